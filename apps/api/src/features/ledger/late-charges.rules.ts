import { daysBetween, type IsoDate } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import {
  type Entry,
  installmentItem,
  INTEREST_PARTS,
  type LateCharges,
  lateChargesOf,
  type OpenItem,
} from './ledger.rules';
import {
  balanceOf,
  contestedAt,
  isUndone,
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

/** Which installments are late on a day, with what is open of them. */
export function lateInstallments(
  entries: readonly Pick<Entry, 'postings' | 'dueOn' | 'kind'>[],
  day: IsoDate,
): (OpenItem & { installment: number })[] {
  return openItems(entries).flatMap((open) => {
    const [kind, number] = open.item.split(':');
    return kind === 'installment' && open.dueOn < day
      ? [{ ...open, installment: Number(number) }]
      : [];
  });
}

/**
 * Late charges that stand of what of an installment falls due on a day: those taken back
 * count no longer; those of before it was contested went along with what was kept.
 */
export function lateChargesIn(
  entries: readonly Entry[],
  installment: number,
  dueOn: IsoDate,
): LateCharges {
  const written = entries.filter(
    ({ kind, reference }) =>
      kind === 'late-charges' && reference.startsWith(`late:${installment}:`),
  );
  const standing = written.filter(({ reference }) => !isUndone(entries, reference));
  const contested = entries.slice(0, contestedAt(entries, installmentItem(installment)));
  const own = standing.filter((one) => one.dueOn === dueOn || contested.includes(one));
  return {
    left: leftInterest(entries, { installment, dueOn, standing }),
    undone: written.length - standing.length,
    fined: balanceOf(own, 'fine', `fine:${installment}`) !== 0,
    interestUntil:
      own
        .map(({ onDay }) => onDay)
        .sort()
        .at(-1) ?? null,
  };
}

/** What the days that were charged bore beyond the whole centavos of their postings. */
function leftInterest(
  entries: readonly Entry[],
  {
    installment,
    dueOn,
    standing,
  }: { installment: number; dueOn: IsoDate; standing: readonly Entry[] },
): number {
  let since = dueOn;
  let left = 0;
  for (const late of standing.filter((one) => one.dueOn === dueOn)) {
    const before = entries.slice(0, entries.indexOf(late));
    const [base] = openItems(before).filter(
      (open) => open.item === installmentItem(installment) && open.dueOn === dueOn,
    );
    const charged = -balanceOf([late], 'interest', `interest:${installment}`);
    left += (base?.centavos ?? 0) * Math.max(0, daysBetween(since, late.onDay));
    left -= charged * INTEREST_PARTS;
    if (late.onDay > since) since = late.onDay;
  }
  return Math.max(0, left);
}
