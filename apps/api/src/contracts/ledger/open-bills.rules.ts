import { type OwedItem } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import {
  isInstallment,
  isLateItem,
  type ItemBook,
  itemsLabel,
} from './item-labels.rules';
import { lateChargesOn } from './late-charges.rules';
import { type Entry, type OpenItem } from './ledger.rules';
import { openItems } from './statement.rules';

/** Everything open that falls due on one day. */
export type OpenBill = {
  dueOn: IsoDate;
  /** The open part of each item. */
  items: OpenItem[];
  /** The installment in the bill; null for a bill without one, such as an exit. */
  installment: number | null;
  centavos: number;
  /** The part of fine and interest. */
  lateCentavos: number;
};

/** The open bills of a contract, the oldest first. */
export function billsOf(entries: readonly Entry[]): OpenBill[] {
  const days = new Map<IsoDate, OpenItem[]>();
  for (const item of openItems(entries))
    days.set(item.dueOn, [...(days.get(item.dueOn) ?? []), item]);
  return [...days].map(([dueOn, items]) => {
    const late = items.filter(({ item }) => isLateItem(item));
    const number = items
      .map(({ item }) => /^(?:installment|fine|interest):(\d+)$/.exec(item)?.[1])
      .find((found) => found !== undefined);
    return {
      dueOn,
      items,
      installment: number === undefined ? null : Number(number),
      centavos: sum(items),
      lateCentavos: sum(late),
    };
  });
}

/** Whether a bill bears fine and interest once it is late. */
export function bearsLateCharges({ items }: Pick<OpenBill, 'items'>): boolean {
  return items.some(({ item }) => isInstallment(item));
}

/**
 * The open bills of a contract as its customer reads them on a day, the one due first at
 * the top. Their amounts contain fine and interest.
 */
export function openBillsOn(
  { contract, entries }: Pick<ItemBook, 'contract'> & { entries: readonly Entry[] },
  today: IsoDate,
): OwedItem[] {
  const known = [...entries, ...lateChargesOn(entries, today)];
  return billsOf(known).map(({ dueOn, items, centavos }) => ({
    label: itemsLabel(
      items.map(({ item }) => item),
      { contract, entries: known },
    ),
    open: reaisFromCentavos(centavos),
    dueDate: dueOn,
    late: dueOn < today,
  }));
}
