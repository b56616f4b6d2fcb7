/** Parties for which an open proposal can wait, in the order of its life. */
export const WAITING_PARTIES = ['analysis', 'customer', 'delivery'] as const;
