import { OTHER_STATE, withFallback } from '../with-fallback';
/** States of a proposal, in the order a customer lives them (docs/product/sales.md). */
export const PROPOSAL_STATES = [
  'rascunho',
  'enviada',
  'em_analise',
  'documentos_pendentes',
  'aprovada',
  'reprovada',
  'contrato_assinado',
  'pagamento_confirmado',
  'entrega_agendada',
  'ativa',
  'encerrada',
  'cancelada',
  'expirada',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Actors of a transition; `dealership` is its staff, at the handover. */
export const PROPOSAL_ACTORS = [
  'customer',
  'consultant',
  'dealership',
  'system',
] as const;
export type ProposalActor = (typeof PROPOSAL_ACTORS)[number];
type Transition = { to: ProposalState; by: readonly ProposalActor[] };

/**
 * Before the signature a customer simply cancels; after it the rules of withdrawal hold.
 */
const CANCELLATION: Transition = { to: 'cancelada', by: ['customer'] };
const WITHDRAWAL: Transition = { to: 'cancelada', by: ['customer'] };
const IDLE: Transition = { to: 'expirada', by: ['system'] };

/**
 * All allowed transitions, written only here: the server decides by them, the screens
 * label by them. A move may have further conditions, such as the 7 days of a withdrawal.
 */
export const PROPOSAL_TRANSITIONS: Record<ProposalState, readonly Transition[]> =
  withFallback(
    {
      rascunho: [{ to: 'enviada', by: ['customer'] }, IDLE],
      enviada: [{ to: 'em_analise', by: ['system', 'consultant'] }, CANCELLATION],
      em_analise: [
        { to: 'documentos_pendentes', by: ['consultant'] },
        { to: 'aprovada', by: ['consultant'] },
        { to: 'reprovada', by: ['consultant'] },
        CANCELLATION,
      ],
      documentos_pendentes: [
        { to: 'em_analise', by: ['customer', 'consultant'] },
        CANCELLATION,
        IDLE,
      ],
      aprovada: [{ to: 'contrato_assinado', by: ['customer'] }, CANCELLATION, IDLE],
      // The review by a person (LGPD art. 20).
      reprovada: [{ to: 'em_analise', by: ['customer'] }],
      contrato_assinado: [
        { to: 'pagamento_confirmado', by: ['system'] },
        WITHDRAWAL,
        // Never paid: somebody decides after the last dunning letter.
        { to: 'cancelada', by: ['consultant'] },
      ],
      pagamento_confirmado: [{ to: 'entrega_agendada', by: ['customer'] }, WITHDRAWAL],
      entrega_agendada: [
        { to: 'ativa', by: ['dealership', 'consultant'] },
        // Another dealership was chosen, so the day at the one before is lost.
        { to: 'pagamento_confirmado', by: ['customer'] },
        WITHDRAWAL,
      ],
      ativa: [
        { to: 'encerrada', by: ['consultant', 'dealership', 'system'] },
        WITHDRAWAL,
      ],
      encerrada: [],
      cancelada: [],
      expirada: [],
    },
    [],
  );

/**
 * The stage of each state: the customer's draft, asked for, signed, with the car,
 * finished, or ended without a car. Only the predicates below read it.
 */
const STAGES = {
  rascunho: 'draft',
  enviada: 'asked',
  em_analise: 'asked',
  documentos_pendentes: 'asked',
  aprovada: 'asked',
  reprovada: 'dropped',
  contrato_assinado: 'signed',
  pagamento_confirmado: 'signed',
  entrega_agendada: 'signed',
  ativa: 'driven',
  encerrada: 'completed',
  cancelada: 'dropped',
  expirada: 'dropped',
} as const satisfies Record<ProposalState, string>;

/** It has ended; only the review of a refusal reopens one. */
export function isOver(state: ProposalState): boolean {
  return STAGES[state] === 'completed' || STAGES[state] === 'dropped';
}

/** It leads to a car: neither over nor delivered. */
export function isOpen(state: ProposalState): boolean {
  return !isOver(state) && !isDelivered(state);
}

/**
 * States in which a sent proposal waits for its customer, and expires when nothing comes
 * (docs/product/sales.md).
 */
export const EXPIRING_STATES = [
  'documentos_pendentes',
  'aprovada',
] as const satisfies readonly ProposalState[];
export type ExpiringState = (typeof EXPIRING_STATES)[number];

/** It waits for documents or a signature, and expires without them. */
export function isExpiring(state: ProposalState): state is ExpiringState {
  return EXPIRING_STATES.some((expiring) => expiring === state);
}

/**
 * Its customer has the next step: documents, signature or first payment. The state of a
 * paid proposal does not tell it: the day of an ordered car is chosen once the car came.
 */
export function waitsForCustomer(state: ProposalState): boolean {
  return isExpiring(state) || state === 'contrato_assinado';
}

/** It binds both sides: from the signature until it is over. */
export function isContract(state: ProposalState): boolean {
  return STAGES[state] === 'signed' || STAGES[state] === 'driven';
}

/** It has a contract, running or finished. */
export function isSigned(state: ProposalState): boolean {
  return isContract(state) || STAGES[state] === 'completed';
}

/**
 * Whether the chosen day of the handover has passed, so that it is not announced any
 * more.
 */
export function isSlotPast({ day }: { day: string }, today: string): boolean {
  return day < today;
}

/** It is paid, and the handover comes next. */
export function isAwaitingCar(state: ProposalState): boolean {
  return state === 'pagamento_confirmado' || state === 'entrega_agendada';
}

/** The customer has the car, or had it until the end of the contract. */
export function isDelivered(state: ProposalState): boolean {
  return STAGES[state] === 'driven' || STAGES[state] === 'completed';
}

/** This move gives up the booked day, so it confirms no payment. */
export function losesDay({
  from,
  to,
}: {
  from: ProposalState | null;
  to: ProposalState;
}): boolean {
  return from === 'entrega_agendada' && to === 'pagamento_confirmado';
}

/** Refused, cancelled or expired: over, but not finished. */
export function isDropped(state: ProposalState): boolean {
  return STAGES[state] === 'dropped';
}

export function canMove(
  from: ProposalState,
  to: ProposalState,
  by: ProposalActor,
): boolean {
  return PROPOSAL_TRANSITIONS[from].some(
    (transition) => transition.to === to && transition.by.includes(by),
  );
}

export type StateTone = 'neutral' | 'info' | 'warn' | 'ok' | 'err';

/** Name and tone of each state on the screens of staff. */
export const STATE_LABELS: Record<ProposalState, { label: string; tone: StateTone }> =
  withFallback(
    {
      rascunho: { label: 'Rascunho', tone: 'neutral' },
      enviada: { label: 'Enviada', tone: 'info' },
      em_analise: { label: 'Em análise', tone: 'info' },
      documentos_pendentes: { label: 'Documentos pendentes', tone: 'warn' },
      aprovada: { label: 'Aprovada', tone: 'ok' },
      reprovada: { label: 'Reprovada', tone: 'err' },
      contrato_assinado: { label: 'Contrato assinado', tone: 'ok' },
      pagamento_confirmado: { label: 'Pagamento confirmado', tone: 'ok' },
      entrega_agendada: { label: 'Entrega agendada', tone: 'ok' },
      ativa: { label: 'Ativa', tone: 'ok' },
      encerrada: { label: 'Encerrada', tone: 'neutral' },
      cancelada: { label: 'Cancelada', tone: 'err' },
      expirada: { label: 'Expirada', tone: 'neutral' },
    },
    { label: OTHER_STATE, tone: 'neutral' },
  );

/**
 * The label of contracts that we ended for want of payment, instead of their state's own.
 */
const ENDED_UNPAID: (typeof STATE_LABELS)[ProposalState] = {
  label: 'Encerrada por falta de pagamento',
  tone: 'err',
};

/** The name and tone of a state as it is shown. */
export function shownState(
  { state, returnKind }: { state: ProposalState; returnKind?: string | null },
  labels = STATE_LABELS,
): (typeof STATE_LABELS)[ProposalState] {
  return returnKind === 'inadimplencia' ? ENDED_UNPAID : labels[state];
}

/** The same for the customer (docs/product/sales.md). */
export const CUSTOMER_STATE_LABELS: typeof STATE_LABELS = withFallback(
  {
    ...STATE_LABELS,
    reprovada: { label: 'Não aprovada', tone: 'err' },
  },
  { label: OTHER_STATE, tone: 'neutral' },
);
