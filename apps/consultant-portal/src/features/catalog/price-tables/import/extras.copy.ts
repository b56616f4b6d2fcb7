import { type PricedExtra } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';

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
  /** Says a typed price beside today's; `amount` is in words, as `R$ 39,00`. */
  charged: (
    { charged, price }: Pick<PricedExtra, 'charged' | 'price'>,
    amount: string,
  ) => {
    const today = price === null ? null : formatBRL(price).replaceAll('\u00a0', ' ');
    const rate = charged === 'once' ? 'uma vez' : 'por mês';
    const isFree = amount === 'R$ 0,00';
    if (amount === today) return `${isFree ? 'Sem custo' : `Preço ${rate}`}, como hoje`;
    const meant = isFree ? 'Sem custo' : `${amount} ${rate}`;
    return today === null ? meant : `${meant}, hoje ${today}`;
  },
  notSold: 'Não fica à venda nesta tabela.',
  drop: 'Tirar de venda',
  sell: 'Pôr à venda',
  unchanged: 'Nada mudou. Mude ao menos um preço.',
  failed: 'Não conseguimos conferir os preços. Nada foi gravado. Tente de novo.',
} as const;
