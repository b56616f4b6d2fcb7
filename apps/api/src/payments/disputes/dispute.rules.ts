import { type IsoDate } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { earningsOf } from '../../contracts/ledger/corrections.rules';
import { isLateItem } from '../../contracts/ledger/item-labels.rules';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { contestedItems, openItems } from '../../contracts/ledger/statement.rules';

/** The item with its fine and interest, which are contested with it. */
export function withLateItems(item: string): string[] {
  const [kind, number] = item.split(':');
  return kind === 'installment' ? [item, `fine:${number}`, `interest:${number}`] : [item];
}

/** The given items that belong to one: the principal first, then fine and interest. */
export function ownItems<Item extends { item: string }>(
  items: readonly Item[],
  item: string,
): Item[] {
  return withLateItems(item).flatMap((name) => items.filter((one) => one.item === name));
}

/**
 * The amount of an item that can be contested, in centavos, and its paid part. Null when
 * it was not charged or can't be contested.
 */
export function contestableOf(
  entries: readonly Entry[],
  item: string,
): { centavos: number; paidCentavos: number; dueOn: IsoDate } | null {
  // A customer who buys the car may leave the price unpaid, so there is nothing to
  // contest.
  if (isLateItem(item) || item.startsWith('purchase:')) return null;
  const items = withLateItems(item);
  const own = (one: { item: string }) => items.includes(one.item);
  const centavos = sum(earningsOf(entries).filter(own));
  const dueOn = entries.findLast(
    (entry) =>
      entry.dueOn != null &&
      entry.postings.some(
        (posting) =>
          posting.account === 'receivable' &&
          posting.item === item &&
          posting.centavos > 0,
      ),
  )?.dueOn;
  if (centavos === 0 || !dueOn) return null;
  const owed = sum([...openItems(entries), ...contestedItems(entries)].filter(own));
  return { centavos, paidCentavos: centavos - owed, dueOn };
}
