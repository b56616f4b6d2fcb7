import { type IsoDate } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { type Entry, installmentItem, type OpenItem, type Posting } from './ledger.rules';
import { type LedgerAccount } from './ledger.table';

type Written = Pick<Entry, 'postings' | 'dueOn' | 'kind'>;

/** Accounts of the customer's debt; below zero we owe the customer. */
const CUSTOMERS: readonly LedgerAccount[] = [
  'receivable',
  'customer-credit',
  'refund-due',
];

/** Centavos on an account, of all items or of one; debits count above zero. */
export function balanceOf(
  entries: readonly Pick<Entry, 'postings'>[],
  account: LedgerAccount,
  item?: string,
): number {
  return sum(
    postingsOf(entries).filter(
      (posting) =>
        posting.account === account && (item === undefined || posting.item === item),
    ),
  );
}

/** The customer's credit, which pays the next charge; never below 0. */
export function creditIn(entries: readonly Pick<Entry, 'postings'>[]): number {
  return Math.max(0, -balanceOf(entries, 'customer-credit'));
}

/** Refunds that were decided and not sent yet. */
export function refundDueIn(entries: readonly Pick<Entry, 'postings'>[]): number {
  return Math.max(0, -balanceOf(entries, 'refund-due'));
}

/**
 * Owed items, the oldest first. An item appears twice when part of it was contested and
 * upheld, and so falls due on a day of its own.
 */
export function openItems(entries: readonly Written[]): OpenItem[] {
  return itemsOn(entries, 'receivable');
}

/** Contested items, which are not owed until the contest is answered. */
export function contestedItems(entries: readonly Written[]): OpenItem[] {
  return itemsOn(entries, 'contested');
}

