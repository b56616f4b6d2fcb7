import { type OwedItem } from '@site/contracts';
import { type IsoDate, reaisFromCentavos } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { type ItemBook, itemsLabel } from './item-labels.rules';
import { lateChargesOn } from './late-charges.rules';
import { type Entry } from './ledger.rules';
import { openItems } from './statement.rules';

/**
 * The open bills of a contract as its customer
 * reads them on a day, the one due first at the
 * head; fine and interest are in their amounts.
 */
export function openBillsOn(
  {
    contract,
    entries,
  }: Pick<ItemBook, 'contract'> & {
    entries: readonly Entry[];
  },
  today: IsoDate,
): OwedItem[] {
  const known = [...entries, ...lateChargesOn(entries, today)];
  const open = openItems(known);
  const days = [...new Set(open.map(({ dueOn }) => dueOn))];
  return days.map((dueDate) => {
    const items = open.filter(({ dueOn }) => dueOn === dueDate);
    const names = items.map(({ item }) => item);
    return {
      label: itemsLabel(names, { contract, entries: known }),
      open: reaisFromCentavos(sum(items)),
      dueDate,
      late: dueDate < today,
    };
  });
}
