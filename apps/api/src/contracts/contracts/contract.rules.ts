import {
  addDays,
  addMonths,
  type IsoDate,
  nextBusinessDay,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
} from '@site/api-contract/contracts';
import { BRING_BACK_DAYS, wearTermsOf } from '@site/api-contract/driving';
import { exitCostCentavos, handoverOf } from '@site/api-contract/pricing';
import { isOver, type ReturnKind } from '@site/api-contract/sales';
import { countDeliveryDay } from '../../catalog/stock/delivery-day';
import { type proposals } from '../../sales/proposals/proposals.table';
import { lateDays, type Waiting } from '../deliveries/delivery.rules';
import { planInstallments, type PlannedInstallment } from '../installments/plan';

/**
 * Free withdrawal: 7 days, counted from the day after the signature
 * (docs/product/contracts.md).
 */
const WITHDRAWAL_DAYS = 7;
/** Days in a month with the car, where single days are charged. */
export const DAYS_OF_A_MONTH = 30;

/**
 * Whether a contract can be changed. It can't when it is over, or when we ended it for
 * want of payment and its car is still out.
 */
export function isGoingOn({
  proposal,
  carReturn,
}: {
  proposal: Pick<typeof proposals.$inferSelect, 'state'>;
  carReturn: { kind: ReturnKind } | null;
}): boolean {
  return !isOver(proposal.state) && carReturn?.kind !== 'inadimplencia';
}

/** The customer has the car, also after a withdrawal. */
export function isCarOut({
  proposal,
  carReturn,
}: {
  proposal: Pick<typeof proposals.$inferSelect, 'state'>;
  carReturn: { kind: ReturnKind; returnedAt: Date | null } | null;
}): boolean {
  return (
    proposal.state === 'ativa' ||
    (carReturn?.kind === 'desistencia' && carReturn.returnedAt === null)
  );
}

/**
 * `C-2611-0001`: year and month in São Paulo, and a running number of at least four
 * digits.
 */
export function contractNumber(at: Date, running: number): string {
  const [year = '', month = ''] = saoPauloDay(at).split('-');
  return `C-${year.slice(2)}${month}-${String(running).padStart(4, '0')}`;
}

/**
 * Terms of an approved proposal that is signed at `now`: the choice and price that were
 * sent, and the delivery promised from then on.
 */
export function termsOfProposal(
  {
    choice,
    quote,
    clientType,
    versionSlug,
    paint,
    term,
    km,
    dueDay,
    paymentMethod,
  }: Omit<typeof proposals.$inferSelect, 'state' | 'revision'>,
  now: Date,
): ContractTerms {
  const { modelSlug, modelName, versionName, paintName, addOns } = choice;
  const { lines, monthlyCentavos, oneOff, extraKmCentavos, deductibleCentavos, benefit } =
    quote;
  return {
    clientType,
    modelSlug,
    modelName,
    versionSlug,
    versionName,
    paint,
    paintName,
    term,
    km,
    addOns,
    lines,
    monthlyCentavos,
    ...(benefit && { benefit }),
    oneOff,
    extraKmCentavos,
    deductibleCentavos,
    wear: wearTermsOf(modelSlug, choice.fuel),
    dueDay,
    paymentMethod,
    signedOn: saoPauloDay(now),
    promisedOn: countDeliveryDay(quote.delivery, now).date,
    handover: handoverOf(choice),
  };
}

/** The facts from which a contract's plan and rules are computed. */
export type ContractDays = {
  terms: ContractTerms;
  amendments: readonly Amendment[];
  /** Null until the car was handed over. */
  handedOverOn: IsoDate | null;
};

/**
 * The installments of a contract, charged or not. Before the handover they count from the
 * promised day, and once that has passed, from today.
 */
export function planOf(
  { terms, amendments, handedOverOn }: ContractDays,
  today: IsoDate,
): PlannedInstallment[] {
  return planInstallments({
    ...terms,
    deliveredOn: deliveryDayOf({ terms, handedOverOn }, today),
    changed: (installment) => termsForInstallment(terms, amendments, installment),
  });
}

