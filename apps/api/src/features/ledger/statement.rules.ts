import { type IsoDate } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { type LedgerAccount } from '../../tables';
import {
  type Entry,
  installmentItem,
  type LateCharges,
  type OpenItem,
  type Posting,
} from './ledger.rules';

type Written = Pick<Entry, 'postings' | 'dueOn' | 'kind'>;

/** Accounts of what a customer owes us; below zero we owe it to them. */
const CUSTOMERS: readonly LedgerAccount[] = [
  'receivable',
  'customer-credit',
  'refund-due',
];

/** Centavos on an account, of one item where it is named; debits count above zero. */
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

/** Credit that the customer has and that pays for what is charged next; never below 0. */
export function creditIn(entries: readonly Pick<Entry, 'postings'>[]): number {
  return Math.max(0, -balanceOf(entries, 'customer-credit'));
}

/** Refunds that were decided and have not been sent. */
export function refundDueIn(entries: readonly Pick<Entry, 'postings'>[]): number {
  return Math.max(0, -balanceOf(entries, 'refund-due'));
}

/** What is owed, item by item, the oldest first. */
export function openItems(entries: readonly Written[]): OpenItem[] {
  return itemsOn(entries, 'receivable');
}

/** What the customer contests, and is owed by nobody until that is answered. */
export function contestedItems(entries: readonly Written[]): OpenItem[] {
  return itemsOn(entries, 'contested');
}

function itemsOn(
  entries: readonly Written[],
  named: 'receivable' | 'contested',
): OpenItem[] {
  const open = new Map<string, OpenItem>();
  for (const { postings, dueOn } of entries)
    for (const { account, item, centavos } of postings) {
      if (account !== named || item === null) continue;
      const known = open.get(item);
      open.set(item, {
        item,
        centavos: (known?.centavos ?? 0) + centavos,
        // What was contested and kept falls due anew.
        dueOn: dueOn ?? known?.dueOn ?? '',
      });
    }
  return [...open.values()]
    .filter(({ centavos }) => centavos > 0)
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** All that is owed now, in centavos. */
export function owedIn(entries: readonly Written[]): number {
  return sum(openItems(entries));
}

/** Since when something is owed that should have been paid; null when nothing is late. */
export function lateSince(entries: readonly Written[], day: IsoDate): IsoDate | null {
  const [oldest] = openItems(entries);
  return oldest && oldest.dueOn !== '' && oldest.dueOn < day ? oldest.dueOn : null;
}

export type ChargedState =
  'paga' | 'parcial' | 'a_vencer' | 'vencida' | 'contestada' | 'cancelada';

/**
 * How an item stands on a day and what is open of it; null when it was not charged. Late
 * comes before partly paid. What was charged and taken back is `cancelada`; what the
 * customer contests whole, `contestada`, is not open.
 */
export function chargedStateOf(
  entries: readonly Written[],
  item: string,
  day: IsoDate,
): { state: ChargedState; openCentavos: number; dueOn: IsoDate } | null {
  const owes = ({ postings }: Written) =>
    postings.some(
      ({ account, centavos, ...posting }) =>
        account === 'receivable' && posting.item === item && centavos > 0,
    );
  const charge = entries.find((entry) => entry.kind === 'charge' && owes(entry));
  const dueOn = entries.findLast((entry) => entry.dueOn != null && owes(entry))?.dueOn;
  if (!charge || !dueOn) return null;
  const price = sum(earned(charge.postings, item));
  const openCentavos = balanceOf(entries, 'receivable', item);
  const kept = -sum(earned(postingsOf(entries), item));
  const state =
    kept === 0
      ? 'cancelada'
      : openCentavos <= 0 && balanceOf(entries, 'contested', item) > 0
        ? 'contestada'
        : openCentavos <= 0
          ? 'paga'
          : dueOn < day
            ? 'vencida'
            : openCentavos < -price
              ? 'parcial'
              : 'a_vencer';
  return { state, openCentavos, dueOn };
}

/** The same of an installment, by its number. */
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

/** Which installments are late on a day, with what is open of them. */
export function lateInstallments(
  entries: readonly Written[],
  day: IsoDate,
): (OpenItem & { installment: number })[] {
  return openItems(entries).flatMap((open) => {
    const [kind, number] = open.item.split(':');
    return kind === 'installment' && open.dueOn < day
      ? [{ ...open, installment: Number(number) }]
      : [];
  });
}

/** Late charges of an installment that stand: those taken back count no longer. */
export function lateChargesIn(
  entries: readonly Entry[],
  installment: number,
): LateCharges {
  const written = entries.filter(
    ({ kind, reference }) =>
      kind === 'late-charges' && reference.startsWith(`late:${installment}:`),
  );
  const own = written.filter(({ reference }) => !isUndone(entries, reference));
  return {
    undone: written.length - own.length,
    fined: balanceOf(own, 'fine', `fine:${installment}`) !== 0,
    interestUntil:
      own
        .map(({ onDay }) => onDay)
        .sort()
        .at(-1) ?? null,
  };
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
  /** Items that the entry is about, in its order. */
  items: string[];
  /** Above zero: owed more; below: paid, credited or taken back. */
  centavos: number;
  /** What the customer owes after it; below zero we owe it to them. */
  balanceCentavos: number;
};

/** Every entry with the balance after it: its last balance is the sum of all postings. */
export function statementOf(entries: readonly Entry[]): StatementLine[] {
  let balanceCentavos = 0;
  return entries.map(({ kind, reference, onDay, dueOn, detail, postings }) => {
    const centavos = sum(ofCustomer(postings));
    balanceCentavos += centavos;
    const items = new Set(postings.flatMap(({ item }) => item ?? []));
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

/** Money that came, less what was sent back. */
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
  return postings.filter(
    ({ account, item }) =>
      item === of && (account.startsWith('revenue-') || account === 'traffic-fines'),
  );
}
