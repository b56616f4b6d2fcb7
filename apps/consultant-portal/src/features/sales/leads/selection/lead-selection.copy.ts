import { countOf, type Things } from '../../../../shared/selection/selection.copy';

export const LEADS: Things = {
  one: 'lead',
  many: 'leads',
  none: 'Nenhum lead selecionado',
};

const stayed = (count: number) =>
  count === 1 ? '1 ficou como estava:' : `${count} ficaram como estavam:`;

export const selectionCopy = {
  assign: 'Passar para…',
  close: 'Encerrar…',
  stayed,
  assignment: {
    title: (count: number) => `Passar ${countOf(count, LEADS)}`,
    lead: 'Os leads de um colega, e os que um colega está vendo, ficam como estão.',
    to: 'Com quem ficam',
    me: (name: string) => `${name} (você)`,
    submit: (count: number) => `Passar ${countOf(count, LEADS)}`,
    pending: 'Passando...',
    failed: 'Não conseguimos passar os leads. Tente de novo.',
    loadFailed: 'Não conseguimos abrir a lista de colegas.',
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
  back: 'Voltar',
} as const;
