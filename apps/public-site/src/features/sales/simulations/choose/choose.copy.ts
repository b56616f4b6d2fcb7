import { formatKm } from '@site/api-contract/brazil';

export const chooseCopy = {
  toCars: 'Ir para os carros',
  titleLines: ['Escolha o carro.', 'O preço é este.'],
  lead: 'Mude prazo e km: os preços mudam juntos. O que aparece aqui é o que você paga por mês.',
  modelsTitleLines: ['Qual vai', 'ser o seu?'],
  modelsLead:
    'Mude prazo e km aqui e compare. Versão, cor e opcionais vêm na próxima tela, com o preço de cada um.',
  versions: (type: string, count: number) =>
    count > 1 ? `${type}, ${count}\u00a0versões` : type,
  compare: 'Comparar',
  cameFor: 'Você veio por este',
  noKmPackage: (km: number) => `Não tem pacote de ${formatKm(km)}`,
  onlyCompanies: 'só PJ',
};