/** First day of the months with the car: see `planOf`. */
export function deliveryDayOf(
  { terms: { promisedOn }, handedOverOn }: Pick<ContractDays, 'terms' | 'handedOverOn'>,
  today: IsoDate,
): IsoDate {
  return handedOverOn ?? (promisedOn > today ? promisedOn : today);
}

/** Km that a campaign gives once for the whole contract; they count from the first day. */
export function givenKm({ benefit }: Pick<ContractTerms, 'benefit'>): number {
  return benefit?.km ?? 0;
}

/** Last day of the contract's months. */
export function lastDayOf(
  handedOverOn: IsoDate,
  { term }: Pick<ContractTerms, 'term'>,
): IsoDate {
  return addDays(addMonths(handedOverOn, term), -1);
}

/**
 * The number of the month with the car in which a day lies, from 1; 0 before the
 * handover.
 */
export function monthOn(handedOverOn: IsoDate | null, day: IsoDate): number {
  if (!handedOverOn || day < handedOverOn) return 0;
  const months = calendarMonth(day) - calendarMonth(handedOverOn);
  return addMonths(handedOverOn, months) <= day ? months + 1 : months;
}

/** Number of the calendar month in which a day lies, counted across years. */
function calendarMonth(day: IsoDate): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}

/**
 * The cost of leaving in each month of the term, in centavos, at that month's price, by
 * the function that the simulator uses. `from` is the first day of the month.
 */
export function exitQuotesOf(
  days: ContractDays,
  today: IsoDate,
): { month: number; from: IsoDate; centavos: number }[] {
  const { terms, amendments } = days;
  const start = deliveryDayOf(days, today);
  return Array.from({ length: terms.term }, (_, index) => {
    const month = index + 1;
    const { monthlyCentavos } = termsForInstallment(terms, amendments, month);
    return {
      month,
      from: addMonths(start, index),
      centavos: exitCostCentavos(monthlyCentavos, terms.term, month),
    };
  });
}

export type Withdrawal =
  /** Nothing is charged: the 7 days last, or the car did not come on the promised day. */
  | { kind: 'free'; why: 'seven-days' | 'late-delivery'; exitCentavos: 0 }
  /** Before the delivery the exit rule decides the cost. */
  | { kind: 'exit'; exitCentavos: number }
  /** The customer has the car: leaving is an early exit with a return. */
  | { kind: 'refused' };

/** The ledger entry of a withdrawal; undefined without one. */
export function withdrawnEntry<Written extends { reference: string }>(
  entries: readonly Written[],
): Written | undefined {
  return entries.find(({ reference }) => reference === 'withdrawal');
}

/** The last instant of a free withdrawal: 23:59:59.999 of day 7 in São Paulo. */
export function withdrawableUntil({ signedOn }: Pick<ContractTerms, 'signedOn'>): Date {
  const after = startOfSaoPauloDay(addDays(signedOn, WITHDRAWAL_DAYS + 1));
  return new Date(after.getTime() - 1);
}

/**
 * Last day to bring the car back after a withdrawal, or after we ended the contract for
 * want of payment: 7 days later, or the next business day.
 */
export function bringBackBy(endedOn: IsoDate): IsoDate {
  return nextBusinessDay(addDays(endedOn, BRING_BACK_DAYS));
}

/** The last day for bringing the car back has passed, and the car is still out. */
export function isOverdue(
  { bringBy, returnedAt }: { bringBy: IsoDate | null; returnedAt: Date | null },
  today: IsoDate,
): boolean {
  return bringBy !== null && returnedAt === null && today > bringBy;
}

/**
 * How a running contract can be withdrawn from at an instant (docs/product/contracts.md).
 */
export function withdrawalOf(
  {
    terms,
    handedOverOn,
    waiting,
  }: Pick<ContractDays, 'terms' | 'handedOverOn'> & { waiting: Waiting },
  monthlyCentavos: number,
  now: Date,
): Withdrawal {
  if (now <= withdrawableUntil(terms))
    return { kind: 'free', why: 'seven-days', exitCentavos: 0 };
  if (handedOverOn) return { kind: 'refused' };
  if (lateDays(waiting, saoPauloDay(now)) > 0)
    return { kind: 'free', why: 'late-delivery', exitCentavos: 0 };
  return {
    kind: 'exit',
    exitCentavos: exitCostCentavos(monthlyCentavos, terms.term, 0),
  };
}
