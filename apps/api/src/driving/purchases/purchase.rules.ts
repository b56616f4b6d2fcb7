import {
  addBusinessDays,
  addDays,
  type IsoDate,
  nextBusinessDay,
} from '@site/api-contract/brazil';
import { type PurchaseState } from '@site/api-contract/contracts';
import {
  canMovePurchase,
  PURCHASE_GRACE_DAYS,
  purchaseFrom,
} from '@site/api-contract/driving';
import { isOver } from '@site/api-contract/sales';
import { lastDayOf, planOf } from '../../contracts/contracts/contract.rules';
import { type PurchaseRow } from '../../contracts/contracts/contracts.repository';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { chargedStateOf, openItems } from '../../contracts/ledger/statement.rules';
import { isDemanded, settlementDueOn } from '../returns/return.rules';
import { type ReturnFacts } from '../returns/returns.repository';

/** Name of a purchase in the ledger, numbered by how often the customer asked. */
export const purchaseItem = ({ round }: Pick<PurchaseRow, 'round'>) =>
  `purchase:${round}`;

export function isPaid(
  entries: readonly Entry[],
  row: Pick<PurchaseRow, 'round'>,
): boolean {
  return chargedStateOf(entries, purchaseItem(row), '')?.state === 'paga';
}

/**
 * Whether the car may be sold: the contract runs, nobody has demanded the car back, and
 * the inspection of its return has not begun.
 */
export function isForSale({ proposal, booking, photos, damages }: ReturnFacts): boolean {
  return (
    proposal.state === 'ativa' &&
    !(booking && isDemanded(booking)) &&
    photos.length + damages.length === 0
  );
}

/**
 * Whether the customer can ask for an offer: once the end is near, and not while one is
 * open.
 */
export function mayAsk(facts: ReturnFacts, today: IsoDate): boolean {
  const { handedOverOn, contract, purchase } = facts;
  return (
    isForSale(facts) &&
    today >= purchaseFrom(lastDayOf(handedOverOn, contract.terms)) &&
    (purchase === null || canMovePurchase(purchase.state, 'pedida', 'customer'))
  );
}

/**
 * Due day of an accepted price. It is a day of its own, as for a settlement, since a bill
 * contains everything that falls due on one day, and the car is paid by hand.
 */
export function purchaseDueOn(facts: ReturnFacts, today: IsoDate): IsoDate {
  const { contract, entries } = facts;
  const taken = new Set([
    ...planOf({ ...facts, terms: contract.terms }, today).map(({ dueDate }) => dueDate),
    ...openItems(entries).map(({ dueOn }) => dueOn),
  ]);
  let day = settlementDueOn(today);
  while (taken.has(day)) day = nextBusinessDay(addDays(day, 1));
  return day;
}

/**
 * Whether nobody accepted or paid the offer in time; a boleto of the last day may still
 * be under way.
 */
export function hasLapsed(
  { state, validUntil, dueOn }: PurchaseRow,
  today: IsoDate,
): boolean {
  if (state === 'oferecida') return validUntil !== null && validUntil < today;
  return (
    state === 'aceita' &&
    dueOn !== null &&
    addBusinessDays(dueOn, PURCHASE_GRACE_DAYS) < today
  );
}

/** The facts of a purchase and its contract that decide its next move. */
export type PurchaseSituation = {
  purchase: PurchaseRow;
  entries: readonly Entry[];
  booking: Pick<NonNullable<ReturnFacts['booking']>, 'kind'> | null;
  proposal: Pick<ReturnFacts['proposal'], 'state'>;
};

/**
 * The move that a purchase makes by itself, or null. A paid price buys the car, whatever
 * else was decided. Else the purchase ends with the contract, when we demand the car
 * back, or after the offer's last day.
 */
export function ownMoveOf(
  { purchase, entries, booking, proposal }: PurchaseSituation,
  today: IsoDate,
): Extract<PurchaseState, 'comprada' | 'vencida'> | null {
  if (!canMovePurchase(purchase.state, 'vencida', 'system')) return null;
  if (isOver(proposal.state)) return 'vencida';
  if (purchase.state === 'aceita' && isPaid(entries, purchase)) return 'comprada';
  return (booking && isDemanded(booking)) || hasLapsed(purchase, today)
    ? 'vencida'
    : null;
}
