import { earningsOf } from '../../ledger/corrections.rules';
import { type Entry } from '../../ledger/ledger.rules';
import {
  balanceOf,
  contestedAt,
  isUndone,
  openItems,
} from '../../ledger/statement.rules';
import { ownItems } from './dispute.rules';

/**
 * What goes back of an item and of its fine and interest, in centavos by item, when so much
 * of its price turns out to be wrong: as if the rest alone had been charged from the start,
 * so that fine and interest go in the proportion in which they were borne by it. Fractions
 * of a centavo are the customer's.
 */
export function creditedOf(
  entries: readonly Entry[],
  item: string,
  credited: number,
): Map<string, number> {
  const earned = new Map(
    ownItems(earningsOf(entries), item).map((one) => [one.item, one.centavos]),
  );
  const price = earned.get(item) ?? 0;
  if (credited >= price) return earned;
  const back = new Map([[item, credited]]);
  const number = item.replace(/^installment:/, '');
  const from = contestedAt(entries, item);
  const contested = -balanceOf(entries.slice(from, from + 1), 'receivable', item);
  entries.forEach((late, index) => {
    if (late.kind !== 'late-charges' || !late.reference.startsWith(`late:${number}:`))
      return;
    if (isUndone(entries, late.reference)) return;
    const [base] = openItems(entries.slice(0, index)).filter(
      (open) => open.item === item && open.dueOn === late.dueOn,
    );
    // While it was contested it bore nothing.
    const borne =
      index < from ? credited : Math.max(0, credited - Math.max(0, contested));
    if (!base) return;
    const part = Math.min(borne, base.centavos);
    for (const { account, item: of, centavos } of late.postings)
      if (account !== 'receivable' && of !== null)
        back.set(of, (back.get(of) ?? 0) + Math.ceil((-centavos * part) / base.centavos));
  });
  return new Map(
    [...back].map(([of, centavos]) => [of, Math.min(centavos, earned.get(of) ?? 0)]),
  );
}
