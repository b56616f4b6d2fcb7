import { type OwedItem } from '@site/contracts';
import { type IsoDate, reaisFromCentavos } from '@site/contracts/brazil';
import { type ItemBook } from '../../ledger/item-labels.rules';
import { lateChargesOn } from '../../ledger/late-charges.rules';
import { type Entry } from '../../ledger/ledger.rules';
import { billLabel, billsOf } from './bill.rules';

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
  return billsOf(known).map((bill) => ({
    label: billLabel(bill, {
      contract,
      entries: known,
    }),
    open: reaisFromCentavos(bill.centavos),
    dueDate: bill.dueOn,
    late: bill.dueOn < today,
  }));
}
