import { formatCentavos } from '@site/api-contract/brazil';
import { type PricedWearRow } from '@site/api-contract/driving';

export const wearTableCopy = {
  free: 'Sem custo',
  most: 'No máximo',
  priceOf: ({ centavos, isPaidByAddOn }: PricedWearRow) =>
    isPaidByAddOn ? 'Pago pelo opcional' : formatCentavos(centavos),
  insured: 'Seguro: entra no limite da franquia',
} as const;
