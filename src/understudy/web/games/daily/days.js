// The days of the deal of the day: their keys, their seeds, and the days in a row. A day is a date on this device.

/** @typedef {{ started: string, counts: boolean }} PlayedDeal */

const DAY_MS = 86_400_000;

/** Return the key of a date, such as 2026-11-17. @param {Date} date */
export function dayOf(date) {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Return the date of a key at noon, so that no time zone changes its day. @param {string} day */
export const dateOf = (day) => new Date(`${day}T12:00`);

/** Return whether a text is the key of a date. @param {string} text */
export const isDay = (text) => /^20\d\d-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text;

/** Return the key some days later. @param {string} day @param {number} count */
export function addDays(day, count) {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** Return the number of a day, which counts up by one every day. @param {string} day */
export const dayNumber = (day) => Math.round(Date.parse(`${day}T00:00Z`) / DAY_MS);

/**
 * Return the seed of a deal: the date as a number, then the number of the deal.
 * @param {string} day @param {number} deal
 */
export const seedOf = (day, deal) => Number(day.replaceAll("-", "")) * 10 + deal + 1;

/**
 * Return whether a day counts: one of its deals was begun on that day and one round of it was played.
 * @param {string} day @param {Record<string, PlayedDeal> | undefined} deals
 */
export const counts = (day, deals) => Object.values(deals ?? {}).some((one) => one.counts && one.started === day);

/**
 * Return the number of successive days that count, up to this day or the day before.
 * @param {Record<string, Record<string, PlayedDeal>>} days @param {string} today
 */
export function daysInARow(days, today) {
  let day = counts(today, days[today]) ? today : addDays(today, -1);
  let count = 0;
  for (; counts(day, days[day]); day = addDays(day, -1)) count += 1;
  return count;
}
