import { type Bill } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { isLateItem, itemLabel } from '../../contracts/ledger/item-labels.rules';
import { type OpenItem } from '../../contracts/ledger/ledger.rules';
import { contestableOf, withLateItems } from '../disputes/dispute.rules';
import { type DisputeRow } from '../disputes/disputes.repository';

/** Items as customers see them: fine and interest are added to their installment. */
export function toBillItems(
  items: readonly OpenItem[],
  { record, disputes }: { record: ContractRecord; disputes: readonly DisputeRow[] },
): Bill['items'] {
  return items
    .filter(({ item }) => !isLateItem(item))
    .map(({ item }) => ({
      item,
      label: itemLabel(item, record),
      amount: reaisFromCentavos(
        sum(items.filter((one) => withLateItems(item).includes(one.item))),
      ),
      contestable:
        !disputes.some((dispute) => dispute.item === item) &&
        contestableOf(record.entries, item) !== null,
    }));
}
