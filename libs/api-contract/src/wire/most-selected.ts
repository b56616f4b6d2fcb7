/** Rows that one act on a selection takes at most. No zod: lists use it too. */
export const MOST_SELECTED = 100;
