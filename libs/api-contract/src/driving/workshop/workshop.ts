import { type IsoDate } from '../../brazil';
import { OTHER_STATE, withFallback } from '../../with-fallback';
/**
 * Visits of a car to a dealership's workshop: reasons and states. No zod: screens use
 * them too.
 */

export const WORKSHOP_REASONS = ['revisao', 'reparo'] as const;
export type WorkshopReason = (typeof WORKSHOP_REASONS)[number];

export const WORKSHOP_REASON_LABELS: Readonly<Record<WorkshopReason, string>> =
  withFallback({ revisao: 'Revisão', reparo: 'Reparo' }, 'Visita à oficina');

export const WORKSHOP_STATES = ['marcada', 'realizada', 'faltou', 'desmarcada'] as const;
export type WorkshopState = (typeof WORKSHOP_STATES)[number];

/** How a visit went, as the workshop notes it once its hour has come. */
export const WORKSHOP_OUTCOMES = ['realizada', 'faltou'] as const;
export type WorkshopOutcome = (typeof WORKSHOP_OUTCOMES)[number];

/** Customers read `label`, the workshop `staff`. */
export const WORKSHOP_STATE_LABELS: Readonly<
  Record<
    WorkshopState,
    { label: string; staff: string; tone: 'info' | 'warn' | 'ok' | 'neutral' }
  >
> = withFallback(
  {
    marcada: { label: 'Marcada', staff: 'Marcada', tone: 'info' },
    realizada: { label: 'Realizada', staff: 'Realizada', tone: 'ok' },
    faltou: { label: 'Você não veio', staff: 'Não veio', tone: 'warn' },
    desmarcada: { label: 'Desmarcada', staff: 'Desmarcada', tone: 'neutral' },
  },
  { label: OTHER_STATE, staff: OTHER_STATE, tone: 'neutral' },
);

/** Whether a visit is still to come, so that its car needs no other. */
export function isVisitComing(
  { state, slotOn }: { state: WorkshopState; slotOn: IsoDate },
  today: IsoDate,
): boolean {
  return state === 'marcada' && slotOn >= today;
}

/** The two sides that move and cancel a visit. */
export const WORKSHOP_SIDES = ['customer', 'dealership'] as const;
export type WorkshopSide = (typeof WORKSHOP_SIDES)[number];

/** A repair needs the customer's words; a revision may do without. */
export function workshopProblems(form: {
  reason?: unknown;
  note?: unknown;
}): { path: string[]; message: string }[] {
  return form.reason === 'reparo' && !form.note
    ? [{ path: ['note'], message: 'Conte o que precisa de reparo.' }]
    : [];
}
