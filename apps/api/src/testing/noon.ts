/** When tests begin: Monday 23 November 2026, 12:00 in São Paulo. */
export const NOON = Date.UTC(2026, 10, 23, 15);
