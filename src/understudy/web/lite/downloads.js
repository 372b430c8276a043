// Downloads of the engine: they start before Python asks for them, and each file is fetched once.

/**
 * A download. `received` are its bytes after decompression; `travels` are the bytes that the host sends, if it says so.
 * @typedef {{ response: Promise<Response>, received: number, travels: number }} Download
 */

const SITE = new URL("../", import.meta.url);
const MEGABYTE = 1e6;

const fetchFromNetwork = self.fetch.bind(self);

/** Downloads by address. @type {Map<string, Download>} */
const downloads = new Map();
/** Addresses whose response has been used. @type {Set<string>} */
const used = new Set();
/** Called for each part that arrives. */
let onPart = () => {};

/**
 * Return a response whose parts are counted.
 * @param {Response} response @param {Download} download @param {() => void} onEnd
 */
function counted(response, download, onEnd) {
  download.travels = Number(response.headers.get("content-length") ?? 0);
  if (!response.body) {
    onEnd();
    return response;
  }
  const counting = new TransformStream({
    transform(chunk, controller) {
      download.received += chunk.byteLength;
      onPart();
      controller.enqueue(chunk);
    },
    flush: onEnd,
  });
  return new Response(response.body.pipeThrough(counting), response);
}

/**
 * Download files of the site one after the other, in the order in which Python can use them.
 * @param {string[]} names
 */
export function startDownloads(names) {
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  for (const name of names) before = startDownload(name, before);
}

/**
 * Download a file. Return a promise for its end, also after a failure.
 * @param {string} name @param {Promise<unknown>} after
 */
function startDownload(name, after) {
  /** @type {Download} */
  const download = { response: after.then(() => fetchFromNetwork(new URL(name, SITE))), received: 0, travels: 0 };
  const end = new Promise((resolve) => {
    download.response = download.response.then((response) => counted(response, download, () => resolve(null)));
    // The user of the response handles a failure.
    download.response.catch(resolve);
  });
  downloads.set(new URL(name, SITE).href, download);
  return end;
}

// Pyodide fetches its files itself: give it those that are on their way.
self.fetch = (what, init) => {
  const address = what instanceof Request ? what.url : new URL(what, SITE).href;
  const download = downloads.get(address);
  if (!download || used.has(address)) return fetchFromNetwork(what, init);
  used.add(address);
  return download.response;
};

/**
 * Report the progress of the downloads, from 0 to 1 and in megabytes that travel.
 * @param {Record<string, number>} sizes bytes of each file before compression, by name
 * @param {(share: number, done: number, total: number) => void} report
 */
export function reportProgress(sizes, report) {
  onPart = () => {
    let done = 0;
    let total = 0;
    for (const [name, size] of Object.entries(sizes)) {
      const download = downloads.get(new URL(name, SITE).href);
      const travels = download?.travels || size;
      total += travels;
      done += travels * Math.min(1, (download?.received ?? 0) / size);
    }
    report(done / total, done / MEGABYTE, total / MEGABYTE);
  };
  onPart();
}

/** Stop reporting the progress. */
export function stopReporting() {
  onPart = () => {};
}
