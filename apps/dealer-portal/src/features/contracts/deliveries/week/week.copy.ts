import { formatDate, formatMonth, monthName } from '@site/api-contract/brazil';
import {
  type ClosedReason,
  type Milestone,
  MILESTONE_LABELS,
} from '@site/api-contract/contracts';
import { withFallback } from '@site/api-contract/with-fallback';

const dateOf = (day: string) => Number(day.slice(8));
const yearOf = (day: string) => day.slice(0, 4);

/** Texts of the week of deliveries, returns and visits to the workshop. */
export const weekCopy = {
  title: 'Semana',
  /** `23 a 27 de novembro de 2026`; month and year are repeated when they differ. */
  range: (from: string, to: string) => {
    const end = `${dateOf(to)} de ${formatMonth(to)}`;
    if (yearOf(from) !== yearOf(to))
      return `${dateOf(from)} de ${formatMonth(from)} a ${end}`;
    return from.slice(0, 7) === to.slice(0, 7)
      ? `${dateOf(from)} a ${end}`
      : `${dateOf(from)} de ${monthName(from)} a ${end}`;
  },
  moves: 'Mudar de semana',
  previous: 'Semana anterior',
  next: 'Próxima semana',
  today: 'Hoje',
  failed: 'Não conseguimos abrir a semana.',
  date: (day: string) => formatDate(day).slice(0, 5),
  closed: withFallback(
    {
      holiday: 'Feriado nacional',
      'closed-day': 'Dia fechado',
      weekday: 'Sem entregas neste dia',
    } satisfies Record<ClosedReason, string>,
    'Sem entregas neste dia',
  ),
  nothing: 'Nada marcado',
  free: (count: number) => (count === 1 ? '1 vaga' : `${count} vagas`),
  waitsFor: (milestone: Milestone) =>
    `Falta: ${MILESTONE_LABELS[milestone].toLowerCase()}`,
  ready: 'Pronto',
  handedOver: 'Entregue',
  comesBack: 'Devolução',
  cameBack: 'Devolvido',
  workshop: 'Oficina',
  wasInWorkshop: 'Veio à oficina',
} as const;
