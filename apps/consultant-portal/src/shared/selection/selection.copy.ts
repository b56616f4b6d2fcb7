import { MOST_SELECTED } from '@site/api-contract';

/** Names of the things of a list, for one and for several of them. */
export type Things = {
  one: string;
  many: string;
  /** 'Nenhum lead selecionado' or 'Nenhuma multa selecionada'. */
  none: string;
};

export const countOf = (count: number, { one, many }: Things) =>
  `${count} ${count === 1 ? one : many}`;

export const selectionCopy = {
  start: 'Selecionar vários',
  end: 'Sair da seleção',
  all: (count: number) => `Tudo o que está na lista (${count})`,
  allUpTo: `Os ${MOST_SELECTED} primeiros da lista`,
  row: (name: string) => `Selecionar ${name}`,
  selected: (count: number) => `Na seleção: ${count}`,
  bar: 'Seleção',
  none: (things: Things) => `${things.none}.`,
  most: `, o máximo por vez`,
  key: 'Selecionar, ou tirar da seleção',
  outcome: 'Resultado',
  close: 'Fechar',
  back: 'Voltar',
  stayed: (count: number) =>
    count === 1 ? '1 ficou como estava:' : `${count} ficaram como estavam:`,
  passing: {
    act: 'Passar para…',
    title: (things: string) => `Passar ${things}`,
    to: (count: number) => (count === 1 ? 'Com quem fica' : 'Com quem ficam'),
    me: (name: string) => `${name} (você)`,
    pending: 'Passando...',
    loadFailed: 'Não conseguimos abrir a lista de colegas.',
  },
} as const;
