import { type FunnelSteps } from '@site/api-contract';

/** Steps of the funnel, from the first to the last. */
export const FUNNEL_STEPS = [
  'visits',
  'simulations',
  'proposals',
  'contracts',
] as const satisfies readonly (keyof FunnelSteps)[];
