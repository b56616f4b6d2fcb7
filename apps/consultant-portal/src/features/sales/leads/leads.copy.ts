import { type Lead } from '@site/api-contract';
import { formatDateTime, formatTotal } from '@site/api-contract/brazil';
import { heldByWords } from '../../../shared/holds/held-by.copy';
import { LEAD_KIND_LABELS } from '../../../shared/lead-kinds.copy';

export const leadsCopy = {
  title: 'Fila de leads',
  list: 'Leads',
  keys: 'mudam de lead, A assume, N anota, X seleciona.',
  search: 'Nome, e-mail ou telefone',
  whose: 'De quem',
  everybodys: 'Todos',
  free: 'Livres',
  mine: 'Meus',
  withCount: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatTotal(count)})`,
  stateFilter: 'Situação',
  openOnes: 'Abertos',
  allOnes: 'Todos, inclusive encerrados',
  kind: (kind: Lead['kind']) => LEAD_KIND_LABELS[kind],
  answerBy: (day: string) => `Responder até ${day}`,
  answerLate: (day: string) => `Resposta atrasada, era até ${day}`,
  today: (time: string) => `hoje, ${time}`,
  contact: (when: string) => `Contato ${when}`,
  contactLate: (when: string) => `Contato atrasado, ${when}`,
  noContact: 'Sem próximo contato',
  idle: 'Parado, sem próximo contato',
  heldBy: ({ heldBy }: Pick<Lead, 'heldBy'>) => heldByWords(heldBy),
  samePerson: 'Mesma pessoa',
  others: (count: number) =>
    count === 1 ? 'Mais 1 contato desta pessoa' : `Mais ${count} contatos desta pessoa`,
  count: (shown: number, total: number) =>
    total === 1 ? '1 lead' : `${shown} de ${formatTotal(total)} leads`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  empty: 'Nenhum lead espera por nós. Os contatos do site chegam aqui na hora.',
  nothingFound: 'Nenhum lead com esses filtros.',
  failed: 'Não conseguimos abrir os leads.',
  nothingChosen: 'Escolha um lead para ver quem é e anotar o que foi feito.',
} as const;

export const leadCopy = {
  back: 'Voltar à fila',
  failed: 'Não conseguimos abrir este lead.',
  gone: 'Não encontramos esse lead.',
  goneText: 'O endereço pode estar incompleto.',
  head: (kind: Lead['kind'], createdAt: string) =>
    `${LEAD_KIND_LABELS[kind]}, chegou em ${formatDateTime(createdAt)}`,
  noteKey: 'Anotar o que foi feito',
} as const;
