import { type IsoDate } from '@site/api-contract/brazil';
import { type LedgerAccount, type LedgerKind } from './ledger.table';

/** One side of a transaction; debits above zero, credits below, in centavos. */
export type Posting = {
  account: LedgerAccount;
  item: string | null;
  centavos: number;
};

/** A cause and its effect on the accounts; its postings sum to zero. */
export type Entry = {
  kind: LedgerKind;
  /** Unique within a contract: `charge:3`, `payment:<bank id>`, `credit:late-delivery`. */
  reference: string;
  onDay: IsoDate;
  /**
   * When the charge falls due; of late charges, when the late installment did. Payments
   * and corrections name with it the part of an item, where an item has two due days.
   */
  dueOn?: IsoDate | null;
  /**
   * Facts for the statement; no personal data. A charge adds a detail to an item by its
   * name: `{ 'km:1': 500 }`, `{ 'damage:1': 'risco na porta' }`.
   */
  detail?: Record<string, string | number | boolean> | null;
  postings: Posting[];
};

/** The part of an item that is still owed, and its due day. */
export type OpenItem = { item: string; centavos: number; dueOn: IsoDate };

export type Cause = Pick<Entry, 'reference' | 'onDay' | 'detail'>;

export function entry(
  kind: LedgerKind,
  cause: Cause & Pick<Entry, 'dueOn'>,
  postings: readonly Posting[],
): Entry {
  return {
    ...cause,
    kind,
    postings: postings.filter(({ centavos }) => centavos !== 0),
  };
}

export function debit(
  account: LedgerAccount,
  centavos: number,
  item: string | null = null,
): Posting {
  return { account, item, centavos };
}

export function credited(
  account: LedgerAccount,
  centavos: number,
  item: string | null = null,
): Posting {
  return { account, item, centavos: -centavos };
}

/** Pays open items in their order; the rest is the customer's credit. */
export function settle(centavos: number, open: readonly OpenItem[]): Posting[] {
  const { postings, rest } = allocate(centavos, open);
  return [...postings, credited('customer-credit', rest)];
}

export function allocate(
  centavos: number,
  open: readonly OpenItem[],
): { postings: Posting[]; rest: number } {
  let rest = centavos;
  const postings = open.map(({ item, centavos: owed }) => {
    const part = Math.min(rest, owed);
    rest -= part;
    return credited('receivable', part, item);
  });
  return { postings, rest };
}

const OF_INSTALLMENTS = ['fine', 'interest', 'installment'];
const RANKS = [...OF_INSTALLMENTS, 'once'];

/**
 * Orders items: the named installment first, then those due on the named day, then the
 * oldest; within one day fine, interest, price.
 */
export function inOrder(
  open: readonly OpenItem[],
  named?: number,
  day?: IsoDate,
): OpenItem[] {
  const kindOf = (item: string) => item.split(':')[0] ?? '';
  const isNamed = ({ item }: OpenItem) =>
    OF_INSTALLMENTS.includes(kindOf(item)) && item.split(':')[1] === String(named);
  const rank = ({ item }: OpenItem) => {
    const found = RANKS.indexOf(kindOf(item));
    return found < 0 ? RANKS.length : found;
  };
  return [...open].sort(
    (one, other) =>
      Number(isNamed(other)) - Number(isNamed(one)) ||
      Number(other.dueOn === day) - Number(one.dueOn === day) ||
      one.dueOn.localeCompare(other.dueOn) ||
      rank(one) - rank(other) ||
      one.item.localeCompare(other.item),
  );
}
