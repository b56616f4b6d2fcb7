import { type Maintenance, type NextMaintenance } from '@site/api-contract';
import { formatDate, formatKm } from '@site/api-contract/brazil';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

const visit = (day: string, km: number) => `${formatDate(day)}: ${formatKm(km)}`;

export const contractMaintenanceCopy = {
  title: 'Revisões',
  failed: 'Não conseguimos abrir as revisões.',
  plan: 'Plano do carro',
  planOf: ({ everyKm, everyMonths }: Maintenance['plan']) =>
    `${formatKm(everyKm)} ou ${everyMonths} meses`,
  next: 'Próxima',
  nextAt: ({ number, dueOn, dueKm }: NextMaintenance) =>
    `${number}ª, até ${formatDate(dueOn)} ou ${formatKm(dueKm)}`,
  none: 'Nenhuma até o fim do contrato',
  expected: 'Km previstos para',
  states: withFallback<
    NextMaintenance['state'],
    { label: string; tone: 'neutral' | 'warn' | 'err' }
  >(
    {
      ahead: { label: 'Em dia', tone: 'neutral' },
      near: { label: 'Hora de marcar', tone: 'warn' },
      overdue: { label: 'Atrasada', tone: 'err' },
    },
    { label: OTHER_STATE, tone: 'neutral' },
  ),
  asked: 'Pedido do cliente',
  booked: 'Marcada na oficina',
  bookedAt: ({ day, time }: NonNullable<NextMaintenance['booked']>) =>
    `${formatDate(day)}, às ${time}`,
  visits: 'Feitas',
  visit,
  note: 'Anotar revisão feita',
  close: 'Agora não',
  form: 'Revisão feita',
  day: 'Dia da revisão',
  km: 'Km no painel',
  kmHelp: 'Entram no banco de km do cliente.',
  save: 'Anotar',
  saving: 'Anotando...',
  notSaved: 'Não conseguimos anotar a revisão. Tente de novo.',
  saved: (day: string, km: number) => `Anotada: ${visit(day, km)}.`,
  atWorkshop: 'anotada pela oficina',
  remove: 'Apagar',
  removeOf: (day: string) => `Apagar a revisão de ${formatDate(day)}`,
  ask: {
    title: (day: string) => `Apagar a revisão de ${formatDate(day)}?`,
    text: 'A próxima revisão é calculada de novo. Os km que entraram no banco de km com esta anotação saem junto; o que o cliente anotou fica.',
    submit: 'Apagar a revisão',
    pending: 'Apagando...',
  },
  removed: (day: string) => `A revisão de ${formatDate(day)} foi apagada.`,
  notRemoved: 'Não conseguimos apagar a revisão. Tente de novo.',
} as const;
