import {
  addDays,
  daysBetween,
  formatDate,
  isIsoDate,
  type IsoDate,
  saoPauloDay,
} from '../brazil';
import { type Problem } from '../wire/cross-field-rule';
import { OTHER_STATE, withFallback } from '../with-fallback';

/**
 * Traffic fines for a car under contract: states, who may change them, and when. No zod:
 * screens use it too.
 */

/** `sem_notificacao` waits for its notice; the customer is told of it after that. */
export const TRAFFIC_FINE_STATES = [
  'sem_notificacao',
  'aguardando_condutor',
  'condutor_indicado',
  'titular_informado',
  'cobrada',
  'cancelada',
] as const;
export type TrafficFineState = (typeof TRAFFIC_FINE_STATES)[number];
export type TrafficFineActor = 'customer' | 'consultant' | 'system';

type Way = { to: TrafficFineState; by: TrafficFineActor };
const CANCELLED: Way = { to: 'cancelada', by: 'consultant' };
const CHARGED: Way = { to: 'cobrada', by: 'consultant' };

/**
 * All allowed moves, written only here. Another driver may be named until the last day.
 */
export const TRAFFIC_FINE_TRANSITIONS: Readonly<
  Record<TrafficFineState, readonly Way[]>
> = withFallback(
  {
    sem_notificacao: [{ to: 'aguardando_condutor', by: 'consultant' }, CANCELLED],
    aguardando_condutor: [
      { to: 'condutor_indicado', by: 'customer' },
      { to: 'titular_informado', by: 'system' },
      CANCELLED,
    ],
    condutor_indicado: [{ to: 'condutor_indicado', by: 'customer' }, CHARGED, CANCELLED],
    titular_informado: [CHARGED, CANCELLED],
    cobrada: [CANCELLED],
    cancelada: [],
  },
  [],
);

export function canMoveFine(
  from: TrafficFineState,
  to: TrafficFineState,
  by: TrafficFineActor,
): boolean {
  return TRAFFIC_FINE_TRANSITIONS[from].some((way) => way.to === to && way.by === by);
}

/** Customers read `label`; `staff` differs only in who has to act. */
export const TRAFFIC_FINE_LABELS: Readonly<
  Record<
    TrafficFineState,
    { label: string; staff: string; tone: 'info' | 'warn' | 'ok' | 'neutral' }
  >
> = withFallback(
  {
    sem_notificacao: {
      label: 'Em registro',
      staff: 'Falta a notificação',
      tone: 'warn',
    },
    aguardando_condutor: {
      label: 'Esperando você',
      staff: 'Esperando o cliente',
      tone: 'warn',
    },
    condutor_indicado: {
      label: 'Condutor indicado',
      staff: 'Condutor indicado',
      tone: 'info',
    },
    titular_informado: {
      label: 'Titular informado',
      staff: 'Titular a informar',
      tone: 'info',
    },
    cobrada: { label: 'Cobrada', staff: 'Cobrada', tone: 'ok' },
    cancelada: { label: 'Cancelada', staff: 'Cancelada', tone: 'neutral' },
  },
  { label: OTHER_STATE, staff: OTHER_STATE, tone: 'neutral' },
);

/** Whether a consultant still has to work on a fine. */
export function isFineOpen(state: TrafficFineState): boolean {
  return state !== 'cobrada' && state !== 'cancelada';
}

/** Whether the customer was told of a fine that is not cancelled: its notice is there. */
export function isCustomerTold(state: TrafficFineState): boolean {
  return state !== 'sem_notificacao';
}

/** Whether the customer may name the driver; the last day is included. */
export function canNameDriver(
  { state, answerUntil }: { state: TrafficFineState; answerUntil: IsoDate },
  today: IsoDate,
): boolean {
  return canMoveFine(state, 'condutor_indicado', 'customer') && today <= answerUntil;
}

/** Whether nobody was named in time, and the contract's holder is reported. */
export function isAnswerOver(
  { state, answerUntil }: { state: TrafficFineState; answerUntil: IsoDate },
  today: IsoDate,
): boolean {
  return canMoveFine(state, 'titular_informado', 'system') && today > answerUntil;
}

/** Days left to name the driver: 0 on the last one. */
export function daysToAnswer(answerUntil: IsoDate, today: IsoDate): number {
  return daysBetween(today, answerUntil);
}

/**
 * Points of an infraction (CTB art. 259) and its amounts in centavos (art. 258), the
 * heaviest first. Some of the heaviest cost a multiple, as the article of each says. An
 * infraction without points has no amount of its own.
 */
export const FINE_POINTS = [
  {
    points: 7,
    label: 'Gravíssima, 7 pontos',
    amounts: [1, 2, 3, 5, 10, 20, 60].map((times) => times * 293_47),
  },
  { points: 5, label: 'Grave, 5 pontos', amounts: [195_23] },
  { points: 4, label: 'Média, 4 pontos', amounts: [130_16] },
  { points: 3, label: 'Leve, 3 pontos', amounts: [88_38] },
  { points: 0, label: 'Sem pontos', amounts: [] },
] as const;

/** Papers of a fine: the issuing body's notice, and the signed form. */
export const FINE_FILES = ['notificacao', 'indicacao-assinada'] as const;
export type FineFile = (typeof FINE_FILES)[number];

/** Rows of a file of fines at most. */
export const MOST_FINE_ROWS = 500;

/** A last day further away than this is a typing error. */
const LONGEST_ANSWER_DAYS = 180;

/** Checks the days of a fine on the day on which it is registered. */
export function fineProblems(
  { infractionAt, answerUntil }: { infractionAt: Date; answerUntil: IsoDate },
  now: Date,
): Problem[] {
  const today = saoPauloDay(now);
  const problems: Problem[] = [];
  if (infractionAt > now)
    problems.push({
      path: ['infractionOn'],
      message: 'Esse dia e essa hora ainda não chegaram.',
    });
  if (!isIsoDate(answerUntil)) return problems;
  if (answerUntil < today)
    problems.push({
      path: ['answerUntil'],
      message: `O prazo acabou em ${formatDate(answerUntil)}. Confira o último dia na notificação.`,
    });
  else if (answerUntil > addDays(today, LONGEST_ANSWER_DAYS))
    problems.push({
      path: ['answerUntil'],
      message: 'Esse prazo está longe demais. Confira o último dia na notificação.',
    });
  return problems;
}

/**
 * Letters and digits of a notice's number, which identify it: an issuing body writes the
 * number in several ways.
 */
export function fineKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
