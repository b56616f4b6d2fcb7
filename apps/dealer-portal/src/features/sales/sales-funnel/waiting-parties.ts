/** An open proposal waits in turn for one of these, in the order of its life. */
export const WAITING_PARTIES = ['analysis', 'customer', 'delivery'] as const;
