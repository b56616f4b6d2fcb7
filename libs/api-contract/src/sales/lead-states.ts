import { OTHER_STATE, withFallback } from '../with-fallback';
/**
 * A lead in the consultants' work: states, moves, and the fields for closing one. No zod:
 * screens use them too.
 */

export const LEAD_STATES = [
  'novo',
  'em_contato',
  'sem_resposta',
  'virou_proposta',
  'sem_interesse',
] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const LEAD_STATE_LABELS: Readonly<
  Record<LeadState, { label: string; tone: 'info' | 'warn' | 'ok' | 'neutral' }>
> = withFallback(
  {
    novo: { label: 'Novo', tone: 'info' },
    em_contato: { label: 'Em contato', tone: 'info' },
    sem_resposta: { label: 'Sem resposta', tone: 'warn' },
    virou_proposta: { label: 'Virou proposta', tone: 'ok' },
    sem_interesse: { label: 'Sem interesse', tone: 'neutral' },
  },
  { label: OTHER_STATE, tone: 'neutral' },
);

/**
 * All allowed moves, written only here. Staying in a state is no move: a note needs none.
 */
export const LEAD_TRANSITIONS: Readonly<Record<LeadState, readonly LeadState[]>> =
  withFallback(
    {
      novo: ['em_contato', 'sem_resposta', 'virou_proposta', 'sem_interesse'],
      em_contato: ['sem_resposta', 'virou_proposta', 'sem_interesse'],
      sem_resposta: ['em_contato', 'virou_proposta', 'sem_interesse'],
      // what was closed too early is taken up again
      virou_proposta: ['em_contato'],
      sem_interesse: ['em_contato'],
    },
    [],
  );

/** Whether a lead may be in a state after an act; it may stay where it is. */
export function canMoveLead(from: LeadState, to: LeadState): boolean {
  return from === to || LEAD_TRANSITIONS[from].includes(to);
}

/** Whether nobody has to act on it any more. */
export function isLeadClosed(state: LeadState): boolean {
  return state === 'virou_proposta' || state === 'sem_interesse';
}

/** Why somebody is not interested. */
export const LEAD_REASONS = [
  'preco',
  'prazo-de-entrega',
  'outra-empresa',
  'so-pesquisava',
  'contato-errado',
  'outro',
] as const;
type LeadReason = (typeof LEAD_REASONS)[number];

export const LEAD_REASON_LABELS: Readonly<Record<LeadReason, string>> = withFallback(
  {
    preco: 'Achou caro',
    'prazo-de-entrega': 'Não pode esperar a entrega',
    'outra-empresa': 'Fechou com outra empresa',
    'so-pesquisava': 'Só estava pesquisando',
    'contato-errado': 'Telefone ou e-mail errado',
    outro: 'Outro motivo',
  },
  'Outro motivo',
);

type WorkFields = {
  status?: unknown;
  reason?: unknown;
  note?: unknown;
  nextDay?: unknown;
  nextTime?: unknown;
};
type Problem = { path: string[]; message: string };

/** Checks the fields of one act against each other. */
export function leadWorkProblems(form: WorkFields): Problem[] {
  const isSet = (value: unknown) => value !== undefined && value !== '';
  const closes = form.status === 'virou_proposta' || form.status === 'sem_interesse';
  return [
    ...(form.status === 'sem_interesse' && !isSet(form.reason)
      ? [{ path: ['reason'], message: 'Escolha o motivo.' }]
      : []),
    ...(form.reason === 'outro' && form.status === 'sem_interesse' && !isSet(form.note)
      ? [{ path: ['note'], message: 'Conte o motivo na anotação.' }]
      : []),
    ...(closes && isSet(form.nextDay)
      ? [{ path: ['nextDay'], message: 'Lead encerrado não tem próximo contato.' }]
      : []),
    ...(isSet(form.nextTime) && !isSet(form.nextDay)
      ? [{ path: ['nextDay'], message: 'Informe também o dia.' }]
      : []),
  ];
}
