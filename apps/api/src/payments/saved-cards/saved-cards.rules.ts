import { addDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isOver, type ProposalState } from '@site/api-contract/sales';
import { isExpiredOn } from '../../contracts/contracts/plan/automatic-payment.repository';
import { type CardRow } from '../../contracts/contracts/plan/next-bills.repository';
import { type Told } from '../bank/bank-events';
import { type BankChargeRow } from '../payments/payments.repository';

/** Tries after the first one, two days apart and within a week, as with Pix Automático. */
const MORE_TRIES = 3;
const PAUSE_DAYS = 2;
const MORE_DAYS = 7;
/** Days in which the owner can confirm a charge. */
const CONFIRM_DAYS = 2;
/** Refusals after which another try may succeed. */
const PASSING: readonly string[] = ['cartao_recusado'];

/** The day of the next try of a refused charge; null after the last one. */
export function nextTryOn({
  createdAt,
  dueOn,
  tries,
  reason,
}: Pick<BankChargeRow, 'createdAt' | 'dueOn' | 'tries' | 'reason'>): IsoDate | null {
  const on = addDays(saoPauloDay(createdAt), PAUSE_DAYS);
  const mayPass = reason !== null && PASSING.includes(reason);
  return mayPass && tries < MORE_TRIES && on <= addDays(dueOn, MORE_DAYS) ? on : null;
}

/** The last day on which a charge made today can be confirmed. */
export const confirmUntil = (today: IsoDate): IsoDate => addDays(today, CONFIRM_DAYS);

/** `Visa final 1111`. */
export const cardName = ({
  brand,
  last4,
}: {
  brand: string | null;
  last4: string | null;
}): string => `${brand ?? 'Cartão'} final ${last4 ?? ''}`;

type KeptCard = {
  /** The card that it replaces. */
  replaced: CardRow | null;
  /** States that it may have had before. */
  from: CardRow['state'][];
  change: Partial<CardRow> & { state: 'active' | 'removed' };
};

/**
 * Decides about a card that the bank saved. The newest agreed one is active and takes
 * over the bills of the one before. A card that was given up meanwhile, is older, or
 * belongs to a contract that is over is only stored, so that the bank can be told to
 * remove it. Null when the bank told of it before.
 */
export function decideKeptCard(
  {
    card,
    before,
    state,
    now,
  }: {
    card: CardRow;
    /** The active card. */
    before: CardRow | null;
    /** State of the contract. */
    state: ProposalState;
    now: Date;
  },
  { token, brand, last4, expiry }: Told['card.kept']['card'],
): KeptCard | null {
  if (card.state === 'active' || card.token !== null || card.dropped) return null;
  const kept = { token, brand, last4, expiry, keptAt: now, pageUrl: null };
  const isWanted =
    card.state !== 'removed' &&
    !isOver(state) &&
    (before === null || before.createdAt <= card.createdAt);
  if (!isWanted)
    return {
      replaced: null,
      from: ['asked', 'refused', 'removed'],
      change: { ...kept, state: 'removed', removedAt: card.removedAt ?? now },
    };
  const today = saoPauloDay(now);
  // A bill that fell due after the earlier card had expired is late, and is paid by hand.
  const goesOn = before !== null && !isExpiredOn(before, today);
  const chargesFrom = (goesOn ? before.chargesFrom : null) ?? today;
  return {
    replaced: before,
    from: ['asked', 'refused'],
    change: { ...kept, state: 'active', chargesFrom },
  };
}
