import { formatCentavos } from '@site/api-contract/brazil';
import { type PricedWearRow } from '@site/api-contract/driving';

export const wearTableCopy = {
  free: 'Sem custo',
  /** The damage that costs nothing; a size is on one line with its unit. */
  freeOf: ({ free }: PricedWearRow) => free.replaceAll(/(\d) (?=[cm]m\b)/g, '$1\u00A0'),
  most: 'No máximo',
  priceOf: ({ centavos, isPaidByAddOn }: PricedWearRow) =>
    isPaidByAddOn ? 'Pago pelo opcional' : formatCentavos(centavos),
  insured: 'Seguro: entra no limite da franquia',
} as const;
