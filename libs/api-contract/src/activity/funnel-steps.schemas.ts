import * as z from 'zod/mini';

/** Counts of the way from a visit to a contract. */
const funnelSteps = z.object({
  visits: z.int(),
  simulations: z.int(),
  proposals: z.int(),
  /** Signed. */
  contracts: z.int(),
});
export type FunnelSteps = z.output<typeof funnelSteps>;

/** Steps of this month until now, and of the whole month before. */
export const funnelMonths = { current: funnelSteps, previous: funnelSteps };
