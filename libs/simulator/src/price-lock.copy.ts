import { formatDate } from '@site/api-contract/brazil';

/** How long a price is guaranteed. */
export const priceLockCopy = {
  locked: (until: string) => `Preço garantido até ${formatDate(until)}`,
  lastDay: (until: string) => `Garantido só até hoje, ${formatDate(until)}`,
  tomorrow: (until: string) => `Garantido só até amanhã, ${formatDate(until)}`,
  over: (until: string) => `A garantia do preço acabou em ${formatDate(until)}`,
};
