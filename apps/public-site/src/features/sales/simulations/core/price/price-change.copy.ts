import { formatDate } from '@site/api-contract/brazil';

export const priceChangeCopy = {
  changed: (at: string) => `O preço mudou em ${formatDate(at)}`,
  onlyCampaign: (at: string) => `O que mudou em ${formatDate(at)} foi a campanha`,
  same: (at: string) => `Recalculamos em ${formatDate(at)} e o preço continua o mesmo.`,
  ofCopy:
    'A tabela de preços mudou depois desta simulação, e na sua cópia vale o preço de hoje. Nada foi guardado: veja o que mudou e confirme.',
  caption: (model: string) => `O que mudou no preço do ${model}`,
  what: 'Item',
  before: 'Antes',
  now: 'Agora',
  monthly: 'Mensalidade',
  contractTotal: 'Total do contrato',
  absent: 'não havia',
  gone: 'não vale mais',
  until: (date: string) => `O preço de agora está garantido até ${date}.`,
};
