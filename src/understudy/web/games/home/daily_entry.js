// The place of the deal of the day on the home screen. It shows nothing until there is one.

/** Show the deal of the day to returning players. */
export const DailyEntry = () => null;
