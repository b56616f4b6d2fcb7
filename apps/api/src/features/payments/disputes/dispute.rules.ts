import { type IsoDate } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { earningsOf } from '../../ledger/corrections.rules';
import { isLateItem } from '../../ledger/item-labels.rules';
import { type Entry } from '../../ledger/ledger.rules';
import { contestedItems, openItems } from '../../ledger/statement.rules';

/** What of an item counts: its fine and interest are contested with it. */
export function withLateItems(item: string): string[] {
  const [kind, number] = item.split(':');
  return kind === 'installment' ? [item, `fine:${number}`, `interest:${number}`] : [item];
}

/** What of items belongs to one: the principal first, then fine and interest. */
export function ownItems<Item extends { item: string }>(
  items: readonly Item[],
  item: string,
): Item[] {
  return withLateItems(item).flatMap((name) => items.filter((one) => one.item === name));
}

/**
 * What of an item can be contested, in centavos: charged, and paid of that. Null when
 * nothing was charged, or it can't be contested.
 */
export function contestableOf(
  entries: readonly Entry[],
  item: string,
): { centavos: number; paidCentavos: number; dueOn: IsoDate } | null {
  // Who buys the car can let it be until it is paid: there is nothing to contest in it.
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
