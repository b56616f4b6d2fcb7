import { addDays, formatDate, type IsoDate } from '../brazil';
import { LONGEST_DELIVERY_DAYS } from '../pricing/delivery/delivery-days';

/**
 * Other choices than booking a return: leaving is still free by withdrawal, or the
 * customer buys the car.
 */
export const INSTEAD_OF_RETURN = ['desistencia', 'compra'] as const;
export type InsteadOfReturn = (typeof INSTEAD_OF_RETURN)[number];
export const BUYING_INSTEAD =
  'Você aceitou comprar o carro. Para devolver, desista antes da compra na página dela.';

/**
 * How money goes back to a customer. The law says 'at once' (CDC art. 49); when it is
 * there is the bank's and the card's to say, so the days are usual ones and no promise.
 */
export const REFUND_WAY =
  'O dinheiro volta para a conta ou o cartão de onde saiu. Na conta, costuma chegar em 1 dia útil; no cartão, em até duas faturas.';

/**
 * Days in which a car comes back after a withdrawal, or after we ended the contract; the
 * day itself is not counted.
 */
export const BRING_BACK_DAYS = 7;

/**
 * A demanded car costs money while it is out: a month that began is charged, and the
 * return takes back a month that did not begin. Customers read `customer`, staff read
 * `staff`.
 */
export const MONTHS_UNTIL_BACK = {
  customer:
    'Até o carro voltar, as mensalidades continuam vencendo. Mês que não tiver começado no dia da devolução não é cobrado.',
  staff:
    'As mensalidades continuam vencendo até o carro voltar. Mês que não tiver começado no dia da devolução não é cobrado.',
} as const;

/** `da mensalidade que começa até lá`, after the sum of those months. */
export const monthsText = ({ months }: { months: number }) =>
  months === 1
    ? 'da mensalidade que começa até lá'
    : `das ${months} mensalidades que começam até lá`;

/** Note on a month that was charged before its customer booked a return. */
export const backOnText = (day: IsoDate) =>
  `Este mês só começa depois da devolução de ${formatDate(day)}: com o carro de volta nesse dia, a parcela é cancelada e o que já foi pago volta no acerto.`;

/** Days to choose, send, analyse and sign a new contract. */
const DECIDING_DAYS = 30;
/**
 * Days before its last one from which a contract's end is announced: a car that is then
 * ordered for a new contract still comes in time.
 */
export const END_IN_SIGHT_DAYS = LONGEST_DELIVERY_DAYS + DECIDING_DAYS;

/** Days before the last one from which a return around the end can be booked. */
const RETURN_AT_END_DAYS = 60;

/**
 * The first day on which the days around the contract's end are offered for the return.
 */
export function returnAtEndFrom(endsOn: IsoDate): IsoDate {
  return addDays(endsOn, -RETURN_AT_END_DAYS);
}

/**
 * Damages of a return: `aguardando` the customer, who accepts them, contests them, or lets
 * the days pass; `cobrados`; `contestados`, until somebody answers; or `retirados`.
 */
export const DAMAGE_STATES = [
  'aguardando',
  'cobrados',
  'contestados',
  'retirados',
] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];

/** States of a contested damage: before the answer, and after each answer. */
export const DAMAGE_CONTESTS = ['contestado', 'mantido', 'retirado'] as const;
export type DamageContest = (typeof DAMAGE_CONTESTS)[number];

/** The damages that wait for an answer; all of them when an older contest names none. */
export function contestedAmong<D extends { contest?: DamageContest | null }>(
  damages: readonly D[],
): readonly D[] {
  const named = damages.filter(({ contest }) => contest === 'contestado');
  return named.length > 0 ? named : damages;
}

/**
 * Answers of the inspection to a damage that the customer estimated at home: as it was
 * estimated, corrected with a reason, or not charged with a reason.
 */
export const HOME_ANSWERS = ['confirmado', 'corrigido', 'sem-custo'] as const;
export type HomeAnswer = (typeof HOME_ANSWERS)[number];

/** More than a car's price is a typing error. */
export const MOST_DAMAGE_REAIS = 300_000;

/** Business days in which damages can be contested. */
export const CONTEST_DAYS = 5;

/** Stages of the list of returns: asked for, done, or done with contested damages. */
export const RETURN_STAGES = ['coming', 'returned', 'contested'] as const;
export type ReturnStage = (typeof RETURN_STAGES)[number];

/**
 * Whether a booked return takes back all installments that are not due yet; else all are
 * paid.
 */
export function takesBackTheRest(installments: readonly { status: string }[]): boolean {
  return installments.some(({ status }) => status === 'a_vencer');
}
