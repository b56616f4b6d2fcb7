/** Longest text of a file that a page takes; larger ones go by `npm run ops`. */
export const MOST_CSV_CHARACTERS = 900_000;
