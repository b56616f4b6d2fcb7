import { type ServiceKind, type ServiceState } from '../contracts/service-kinds';
import { OTHER_STATE, withFallback } from '../with-fallback';

/**
 * Requests of a customer who has the car: their words, and who may change their states. No
 * zod: screens use them too.
 */

export const KIND_LABELS: Readonly<Record<ServiceKind, string>> = withFallback(
  {
    assistencia: 'Assistência 24 horas',
    sinistro: 'Batida ou outro acidente',
    'roubo-ou-perda-total': 'Roubo, furto ou perda total',
    revisao: 'Revisão',
    pneu: 'Pneu',
    multa: 'Multa de trânsito',
    outro: 'Outro assunto',
  },
  'Outro assunto',
);

/** Whether the car is gone for good, so that its contract may end. */
export function isLoss(kind: ServiceKind): boolean {
  return kind === 'roubo-ou-perda-total';
}

/** Whether waiting for a written answer may be too long, so that a phone is told too. */
export function needsCall(kind: ServiceKind): boolean {
  return kind === 'assistencia' || kind === 'sinistro' || isLoss(kind);
}

/** Whether the insurance pays, and the customer the deductible. */
export function bearsDeductible(kind: ServiceKind): boolean {
  return kind === 'sinistro' || isLoss(kind);
}

/**
 * Whether a consultant may open a resolved request again by another answer. Not where an
 * open request does more than wait for an answer: a car that is away stops bills and
 * readings, and a revision stops its reminders.
 */
export function canReopen(kind: ServiceKind): boolean {
  return !needsCall(kind) && kind !== 'revisao';
}

export type ServiceActor = 'customer' | 'consultant';

/** All allowed moves, written only here. Staying in a state is no move. */
export const SERVICE_TRANSITIONS: Readonly<
  Record<ServiceState, readonly { to: ServiceState; by: readonly ServiceActor[] }[]>
> = withFallback(
  {
    aberta: [{ to: 'em_atendimento', by: ['consultant'] }],
    em_atendimento: [
      { to: 'aguardando_cliente', by: ['consultant'] },
      { to: 'resolvida', by: ['consultant'] },
    ],
    aguardando_cliente: [
      { to: 'em_atendimento', by: ['customer', 'consultant'] },
      { to: 'resolvida', by: ['consultant'] },
    ],
    // A wrong answer is put right in the same thread (`canReopen`); customers open
    // another request.
    resolvida: [{ to: 'em_atendimento', by: ['consultant'] }],
  },
  [],
);

export function canMoveService(
  from: ServiceState,
  to: ServiceState,
  actor: ServiceActor,
): boolean {
  return SERVICE_TRANSITIONS[from].some((one) => one.to === to && one.by.includes(actor));
}

/** Customers read `label`; `staff` differs only in who has to act. */
export const SERVICE_STATE_LABELS: Readonly<
  Record<
    ServiceState,
    { label: string; staff: string; tone: 'info' | 'warn' | 'ok' | 'neutral' }
  >
> = withFallback(
  {
    aberta: { label: 'Aberto', staff: 'Aberto', tone: 'info' },
    em_atendimento: { label: 'Em atendimento', staff: 'Em atendimento', tone: 'info' },
    aguardando_cliente: {
      label: 'Esperando você',
      staff: 'Esperando o cliente',
      tone: 'warn',
    },
    resolvida: { label: 'Resolvido', staff: 'Resolvido', tone: 'ok' },
  },
  { label: OTHER_STATE, staff: OTHER_STATE, tone: 'neutral' },
);

/**
 * Tells a customer what to do when something is missing in a resolved request: open
 * another one if the contract allows it, else call or write (`reach`).
 */
export function afterResolved({ canOpen, reach }: { canOpen: boolean; reach: string }) {
  return canOpen
    ? 'Se algo ficou faltando, abra outro.'
    : `Se algo ficou faltando, fale com a gente: ${reach}.`;
}

type ServiceFields = {
  kind?: unknown;
  km?: unknown;
  happenedOn?: unknown;
  place?: unknown;
  anyoneHurt?: unknown;
};
type Problem = { path: string[]; message: string };

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false;

/** Checks the fields of a kind in addition to the message. */
export function serviceProblems(form: ServiceFields): Problem[] {
  const missing = (name: keyof ServiceFields, message: string): Problem[] =>
    isEmpty(form[name]) ? [{ path: [name], message }] : [];
  switch (form.kind) {
    case 'revisao':
      return form.km === 0 ? [] : missing('km', 'Informe os km do painel.');
    case 'sinistro':
      return [
        ...missing('happenedOn', 'Informe o dia do acidente.'),
        ...missing('place', 'Informe onde foi.'),
        ...missing('anyoneHurt', 'Diga se alguém se feriu.'),
      ];
    case 'roubo-ou-perda-total':
      return [
        ...missing('happenedOn', 'Informe o dia em que aconteceu.'),
        ...missing('place', 'Informe onde foi.'),
      ];
    default:
      return [];
  }
}