/** Items with a balance on an account, or only the named one. */
function itemsOn(
  entries: readonly Written[],
  named: 'receivable' | 'contested',
  only?: string,
): OpenItem[] {
  const items = new Map<string, Map<IsoDate, number>>();
  for (const { postings, dueOn } of entries)
    for (const { account, item, centavos } of postings) {
      if (account !== named || item === null || item !== (only ?? item)) continue;
      const days = items.get(item) ?? new Map<IsoDate, number>();
      items.set(item, days.set(dueOn ?? '', (days.get(dueOn ?? '') ?? 0) + centavos));
    }
  return [...items]
    .flatMap(([item, days]) => partsOf(item, days))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/**
 * The open amount for each day. A payment without a day, or beyond its day's part, pays
 * the oldest.
 */
function partsOf(item: string, days: ReadonlyMap<IsoDate, number>): OpenItem[] {
  const sums = [...days].sort(([one], [other]) => one.localeCompare(other));
  let paid = -sum(sums.map(([, centavos]) => ({ centavos: Math.min(centavos, 0) })));
  return sums.flatMap(([dueOn, owed]) => {
    const used = Math.min(paid, Math.max(owed, 0));
    paid -= used;
    return owed > used ? [{ item, centavos: owed - used, dueOn }] : [];
  });
}

/** All that is owed now, in centavos. */
export function owedIn(entries: readonly Written[]): number {
  return sum(openItems(entries));
}

/** The day since which an amount is late; null when nothing is late. */
export function lateSince(entries: readonly Written[], day: IsoDate): IsoDate | null {
  const [oldest] = openItems(entries);
  return oldest && oldest.dueOn !== '' && oldest.dueOn < day ? oldest.dueOn : null;
}

export type ChargedState =
  'paga' | 'parcial' | 'a_vencer' | 'vencida' | 'contestada' | 'cancelada';

export type Charged = {
  state: ChargedState;
  openCentavos: number;
  /** The part that is neither open, contested nor taken back. */
  paidCentavos: number;
  dueOn: IsoDate;
};

/**
 * State of an item on a day, with its open and paid amounts; null when it was never
 * charged. A late item is late even if partly paid. An item that was taken back is
 * `cancelada`; one contested whole is `contestada` and not open. Of two due days the
 * older open one counts.
 */
export function chargedStateOf(
  entries: readonly Written[],
  item: string,
  day: IsoDate,
): Charged | null {
  const owes = ({ postings }: Written) =>
    postings.some(
      ({ account, centavos, ...posting }) =>
        account === 'receivable' && posting.item === item && centavos > 0,
    );
  const charge = entries.find((entry) => entry.kind === 'charge' && owes(entry));
  if (!charge) return null;
  const [oldest] = itemsOn(entries, 'receivable', item);
  const dueOn =
    oldest?.dueOn ||
    entries.findLast((entry) => entry.dueOn != null && owes(entry))?.dueOn;
  if (!dueOn) return null;
  const openCentavos = balanceOf(entries, 'receivable', item);
  const contested = balanceOf(entries, 'contested', item);
  const kept = -sum(earned(postingsOf(entries), item));
  const paidCentavos = Math.max(0, kept - openCentavos - contested);
  const state =
    kept === 0
      ? 'cancelada'
      : openCentavos <= 0 && contested > 0
        ? 'contestada'
        : openCentavos <= 0
          ? 'paga'
          : dueOn < day
            ? 'vencida'
            : paidCentavos > 0
              ? 'parcial'
              : 'a_vencer';
  return { state, openCentavos, paidCentavos, dueOn };
}

/**
 * The parts of an item that were paid by money for it, and by the customer's credit, such
 * as that for a late delivery.
 */
export function paidWith(
  entries: readonly Entry[],
  item: string,
): { moneyCentavos: number; creditCentavos: number } {
  const paid = chargedStateOf(entries, item, '')?.paidCentavos ?? 0;
  const payments = entries.filter(({ reference }) =>
    /^(reversal:)?payment:/.test(reference),
  );
  const moneyCentavos = Math.min(
    paid,
    Math.max(0, -balanceOf(payments, 'receivable', item)),
  );
  return { moneyCentavos, creditCentavos: paid - moneyCentavos };
}

/** The same for an installment, by its number. */
export function installmentStateOf(
  entries: readonly Written[],
  installment: number,
  day: IsoDate,
): ReturnType<typeof chargedStateOf> {
  return chargedStateOf(entries, installmentItem(installment), day);
}

/** Whether an installment has been charged, by its number. */
export function isCharged(entries: readonly Written[], installment: number): boolean {
  return chargedStateOf(entries, installmentItem(installment), '') !== null;
}

/** The place in the ledger at which an item was contested; 0 where it never was. */
export function contestedAt(entries: readonly Entry[], of: string): number {
  const found = entries.findIndex(
    ({ kind, postings }) =>
      kind === 'dispute' &&
      postings.some(
        ({ account, item, centavos }) =>
          account === 'receivable' && item === of && centavos < 0,
      ),
  );
  return Math.max(0, found);
}

/** Whether an entry was taken back as a whole. */
export function isUndone(
  entries: readonly Pick<Entry, 'reference'>[],
  undone: string,
): boolean {
  return entries.some(({ reference }) => reference === `reversal:${undone}`);
}

export type StatementLine = Pick<
  Entry,
  'kind' | 'reference' | 'onDay' | 'dueOn' | 'detail'
> & {
  /** Items of the entry, in its order. */
  items: string[];
  /** Above zero it raises the debt; below zero it was paid, credited or taken back. */
  centavos: number;
  /** The customer's debt after the entry; below zero we owe the customer. */
  balanceCentavos: number;
};

/** Every entry with the balance after it: its last balance is the sum of all postings. */
export function statementOf(entries: readonly Entry[]): StatementLine[] {
  let balanceCentavos = 0;
  return entries.map(({ kind, reference, onDay, dueOn, detail, postings }) => {
    const centavos = sum(ofCustomer(postings));
    balanceCentavos += centavos;
    // Money that a reversal frees may pay the next item at once, which stays as it was.
    const undone = kind === 'reversal' ? postings.filter(isEarned) : [];
    const named = undone.length > 0 ? undone : postings;
    const items = new Set(named.flatMap(({ item }) => item ?? []));
    return {
      kind,
      reference,
      onDay,
      dueOn,
      detail,
      centavos,
      balanceCentavos,
      items: [...items],
    };
  });
}

/** Money that came, less refunds that were sent. */
export function paidIn(entries: readonly Pick<Entry, 'postings'>[]): number {
  return balanceOf(entries, 'cash');
}

function postingsOf(entries: readonly Pick<Entry, 'postings'>[]): Posting[] {
  return entries.flatMap(({ postings }) => postings);
}

function ofCustomer(postings: readonly Posting[]): Posting[] {
  return postings.filter(({ account }) => CUSTOMERS.includes(account));
}

function earned(postings: readonly Posting[], of: string): Posting[] {
  return postings.filter((posting) => posting.item === of && isEarned(posting));
}

function isEarned({ account }: Posting): boolean {
  return account.startsWith('revenue-') || account === 'traffic-fines';
}
