import { type FunnelSteps } from '@site/contracts';

/** From the first to the last. */
export const FUNNEL_STEPS = [
  'visits',
  'simulations',
  'proposals',
  'contracts',
] as const satisfies readonly (keyof FunnelSteps)[];

const COUNT = new Intl.NumberFormat('pt-BR');
export const formatCount = (count: number) => COUNT.format(count);
