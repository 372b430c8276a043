// Matrices for the expert's network; the engine calls these functions, so they have Python's names.

/** A matrix, row by row. @typedef {{ columns: number, data: Float32Array }} Matrix */
/** @typedef {Float32Array | Int32Array | Int8Array | Uint8Array} Numbers */
/** An array of Python. @typedef {{ getBuffer: () => { data: Numbers, release: () => void } }} PythonArray */

/** Return a copy of an array of Python. @param {PythonArray} array */
function copied(array) {
  const buffer = array.getBuffer();
  const copy = buffer.data.slice();
  buffer.release();
  return copy;
}

/** Return the number of rows. @param {Matrix} one */
const rows = ({ columns, data }) => (columns ? data.length / columns : 0);

/**
 * Add a multiple of a row to a row.
 * @param {Float32Array} sums @param {number} to @param {Float32Array} data @param {number} from
 * @param {number} count @param {number} factor
 */
function addRow(sums, to, data, from, count, factor) {
  for (let at = 0; at < count; at += 1) sums[to + at] += factor * data[from + at];
}

/** Add a matrix of the same shape, or a single row to every row. @param {Matrix} sums @param {Matrix} other */
function add({ columns, data }, other) {
  const step = other.data.length === columns ? 0 : columns;
  for (let row = 0; row * columns < data.length; row += 1)
    addRow(data, row * columns, other.data, row * step, columns, 1);
}

/** What `understudy.expert.plain_network.Arithmetic` describes. */
export const arithmetic = {
  /**
   * @param {PythonArray} values @param {number} columns @param {PythonArray} [scales] of the rows
   * @returns {Matrix}
   */
  matrix(values, columns, scales) {
    const data = Float32Array.from(copied(values));
    if (scales)
      copied(scales).forEach((scale, row) => {
        for (let at = row * columns; at < (row + 1) * columns; at += 1) data[at] *= scale;
      });
    return { columns, data };
  },

  /** @param {Matrix} left @param {Matrix} right @returns {Matrix} */
  product(left, right) {
    const { columns } = right;
    const data = new Float32Array(rows(left) * columns);
    left.data.forEach((factor, at) => {
      // Most numbers are 0.
      if (factor === 0) return;
      const row = Math.floor(at / left.columns);
      addRow(data, row * columns, right.data, (at - row * left.columns) * columns, columns, factor);
    });
    return { columns, data };
  },

  /** @param {Matrix} table @param {PythonArray} numbers @param {number} each @returns {Matrix} */
  row_sums({ columns, data }, numbers, each) {
    const wanted = copied(numbers);
    const sums = new Float32Array(Math.max(1, each ? Math.ceil(wanted.length / each) : 0) * columns);
    wanted.forEach((number, at) => {
      addRow(sums, Math.floor(at / each) * columns, data, number * columns, columns, 1);
    });
    return { columns, data: sums };
  },

  add,

  /** @param {Matrix} table @param {number} begin @param {Matrix} other @param {number} column */
  add_block(table, begin, other, column) {
    for (let row = 0; row < rows(other); row += 1)
      addRow(table.data, (begin + row) * table.columns, other.data, row * other.columns + column, table.columns, 1);
  },

  /** @param {Matrix} sums @param {Matrix} bias @returns {Matrix} */
  relu(sums, bias) {
    add(sums, bias);
    sums.data.forEach((one, at) => {
      if (one < 0) sums.data[at] = 0;
    });
    return sums;
  },

  /** @param {Matrix} one */
  numbers: ({ data }) => Array.from(data),
};
