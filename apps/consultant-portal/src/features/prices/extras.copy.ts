import { type PricedExtra } from '@site/contracts';

const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Texts of the change of colors and add-ons. */
export const extrasCopy = {
  open: 'Mudar cores e opcionais',
  title: 'Mudar cores e opcionais',
  lead: 'Uma tabela nova, com os mesmos preços dos carros. Conferir não grava nada.',
  none: 'Nenhuma tabela vale hoje: importe uma com os preços dos carros',
  kinds: { paint: 'Cores', 'add-on': 'Opcionais' },
  today: 'São os preços de hoje. O que você não mudar continua como estiver.',
  fixed: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} é a cor das fotos do site e continua sem acréscimo.`
      : `${inWords.format(names)} são as cores das fotos do site e continuam sem acréscimo.`,
  charged: ({ charged }: Pick<PricedExtra, 'charged'>, amount: string) =>
    amount === 'R$ 0,00'
      ? 'Sem custo'
      : `${amount}${charged === 'once' ? ', uma vez' : ' por mês'}`,
  unchanged: 'Nenhum preço mudou. Mude ao menos um.',
  failed: 'Não conseguimos conferir os preços. Nada foi gravado. Tente de novo.',
} as const;
