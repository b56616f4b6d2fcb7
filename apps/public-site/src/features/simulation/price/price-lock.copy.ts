import { shortDate } from '../simulation.copy';

/** How long a price is guaranteed. */
export const priceLockCopy = {
  locked: (until: string) => `Preço garantido até ${shortDate(until)}`,
  lastDay: (until: string) => `Garantido só até hoje, ${shortDate(until)}`,
  tomorrow: (until: string) => `Garantido só até amanhã, ${shortDate(until)}`,
  over: (until: string) => `A garantia do preço acabou em ${shortDate(until)}`,
};
