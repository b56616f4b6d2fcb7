import { addDays, formatBRL, formatDate, type IsoDate } from '../brazil';
import { PURCHASE_VALID_DAYS } from '../driving/purchase-terms';
import { MOST_PROMISE_DAYS } from '../payments/dunning.schemas';

/**
 * Limits of a consultant's act that its record alone decides. The server refuses by them,
 * and a form that waits before it is sent shows them first. Each function returns the
 * problem, or null when the act is allowed. Amounts are in reais.
 */

/** Problem of the amount of a fine that is passed on. */
export function chargeProblem(asked: number, fine: number): string | null {
  return asked > fine ? `A multa é de ${formatBRL(fine)}.` : null;
}

/** Problem of the deductible that a customer is charged. */
export function deductibleProblem(asked: number, most: number): string | null {
  return asked > most ? `A franquia deste contrato é de ${formatBRL(most)}.` : null;
}

/** Problem of the part of a charge that is taken back. */
export function creditProblem(credit: number, charge: number): string | null {
  return credit > charge
    ? `A cobrança é de ${formatBRL(charge)}: devolva no máximo isso.`
    : null;
}

/** Problem of the day until which a customer may pay. */
export function promiseDayProblem(day: IsoDate, today: IsoDate): string | null {
  const last = addDays(today, MOST_PROMISE_DAYS);
  return day <= today || day > last ? `Escolha uma data até ${formatDate(last)}.` : null;
}

/** Problem of the last day of an offer. */
export function offerDayProblem(validUntil: IsoDate, today: IsoDate): string | null {
  const last = addDays(today, PURCHASE_VALID_DAYS);
  return validUntil <= today || validUntil > last
    ? `Escolha um dia de amanhã a ${formatDate(last)}.`
    : null;
}

/** Problem of the day on which the title passed to its buyer. */
export function transferDayProblem(
  day: IsoDate,
  { boughtOn, today }: { boughtOn: IsoDate | null; today: IsoDate },
): string | null {
  const isBefore = boughtOn !== null && day < boughtOn;
  return isBefore || day > today
    ? `Escolha um dia de ${formatDate(boughtOn ?? day)} até hoje.`
    : null;
}

/**
 * Problem of the day of a loss: it lies between the handover and the customer's report.
 * Null when it is possible.
 */
export function lossDayProblem(
  day: IsoDate,
  { from, until }: { from: IsoDate; until: IsoDate },
): string | null {
  return day < from || day > until
    ? [
        `Escolha um dia de ${formatDate(from)},`,
        `a entrega, a ${formatDate(until)},`,
        'quando o cliente avisou.',
      ].join(' ')
    : null;
}
