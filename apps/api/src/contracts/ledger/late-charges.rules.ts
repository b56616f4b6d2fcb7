import {
  addBusinessDays,
  daysBetween,
  type IsoDate,
  nextBusinessDay,
} from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { isInstallment, isLateItem } from './item-labels.rules';
import {
  type Entry,
  installmentItem,
  INTEREST_PARTS,
  type LateCharges,
  lateChargesOf,
  type OpenItem,
  type Posting,
} from './ledger.rules';
import {
  balanceOf,
  contestedAt,
  isUndone,
  lateSince,
  openItems,
  owedIn,
} from './statement.rules';

/** Business days in which the bank may still tell of a boleto that was paid. */
const BOLETO_CLEARS_IN = 2;

/** Last day on which the bank may tell that a boleto was paid by its due day. */
export const boletoClearsUntil = (dueOn: IsoDate): IsoDate =>
  addBusinessDays(nextBusinessDay(dueOn), BOLETO_CLEARS_IN);

/** The same day of a bill that is late, while it is ahead. */
export function stillClearsUntil(dueOn: IsoDate, today: IsoDate): IsoDate | undefined {
  const until = boletoClearsUntil(dueOn);
  return dueOn < today && today <= until ? until : undefined;
}

/** Fine and interest up to a day, of every installment that is late on that day. */
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

/** Fine and interest that are owed on a day, up to that day, in centavos. */
export function lateOwedOn(entries: readonly Entry[], day: IsoDate): number {
  const open = openItems([...entries, ...lateChargesOn(entries, day)]);
  return sum(open.filter(({ item }) => isLateItem(item)));
}

/**
 * The oldest bill that is late on a day, with fine and interest up to that day, as its
 * payer is told; and how many are late, with their sum. Null when nothing is late.
 */
export function oldestLateBill(
  entries: readonly Entry[],
  day: IsoDate,
): { since: IsoDate; centavos: number; bills: number; totalCentavos: number } | null {
  const since = lateSince(entries, day);
  if (since === null) return null;
  const late = openItems([...entries, ...lateChargesOn(entries, day)]).filter(
    ({ dueOn }) => dueOn < day,
  );
  return {
    since,
    centavos: sum(late.filter(({ dueOn }) => dueOn === since)),
    bills: new Set(late.map(({ dueOn }) => dueOn)).size,
    totalCentavos: sum(late),
  };
}

/** Installments that are late on a day, with their open part. */
export function lateInstallments(
  entries: readonly Pick<Entry, 'postings' | 'dueOn' | 'kind'>[],
  day: IsoDate,
): (OpenItem & { installment: number })[] {
  return openItems(entries).flatMap((open) => {
    const [, number] = open.item.split(':');
    return isInstallment(open.item) && open.dueOn < day
      ? [{ ...open, installment: Number(number) }]
      : [];
  });
}

/**
 * Late charges of the part of an installment that falls due on a day. Those taken back do
 * not count; those from before a contest moved with the upheld part.
 */
export function lateChargesIn(
  entries: readonly Entry[],
  installment: number,
  dueOn: IsoDate,
): LateCharges {
  const written = entries.filter((one) => isLateOf(one, installment));
  const standing = written.filter(({ reference }) => !isUndone(entries, reference));
  const contested = entries.slice(0, contestedAt(entries, installmentItem(installment)));
  const own = standing.filter((one) => one.dueOn === dueOn || contested.includes(one));
  return {
    left: leftInterest(entries, installment, dueOn),
    undone: written.length - standing.length,
    fined: balanceOf(own, 'fine', `fine:${installment}`) !== 0,
    interestUntil:
      own
        .map(({ onDay }) => onDay)
        .sort()
        .at(-1) ?? null,
  };
}

/** A late charge that was not taken back, and the amount that bore it. */
type Borne = {
  late: Entry;
  /** Open centavos of the price, without the part that was wrong. */
  rest: number;
  /** Days of interest in it. */
  days: number;
};

/**
 * The late charges of an installment that were not taken back, as if `wrong` centavos of
 * its price had never been charged. A contested part bears nothing meanwhile, and entries
 * from `takenAt` on were already computed without the wrong part.
 */
export function borneBy(
  entries: readonly Entry[],
  installment: number,
  { wrong, takenAt = entries.length }: { wrong: number; takenAt?: number },
): Borne[] {
  const item = installmentItem(installment);
  const from = contestedAt(entries, item);
  const contested = -balanceOf(entries.slice(from, from + 1), 'receivable', item);
  const beyond = Math.max(0, wrong - Math.max(0, contested));
  const lastDays = new Map<IsoDate, IsoDate>();
  return entries.flatMap((late, at) => {
    if (!isLateOf(late, installment) || isUndone(entries, late.reference)) return [];
    const dueOn = late.dueOn ?? late.onDay;
    const since = lastDays.get(dueOn) ?? dueOn;
    if (late.onDay > since) lastDays.set(dueOn, late.onDay);
    const base = openItems(entries.slice(0, at)).find(
      (open) => open.item === item && open.dueOn === dueOn,
    );
    if (!base) return [];
    const none = at >= takenAt ? 0 : at < from ? wrong : beyond;
    const rest = Math.max(0, base.centavos - none);
    return [{ late, rest, days: Math.max(0, daysBetween(since, late.onDay)) }];
  });
}

const isLateOf = ({ kind, reference }: Entry, installment: number) =>
  kind === 'late-charges' && reference.startsWith(`late:${installment}:`);

/**
 * Charged interest on the part of an installment that falls due on a day, in centavos,
 * and its centavo days.
 */
export function interestIn(
  borne: readonly Borne[],
  installment: number,
  dueOn: IsoDate,
): { charged: number; centavoDays: number } {
  const own = borne.filter(({ late }) => late.dueOn === dueOn);
  return {
    charged: -balanceOf(
      own.map(({ late }) => late),
      'interest',
      `interest:${installment}`,
    ),
    centavoDays: own.reduce((total, { rest, days }) => total + rest * days, 0),
  };
}

/**
 * Interest of the charged days beyond the whole centavos that were posted, in centavo
 * days.
 */
function leftInterest(
  entries: readonly Entry[],
  installment: number,
  dueOn: IsoDate,
): number {
  const taken = takenBackOfPrice(entries, installmentItem(installment));
  const borne = borneBy(entries, installment, taken);
  const { charged, centavoDays } = interestIn(borne, installment, dueOn);
  // Interest on the wrong part of the price was taken back with it (`creditedOf`).
  return taken.wrong > 0
    ? centavoDays % INTEREST_PARTS
    : Math.max(0, centavoDays - charged * INTEREST_PARTS);
}

/** How much of an item's price an answer took back, and at which place in the ledger. */
function takenBackOfPrice(
  entries: readonly Entry[],
  item: string,
): { wrong: number; takenAt: number } {
  const ofPrice = ({ account, item: of }: Posting) =>
    of === item && account.startsWith('revenue-');
  const takenAt = entries.findIndex(
    ({ reference, postings }) =>
      reference.endsWith(':accepted') && postings.some(ofPrice),
  );
  const wrong = sum(entries[takenAt]?.postings.filter(ofPrice) ?? []);
  return takenAt < 0 ? { wrong: 0, takenAt: 0 } : { wrong, takenAt };
}
