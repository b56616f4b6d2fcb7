import { addDays, formatBRL, formatDate, type IsoDate } from '../brazil';
import { MOST_PROMISE_DAYS } from '../calls/overdue-contracts';
import { PURCHASE_VALID_DAYS } from '../contract/purchase-terms';

/**
 * What an act of a consultant may not exceed, known from its record alone: the server
 * refuses by these, and a form that waits before it is sent says them first.
 */

/** Why so much can't be passed on of a fine, both in reais; null when it can. */
export function chargeProblem(asked: number, fine: number): string | null {
  return asked > fine ? `A multa é de ${formatBRL(fine)}.` : null;
}

/** Why a customer can't be asked for so much of it, both in reais; null when they can. */
export function deductibleProblem(asked: number, most: number): string | null {
  return asked > most ? `A franquia deste contrato é de ${formatBRL(most)}.` : null;
}

/** Why so much can't be taken back of a charge, both in reais; null when it can. */
export function creditProblem(credit: number, charge: number): string | null {
  return credit > charge
    ? `A cobrança é de ${formatBRL(charge)}: devolva no máximo isso.`
    : null;
}

/** Why a customer can't be given until that day; null when they can. */
export function promiseDayProblem(day: IsoDate, today: IsoDate): string | null {
  const last = addDays(today, MOST_PROMISE_DAYS);
  return day <= today || day > last ? `Escolha uma data até ${formatDate(last)}.` : null;
}

/** Why an offer can't stand until that day; null when it can. */
export function offerDayProblem(validUntil: IsoDate, today: IsoDate): string | null {
  const last = addDays(today, PURCHASE_VALID_DAYS);
  return validUntil <= today || validUntil > last
    ? `Escolha um dia de amanhã a ${formatDate(last)}.`
    : null;
}

/** Why the title can't have gone to its buyer on that day; null when it can. */
export function transferDayProblem(
  day: IsoDate,
  { boughtOn, today }: { boughtOn: IsoDate | null; today: IsoDate },
): string | null {
  const isBefore = boughtOn !== null && day < boughtOn;
  return isBefore || day > today
    ? `Escolha um dia de ${formatDate(boughtOn ?? day)} até hoje.`
    : null;
}
