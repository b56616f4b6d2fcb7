/** An open proposal waits in turn for one of these, in the order of its life. */
export const TURNS = ['analysis', 'customer', 'delivery'] as const;
