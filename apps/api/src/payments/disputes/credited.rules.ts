import { earningsOf } from '../../contracts/ledger/corrections.rules';
import { borneBy, interestIn } from '../../contracts/ledger/late-charges.rules';
import { type Entry, fineOn, interestOn } from '../../contracts/ledger/ledger.rules';
import { balanceOf } from '../../contracts/ledger/statement.rules';
import { ownItems } from './dispute.rules';

/**
 * Centavos to take back of an item and of its fine and interest, by item, when `credited`
 * centavos of its price are wrong. The customer then owes exactly what the rest of the
 * price alone would have borne from the start, on however many days it was posted.
 */
export function creditedOf(
  entries: readonly Entry[],
  item: string,
  credited: number,
): Map<string, number> {
  const earned = new Map(
    ownItems(earningsOf(entries), item).map((one) => [one.item, one.centavos]),
  );
  if (credited >= (earned.get(item) ?? 0)) return earned;
  const [kind, number = ''] = item.split(':');
  const late = kind === 'installment' ? lateBack(entries, Number(number), credited) : [];
  const back = late.map(([of, centavos]) => {
    return [of, Math.min(Math.max(0, centavos), earned.get(of) ?? 0)] as const;
  });
  return new Map([[item, credited], ...back.filter(([, centavos]) => centavos > 0)]);
}

/**
 * Fine and interest that were charged too much, since the rest of the price bore less; in
 * centavos, by item.
 */
function lateBack(
  entries: readonly Entry[],
  installment: number,
  wrong: number,
): [item: string, centavos: number][] {
  const borne = borneBy(entries, installment, { wrong });
  const item = `fine:${installment}`;
  const fines = borne.reduce((total, { late, rest }) => {
    const fine = -balanceOf([late], 'fine', item);
    return total + (fine > 0 ? fine - fineOn(rest) : 0);
  }, 0);
  const days = new Set(borne.map(({ late }) => late.dueOn ?? late.onDay));
  const interest = [...days].reduce((total, dueOn) => {
    const { charged, centavoDays } = interestIn(borne, installment, dueOn);
    return total + Math.max(0, charged - interestOn(centavoDays));
  }, 0);
  return [
    [item, fines],
    [`interest:${installment}`, interest],
  ];
}
