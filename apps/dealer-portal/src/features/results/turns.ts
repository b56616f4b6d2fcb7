/** Whose turn an open proposal is, in the order of its life. */
export const TURNS = ['analysis', 'customer', 'delivery'] as const;
