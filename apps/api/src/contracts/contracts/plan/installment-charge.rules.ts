import { addDays, type IsoDate } from '@site/api-contract/brazil';
import { type Amendment } from '@site/api-contract/contracts';
import { chargeOf, type Entry } from '../../ledger/ledger.rules';
import { creditIn, isCharged } from '../../ledger/statement.rules';
import { type ContractDays, monthOn, planOf } from '../contract.rules';

/** Days before its due date on which an installment is charged. */
const CHARGED_AHEAD_DAYS = 10;
const NOTICE_DAYS = 3;

/** Day on which an installment other than the first is charged, and can be paid from. */
export const chargedFrom = (dueDate: IsoDate): IsoDate =>
  addDays(dueDate, -CHARGED_AHEAD_DAYS);

type Charged = ContractDays & { entries: readonly Entry[] };

/**
 * The charge of an installment, by its number; with the items charged once beside the
 * first; null for a number outside the plan. The customer's credit pays first.
 */
export function installmentCharge(
  contract: Charged,
  installment: number,
  today: IsoDate,
): Entry | null {
  const parts = planOf(contract, today).filter(({ number }) => number === installment);
  const [price] = parts;
  return price
    ? chargeOf({
        reference: `charge:${installment}`,
        onDay: today,
        dueOn: price.dueDate,
        credit: creditIn(contract.entries),
        items: parts.map(({ kind, item, centavos }) => ({
          item,
          centavos,
          account: kind === 'mensalidade' ? 'revenue-monthly' : 'revenue-once',
        })),
      })
    : null;
}

/** The first installment that is not charged yet, with its due date; null at the end. */
export function nextToCharge(
  contract: Charged,
  today: IsoDate,
): { number: number; dueDate: IsoDate } | null {
  return (
    planOf(contract, today).find(
      ({ kind, number }) =>
        kind === 'mensalidade' && !isCharged(contract.entries, number),
    ) ?? null
  );
}

/** The same, unless a booked return takes it back. */
export function nextToCome(
  contract: Charged & Booked,
  today: IsoDate,
): { number: number; dueDate: IsoDate } | null {
  const next = nextToCharge(contract, today);
  return next && takenBackOn(contract, next, today) === null ? next : null;
}

type Next = { number: number; dueDate: IsoDate };

/**
 * The first installment for which a new due day holds, with its new date. It is not
 * charged yet and, like every charge, known `CHARGED_AHEAD_DAYS` before it is due, so a
 * new due day makes nothing late. It comes after an installment that bought km are due
 * with, since those would stay on the old day as a second bill. Null where none is left.
 */
export function dueDayChange(
  contract: Charged & Booked,
  dueDay: number,
  today: IsoDate,
): Next | null {
  const next = nextToCome(contract, today);
  if (!next) return null;
  const amendment: Amendment = {
    number: contract.amendments.length + 1,
    kind: 'vencimento',
    changes: { dueDay, fromInstallment: next.number },
    effectiveFrom: today,
  };
  const amended = { ...contract, amendments: [...contract.amendments, amendment] };
  const soonest = addDays(today, CHARGED_AHEAD_DAYS);
  const first = Math.max(next.number, lastWithKm(contract, today) + 1);
  const found = planOf(amended, today).find(
    ({ kind, number, dueDate }) =>
      kind === 'mensalidade' && number >= first && dueDate >= soonest,
  );
  return found && takenBackOn(contract, found, today) === null ? found : null;
}

/** The last installment that bought km are due with; 0 without one. */
function lastWithKm(contract: Charged, today: IsoDate): number {
  const days = contract.entries.flatMap(({ kind, reference, dueOn }) =>
    kind === 'charge' && reference.startsWith('km:') && dueOn ? [dueOn] : [],
  );
  const { number } =
    planOf(contract, today).findLast(({ dueDate }) => days.includes(dueDate)) ?? {};
  return number ?? 0;
}

type PendingDueDay = {
  dueDay: number;
  fromInstallment: number;
  /** Day on which that installment is charged; null before the handover. */
  againOn: IsoDate | null;
};

/**
 * The agreed change of the due day, until its first installment is charged. Null without
 * one.
 */
export function pendingDueDay(contract: Charged, today: IsoDate): PendingDueDay | null {
  const { dueDay, fromInstallment } =
    contract.amendments.findLast(({ kind }) => kind === 'vencimento')?.changes ?? {};
  if (!dueDay || !fromInstallment || isCharged(contract.entries, fromInstallment))
    return null;
  const first = planOf(contract, today).find(({ number }) => number === fromInstallment);
  if (!first) return null;
  const chargedOn = addDays(first.dueDate, -CHARGED_AHEAD_DAYS);
  return {
    dueDay,
    fromInstallment,
    againOn: contract.handedOverOn && (chargedOn > today ? chargedOn : today),
  };
}

/**
 * Whether the next installment must be charged on a day: the first from the signature on,
 * each other `CHARGED_AHEAD_DAYS` before it is due, but never before the handover nor
 * while a booked return holds it back.
 */
export function isChargeDue(contract: Booked, next: Next, today: IsoDate): boolean {
  const from = chargedFrom(next.dueDate);
  return (
    next.number === 1 ||
    (contract.handedOverOn !== null &&
      from <= today &&
      !isHeldBack(contract, next, today))
  );
}

type Booked = Pick<ContractDays, 'handedOverOn'> & {
  carReturn: { slotOn: IsoDate | null } | null;
};

/**
 * The day of a booked return that takes a month back, since the month would begin after
 * it (docs/product/driving.md); null where none does.
 */
export function takenBackOn(
  contract: Booked,
  { number }: Pick<Next, 'number'>,
  today: IsoDate,
): IsoDate | null {
  const day = bookedDay(contract, today);
  return day !== null && number > monthOn(contract.handedOverOn, day) ? day : null;
}

/**
 * Such a month is not charged. If nobody brings the car, it is charged with `NOTICE_DAYS`
 * left, after which no later return holds it back.
 */
export function isHeldBack(contract: Booked, next: Next, today: IsoDate): boolean {
  const day = takenBackOn(contract, next, today);
  return day !== null && addDays(day, 1 + NOTICE_DAYS) <= next.dueDate;
}

/** The day on which the car comes back. On a day that has passed nobody came. */
export function bookedDay({ carReturn }: Booked, today: IsoDate): IsoDate | null {
  const day = carReturn?.slotOn ?? null;
  return day !== null && day >= today ? day : null;
}
