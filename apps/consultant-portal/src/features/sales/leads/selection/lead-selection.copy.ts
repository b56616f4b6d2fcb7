import { countOf, type Things } from '../../../../shared/selection/selection.copy';

export const LEADS: Things = {
  one: 'lead',
  many: 'leads',
  none: 'Nenhum lead selecionado',
};

export const selectionCopy = {
  close: 'Encerrar…',
  assignment: {
    lead: 'Os leads de um colega, e os que um colega está vendo, ficam como estão.',
    failed: 'Não conseguimos passar os leads. Tente de novo.',
    done: (count: number, name: string) =>
      count === 0
        ? 'Nenhum lead mudou de mãos.'
        : `${countOf(count, LEADS)} com ${name}.`,
  },
  closing: {
    title: (count: number) => `Encerrar ${countOf(count, LEADS)} sem interesse`,
    lead: 'Os livres ficam no seu nome. Quem escrever de novo volta à fila.',
    reason: 'Motivo',
    note: 'Anotação',
    submit: (count: number) => `Encerrar ${countOf(count, LEADS)}`,
    pending: 'Encerrando...',
    failed: 'Não conseguimos encerrar os leads. Tente de novo.',
    done: (count: number) =>
      count === 0
        ? 'Nenhum lead foi encerrado.'
        : `${countOf(count, LEADS)} sem interesse, encerrado${count === 1 ? '' : 's'}.`,
  },
} as const;
