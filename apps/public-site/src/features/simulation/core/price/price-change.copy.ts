import { formatDate } from '@site/contracts/brazil';

export const priceChangeCopy = {
  changed: (at: string) => `O preço mudou em ${formatDate(at)}`,
  same: (at: string) => `Recalculamos em ${formatDate(at)} e o preço continua o mesmo.`,
  caption: (model: string) => `O que mudou no preço do ${model}`,
  what: 'Item',
  before: 'Antes',
  now: 'Agora',
  monthly: 'Mensalidade',
  contractTotal: 'Total do contrato',
  absent: 'não havia',
  until: (date: string) => `O preço de agora está garantido até ${date}.`,
};
