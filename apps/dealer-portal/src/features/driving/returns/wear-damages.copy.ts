import { formatCentavos } from '@site/api-contract/brazil';
import { type PricedWearRow } from '@site/api-contract/driving';

export const wearDamagesCopy = {
  why: (version: string) =>
    `Só entra o que está na tabela do contrato, versão ${version}, com foto e até o preço dela. O cliente vê a mesma tabela e pode contestar.`,
  title: 'Anotar um dano da tabela',
  photoFirst: 'Para anotar um dano, envie antes uma foto que o mostre.',
  row: 'Dano da tabela',
  option: ({ name, centavos, isPaidByAddOn }: PricedWearRow) =>
    `${name}: ${isPaidByAddOn ? 'pago pelo opcional' : `até ${formatCentavos(centavos)}`}`,
  free: ({ free }: PricedWearRow) => `Sem custo: ${free}`,
  quantity: 'Quantos',
  quantityHelp: ({ most }: PricedWearRow) => `A tabela vai até ${most}`,
  quote: 'Orçamento',
  quoteHelp: ({ centavos }: PricedWearRow, quantity: number) =>
    `No máximo ${formatCentavos(centavos * quantity)}, pela tabela${quantity > 1 ? `, para as ${quantity} unidades somadas` : ''}`,
  photo: 'Foto que mostra o dano',
  photoOf: (number: number) => `Foto ${number}`,
  shownIn: (number: number) => `Foto ${number}`,
  photoGone: 'A foto não está mais aqui',
  above: (centavos: number) =>
    `A tabela do contrato cobra no máximo ${formatCentavos(centavos)} por este dano.`,
} as const;
