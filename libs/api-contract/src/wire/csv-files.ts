/** Longest file that a page imports; larger ones need `npm run ops`. */
export const MOST_CSV_CHARACTERS = 900_000;
