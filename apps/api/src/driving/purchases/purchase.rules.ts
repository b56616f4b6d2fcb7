import {
  addBusinessDays,
  addDays,
  type IsoDate,
  nextBusinessDay,
} from '@site/api-contract/brazil';
import {
  canMovePurchase,
  PURCHASE_GRACE_DAYS,
  purchaseFrom,
  type PurchaseState,
} from '@site/api-contract/purchase-terms';
import { isOver } from '@site/api-contract/states';
import { lastDayOf, planOf } from '../../contracts/contracts/contract.rules';
import { type PurchaseRow } from '../../contracts/contracts/contracts.repository';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { chargedStateOf, openItems } from '../../contracts/ledger/statement.rules';
import { isDemanded, settlementDueOn } from '../returns/return.rules';
import { type ReturnFacts } from '../returns/returns.repository';

/** Names a purchase in the ledger, by how often it was asked for. */
export const purchaseItem = ({ round }: Pick<PurchaseRow, 'round'>) =>
  `purchase:${round}`;

export function isPaid(
  entries: readonly Entry[],
  row: Pick<PurchaseRow, 'round'>,
): boolean {
  return chargedStateOf(entries, purchaseItem(row), '')?.state === 'paga';
}

/**
 * The car is the customer's to keep for now: the contract runs, nobody wants the car back,
 * and the inspection of its return has not begun.
 */
export function isForSale({ proposal, booking, photos, damages }: ReturnFacts): boolean {
  return (
    proposal.state === 'ativa' &&
    !(booking && isDemanded(booking)) &&
    photos.length + damages.length === 0
  );
}

/**
 * Whether an offer can be asked for: once the end is in sight, and not while one is open.
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
 * When an accepted price falls due: as a settlement does, on a day of its own, since a bill
 * is everything that falls due on one day and the car is paid by hand.
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
 * Nobody took the offer or paid it in time; a boleto of the last day may still be on its
 * way.
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

/** The facts of a purchase and its contract that decide how it goes on. */
export type PurchaseSituation = {
  purchase: PurchaseRow;
  entries: readonly Entry[];
  booking: Pick<NonNullable<ReturnFacts['booking']>, 'kind'> | null;
  proposal: Pick<ReturnFacts['proposal'], 'state'>;
};

/**
 * The move that a purchase makes by itself, or null. A price that is paid buys the car,
 * whatever else was decided; else nothing is sold any more of a contract that is over, or
 * whose car we demand back, nor after the days of the offer.
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
