import { type IsoDate } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { type Entry, lateChargesOf } from './ledger.rules';
import {
  lateChargesIn,
  lateInstallments,
  lateSince,
  openItems,
  owedIn,
} from './statement.rules';

/** Fine and interest of every installment that is late on a day, up to that day. */
export function lateChargesOn(entries: readonly Entry[], onDay: IsoDate): Entry[] {
  return lateInstallments(entries, onDay).flatMap((open) => {
    const { installment } = open;
    const charged = lateChargesIn(entries, installment, open.dueOn);
    return lateChargesOf({ installment, open, onDay, charged }) ?? [];
  });
}

/** All that is owed on a day, in centavos, with fine and interest up to that day. */
export function owedOn(entries: readonly Entry[], day: IsoDate): number {
  return owedIn([...entries, ...lateChargesOn(entries, day)]);
}

/**
 * The oldest bill that is late on a day, with fine and interest up to that day, as who
 * pays it is told; null when nothing is late.
 */
export function oldestLateBill(
  entries: readonly Entry[],
  day: IsoDate,
): { since: IsoDate; centavos: number } | null {
  const since = lateSince(entries, day);
  if (since === null) return null;
  const open = openItems([...entries, ...lateChargesOn(entries, day)]);
  return { since, centavos: sum(open.filter(({ dueOn }) => dueOn === since)) };
}
