import { type IsoDate } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { type LedgerAccount } from './ledger.table';
import {
  allocate,
  type Cause,
  credited,
  debit,
  type Entry,
  entry,
  inOrder,
  type OpenItem,
  settle,
} from './postings.rules';

/** Takes items in their order up to an amount; the last one is cut to fit. */
export function upTo<Item extends { centavos: number }>(
  items: readonly Item[],
  most: number,
): Item[] {
  let left = most;
  return items.flatMap((item) => {
    const centavos = Math.min(item.centavos, left);
    left -= centavos;
    return centavos > 0 ? [{ ...item, centavos }] : [];
  });
}

/** Marks items as contested: they are not owed until the contest is answered. */
export function contestedOf({
  items,
  ...cause
}: Cause & { items: readonly OpenItem[] }): Entry {
  return entry(
    'dispute',
    cause,
    items.flatMap(({ item, centavos }) => [
      debit('contested', centavos, item),
      credited('receivable', centavos, item),
    ]),
  );
}

/**
 * Makes contested items owed again, due on another day. The customer's credit pays first.
 */
export function keptOf({
  items,
  credit,
  ...cause
}: Cause & {
  items: readonly OpenItem[];
  credit: number;
  dueOn: IsoDate;
}): Entry {
  const used = Math.min(credit, sum(items));
  return entry('dispute', cause, [
    ...items.flatMap(({ item, centavos }) => [
      debit('receivable', centavos, item),
      credited('contested', centavos, item),
    ]),
    debit('customer-credit', used),
    ...allocate(used, items).postings,
  ]);
}

type Undoing = Cause &
  Pick<Entry, 'dueOn'> & {
    undone: readonly Pick<Entry, 'postings'>[];
    open: readonly OpenItem[];
    contested?: readonly OpenItem[];
    items?: readonly string[];
    most?: ReadonlyMap<string, number>;
  };

/**
 * Takes charges back, all of the entries or only `items`: the open or contested part is
 * not owed any more, the paid part pays other open items and then becomes the customer's
 * credit. Nothing else of the entries changes. `most` names the only items to take back,
 * with the most centavos of each.
 */
export function takenBackOf(undoing: Undoing): Entry {
  return takeBack(undoing).entry;
}

/** The same, with the part that had been paid, in centavos. */
export function takeBack({
  undone,
  open,
  contested = [],
  items,
  most,
  ...cause
}: Undoing): { entry: Entry; paidCentavos: number } {
  const earned = earningsOf(undone)
    .filter(({ item }) => items === undefined || items.includes(item))
    .map((one) => {
      const limit = most ? (most.get(one.item) ?? 0) : Infinity;
      return { ...one, centavos: Math.min(one.centavos, limit) };
    });
  const rest = inOrder(open, undefined, cause.dueOn ?? undefined).map((one) => ({
    ...one,
  }));
  let paidCentavos = 0;
  const owedNoLonger = earned.flatMap(({ item, centavos }) => {
    const ofContested = sum(contested.filter((one) => one.item === item));
    const fromContested = Math.min(ofContested, centavos);
    let left = centavos - fromContested;
    for (const part of rest.filter((one) => one.item === item)) {
      const used = Math.min(part.centavos, left);
      part.centavos -= used;
      left -= used;
    }
    paidCentavos += left;
    return [
      credited('contested', fromContested, item),
      credited('receivable', centavos - fromContested - left, item),
    ];
  });
  const written = entry('reversal', cause, [
    ...earned.map(({ account, item, centavos }) => debit(account, centavos, item)),
    ...owedNoLonger,
    ...settle(paidCentavos, rest),
  ]);
  return { entry: written, paidCentavos };
}

/** Forgives open fine and interest; amounts that were paid stay. */
export function forgivenOf({
  items,
  ...cause
}: Cause & { items: readonly OpenItem[] }): Entry {
  return entry(
    'reversal',
    cause,
    items.flatMap(({ item, centavos }) => [
      debit(item.startsWith('fine:') ? 'fine' : 'interest', centavos, item),
      credited('receivable', centavos, item),
    ]),
  );
}

const NO_EARNINGS: readonly LedgerAccount[] = [
  'receivable',
  'contested',
  'cash',
  'customer-credit',
  'refund-due',
];

/** Amounts that entries earned in the end, by item: above zero, in centavos. */
export function earningsOf(
  entries: readonly Pick<Entry, 'postings'>[],
): { account: LedgerAccount; item: string; centavos: number }[] {
  const earned = new Map<
    string,
    { account: LedgerAccount; item: string; centavos: number }
  >();
  for (const { account, item, centavos } of entries.flatMap(({ postings }) => postings)) {
    if (item === null || NO_EARNINGS.includes(account)) continue;
    const key = `${account} ${item}`;
    const before = earned.get(key)?.centavos ?? 0;
    earned.set(key, { account, item, centavos: before - centavos });
  }
  return [...earned.values()].filter(({ centavos }) => centavos > 0);
}
