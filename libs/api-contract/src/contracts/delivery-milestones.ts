import { formatCounted } from '../brazil';
import { isOver, type ProposalState } from '../sales/proposal-states';
import { OTHER, withFallback } from '../with-fallback';

/** Steps of a car until the handover, in order (docs/product/contracts.md). */
export const MILESTONES = [
  'pedido',
  'faturado',
  'a_caminho',
  'na_loja',
  'emplacado',
  'pronto',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/**
 * Where the car of a contract comes from: the stock of the dealership that delivers it,
 * the stock of another one nearby, or the factory.
 */
export const DELIVERY_SOURCES = ['stock', 'transfer', 'order'] as const;
export type DeliverySource = (typeof DELIVERY_SOURCES)[number];

/** The milestones of a car from each source. */
const MILESTONES_OF: Record<DeliverySource, readonly Milestone[]> = withFallback(
  {
    stock: ['faturado', 'emplacado', 'pronto'],
    transfer: ['faturado', 'a_caminho', 'na_loja', 'emplacado', 'pronto'],
    order: MILESTONES,
  },
  MILESTONES,
);

export function milestonesOf(source: DeliverySource): readonly Milestone[] {
  return MILESTONES_OF[source];
}

/** The milestone after the noted ones; null when the car is ready. */
export function nextMilestone(
  source: DeliverySource,
  written: readonly Milestone[],
): Milestone | null {
  return milestonesOf(source).find((kind) => !written.includes(kind)) ?? null;
}

/**
 * Whether the car was ordered from the factory and is not at the dealership yet, so that
 * no day of the handover can be chosen.
 */
export function isCarToCome(delivery: {
  source: DeliverySource;
  /** Day of the milestone `na_loja`, YYYY-MM-DD. */
  arrivedOn: string | null;
}): boolean {
  return delivery.source === 'order' && delivery.arrivedOn === null;
}

/** Whether the contract ended before the handover, so that no car comes. */
export function isCalledOff(delivery: {
  state: ProposalState;
  handedOverAt: string | null;
}): boolean {
  return isOver(delivery.state) && delivery.handedOverAt === null;
}

/** Days of the week on which a dealership may hand cars over, from Monday on. */
export const HANDOVER_WEEKDAYS = [
  'seg',
  'ter',
  'qua',
  'qui',
  'sex',
  'sab',
  'dom',
] as const;
export type HandoverWeekday = (typeof HANDOVER_WEEKDAYS)[number];

/**
 * Why a dealership hands nothing over on a day: a national holiday, a closed day of its
 * own, or a weekday without handovers.
 */
export const CLOSED_REASONS = ['holiday', 'closed-day', 'weekday'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

const OTHER_MILESTONE = 'Outra etapa';

/** The words of dealerships and consultants. */
export const MILESTONE_LABELS: Record<Milestone, string> = withFallback(
  {
    pedido: 'Pedido à fábrica',
    faturado: 'Faturado',
    a_caminho: 'A caminho da loja',
    na_loja: 'Na loja',
    emplacado: 'Emplacado',
    pronto: 'Pronto para a entrega',
  },
  OTHER_MILESTONE,
);

/** The same for customers, to whom an invoice is a 'nota'. */
export const CUSTOMER_MILESTONE_LABELS: Record<Milestone, string> = withFallback(
  { ...MILESTONE_LABELS, faturado: 'Nota emitida' },
  OTHER_MILESTONE,
);

export const SOURCE_LABELS: Record<DeliverySource, string> = withFallback(
  {
    stock: 'Do estoque da loja',
    transfer: 'Do estoque de uma loja vizinha',
    order: 'Sob encomenda',
  },
  OTHER,
);

/** Says to customer and dealership why the days until the new promise are no delay. */
export function putOffWhy({
  paymentDays,
  choiceDays,
}: {
  paymentDays: number;
  choiceDays: number;
}): string {
  const days = (count: number) => formatCounted(count, 'dia', 'dias');
  return `${[
    ...(paymentDays > 0
      ? [`${days(paymentDays)} de espera pelo primeiro pagamento`]
      : []),
    ...(choiceDays > 0 ? [`${days(choiceDays)} de espera pela escolha do dia`] : []),
  ].join(' e ')}. Esses dias não contam como atraso.`;
}
