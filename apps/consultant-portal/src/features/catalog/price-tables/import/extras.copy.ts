import { type PricedExtra } from '@site/api-contract';

const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const extrasCopy = {
  open: 'Mudar cores e opcionais',
  title: 'Mudar cores e opcionais',
  lead: 'Quanto custam e quais estão à venda: uma tabela nova, com os mesmos preços dos carros. Conferir não grava nada.',
  none: 'Nenhuma tabela vale hoje: importe uma com os preços dos carros',
  kinds: { paint: 'Cores', 'add-on': 'Opcionais' },
  today: 'São os preços de hoje. O que você não mudar continua como estiver.',
  fixed: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} é a cor padrão de um carro; continua à venda, sem acréscimo.`
      : `${inWords.format(names)} são cores padrão dos carros; continuam à venda, sem acréscimo.`,
  charged: ({ charged }: Pick<PricedExtra, 'charged'>, amount: string) =>
    amount === 'R$ 0,00'
      ? 'Sem custo'
      : `${amount}${charged === 'once' ? ', uma vez' : ' por mês'}`,
  notSold: 'Não fica à venda nesta tabela.',
  drop: 'Tirar de venda',
  sell: 'Pôr à venda',
  unchanged: 'Nada mudou. Mude ao menos um preço.',
  failed: 'Não conseguimos conferir os preços. Nada foi gravado. Tente de novo.',
} as const;
