import { type ProposalDetail } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import {
  isDelivered,
  isDropped,
  losesDay,
  PROPOSAL_STATES,
  type ProposalState,
} from '@site/api-contract/sales';
import { slotNote, STEP_NAMES, stepHints } from './proposal.copy';

export type TimelineStep = {
  state: ProposalState;
  name: string;
  /** Date of a step that happened, or the expectation for a step ahead. */
  note: string | null;
  progress: 'done' | 'current' | 'ahead';
  /** The proposal ends at this step without a car: refused, cancelled or expired. */
  ended?: boolean;
};

/**
 * The timeline is drawn from the proposal's detail once loaded, and until then from the
 * row of the list.
 */
export type TimelineSource = Pick<
  ProposalDetail,
  'state' | 'createdAt' | 'updatedAt' | 'paymentMethod'
> &
  Partial<Pick<ProposalDetail, 'history' | 'deliveryDate' | 'deliverySlot'>>;

const MAIN: readonly ProposalState[] = [
  'enviada',
  'em_analise',
  'aprovada',
  'contrato_assinado',
  'pagamento_confirmado',
  'entrega_agendada',
];

/**
 * The steps of a proposal from the customer's view, with dates for those that happened
 * (docs/product/sales.md).
 */
export function timelineOf(source: TimelineSource, today: string): TimelineStep[] {
  const dates = datesOf(source);
  const steps = isDropped(source.state)
    ? endedTimeline(source.state, dates)
    : openTimeline(source.state, dates);
  const at = steps.indexOf(source.state);
  const hints = stepHints(source.paymentMethod, {
    state: source.state,
    deliveryDate: source.deliveryDate ?? null,
    today,
  });
  return steps.map((state, index) => {
    const progress =
      isDelivered(source.state) || index < at
        ? 'done'
        : index === at
          ? 'current'
          : 'ahead';
    const date = dates.get(state);
    // The day of the handover matters, not the day on which it was chosen.
    const slot = progress === 'current' ? source.deliverySlot : undefined;
    const happened = date ? formatDate(new Date(date)) : null;
    const known = slot ? slotNote(slot, today) : happened;
    const note = progress === 'ahead' ? (hints[state] ?? null) : known;
    return {
      state,
      name: STEP_NAMES[state],
      note,
      progress,
      ...(isDropped(state) && { ended: true }),
    };
  });
}

/**
 * Requested documents come before the analysis once they were sent, and after it while
 * they are missing.
 */
function openTimeline(
  state: ProposalState,
  dates: ReadonlyMap<ProposalState, string>,
): ProposalState[] {
  const start: ProposalState[] = state === 'rascunho' ? ['rascunho'] : [];
  const [sent = 'enviada', ...rest] = MAIN;
  if (state === 'documentos_pendentes')
    return [...start, sent, 'em_analise', 'documentos_pendentes', ...rest.slice(1)];
  if (dates.has('documentos_pendentes'))
    return [...start, sent, 'documentos_pendentes', ...rest];
  return [...start, ...MAIN];
}

function endedTimeline(
  state: ProposalState,
  dates: ReadonlyMap<ProposalState, string>,
): ProposalState[] {
  const lived = PROPOSAL_STATES.filter(
    (step) => step !== 'rascunho' && !isDropped(step) && dates.has(step),
  );
  return [...(lived.length > 0 ? lived : (['enviada'] as const)), state];
}

function datesOf(source: TimelineSource): Map<ProposalState, string> {
  const dates = new Map<ProposalState, string>();
  dates.set('enviada', source.createdAt);
  dates.set(
    source.state,
    source.state === 'enviada' ? source.createdAt : source.updatedAt,
  );
  for (const { from, to, at } of source.history ?? [])
    if (!losesDay({ from, to })) dates.set(to, at);
  return dates;
}

/**
 * The message to the customer about the present state, if any: the sentences of its
 * reasons and the analyst's note.
 */
export function reasonOf(
  source: Pick<ProposalDetail, 'state' | 'history'>,
): string | null {
  const last = decisionOf(source);
  // The customer's own message is not shown here; the history has it.
  if (last?.by === 'cliente') return null;
  const told = [
    ...(last?.reasons ?? []).map(({ sentence }) => sentence),
    ...(last?.reason ? [last.reason] : []),
  ];
  return told.length > 0 ? told.join(' ') : null;
}

/** Advice after a refusal: changes that may bring another answer; empty otherwise. */
export function remediesOf(source: Pick<ProposalDetail, 'state' | 'history'>): string[] {
  if (source.state !== 'reprovada') return [];
  return (decisionOf(source)?.reasons ?? []).map(({ remedy }) => remedy);
}

/** The event that led to the present state. */
function decisionOf({ state, history }: Pick<ProposalDetail, 'state' | 'history'>) {
  return history.filter(({ to }) => to === state).at(-1);
}
