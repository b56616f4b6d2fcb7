import { type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { money } from '#platform/mail/mail-money';
import {
  isInstallment,
  isLateItem,
  type ItemBook,
  itemsLabel,
} from '../../contracts/ledger/item-labels.rules';
import { type Entry, type OpenItem } from '../../contracts/ledger/ledger.rules';
import {
  bearsLateCharges,
  billsOf,
  type OpenBill,
} from '../../contracts/ledger/open-bills.rules';
import { chargedStateOf, paidWith } from '../../contracts/ledger/statement.rules';

/**
 * The bill to pay now: the one that falls due on the named day, else the oldest.
 * Installments keep their order: a named bill with only an installment gives way to the
 * oldest, since only paying that one stops its fine and interest.
 */
export function billToPay(
  bills: readonly OpenBill[],
  dueOn?: IsoDate,
): OpenBill | undefined {
  const wanted = bills.find((bill) => bill.dueOn === dueOn);
  if (!wanted) return bills[0];
  const isSpecial = wanted.items.some(
    ({ item }) => !isInstallment(item) && !isLateItem(item),
  );
  return isSpecial ? wanted : bills.find(({ installment }) => installment !== null);
}

/**
 * Last day on which a bill can be paid unchanged: its due date, or today once that has
 * passed, since tomorrow adds interest. Never a day on which banks are closed.
 */
export function payableUntil(dueOn: IsoDate, today: IsoDate): IsoDate {
  return nextBusinessDay(dueOn > today ? dueOn : today);
}

/** `Mensalidade 5 de 36 e 500 km a mais`: the name of all open items of a bill. */
export function billLabel({ items }: Pick<OpenBill, 'items'>, book: Book): string {
  return itemsLabel(
    items.map(({ item }) => item),
    book,
  );
}

/**
 * The same for a charge at the bank, whether it was paid or not: the items that fell due
 * on its day.
 */
export function chargeLabel({ dueOn }: { dueOn: IsoDate }, book: Book): string {
  const open = billsOf(book.entries).find((bill) => bill.dueOn === dueOn);
  return open ? billLabel(open, book) : itemsLabel(chargedOn(book.entries, dueOn), book);
}

/** The same, and whether its open items bear fine and interest once late. */
export function chargeFacts(
  charge: { dueOn: IsoDate },
  book: Book,
): { label: string; bears: boolean } {
  const bears = billsOf(book.entries).some(
    (bill) => bill.dueOn === charge.dueOn && bearsLateCharges(bill),
  );
  return { label: chargeLabel(charge, book), bears };
}

/**
 * Names the items that a payment paid, or, if all of it became credit, the bill that it
 * was for.
 */
export function paymentLabel(
  { id, dueOn }: { id: string; dueOn: IsoDate },
  book: Book,
): string {
  const items = paidItems(book.entries, id).map(({ item }) => item);
  return items.length > 0 ? itemsLabel(items, book) : chargeLabel({ dueOn }, book);
}

/** Items that a payment paid, by the ledger; none if all of it became credit. */
export function paidItems(entries: readonly Entry[], id: string): OpenItem[] {
  const entry = entries.find(({ reference }) => reference === `payment:${id}`);
  return (entry?.postings ?? []).flatMap(({ item, centavos }) =>
    item === null ? [] : [{ item, centavos: -centavos, dueOn: '' }],
  );
}

/** Part of a payment that paid fine and interest, by the ledger, in centavos. */
function paidLateCharges(entries: readonly Entry[], id: string): number {
  return sum(paidItems(entries, id).filter(({ item }) => isLateItem(item)));
}

/**
 * Price of the charges that fall due on a day, without fine and interest, and the part of
 * it that the customer's credit paid, in centavos.
 */
export function creditOfBill(
  entries: readonly Entry[],
  dueOn: IsoDate,
): { grossCentavos: number; creditCentavos: number } {
  let [grossCentavos, creditCentavos] = [0, 0];
  for (const item of new Set(chargedOn(entries, dueOn))) {
    const charged = chargedStateOf(entries, item, dueOn);
    if (!charged) continue;
    grossCentavos += charged.openCentavos + charged.paidCentavos;
    creditCentavos += paidWith(entries, item).creditCentavos;
  }
  return { grossCentavos, creditCentavos };
}

/**
 * The whole bill and its part paid by credit, as `['Valor da conta', …]`; empty without
 * credit.
 */
function creditFacts(
  entries: readonly Entry[],
  { dueOn, lateCentavos }: { dueOn: IsoDate; lateCentavos: number },
): (readonly [label: string, amount: string])[] {
  const { grossCentavos, creditCentavos } = creditOfBill(entries, dueOn);
  if (creditCentavos === 0) return [];
  return [
    ['Valor da conta', money(grossCentavos + lateCentavos)],
    ['Pago com crédito', money(creditCentavos)],
  ];
}

/** The facts of a receipt: everything that the ledger tells of one payment. */
export function receiptFacts(
  payment: { id: string; dueOn: IsoDate },
  book: Book,
): {
  label: string;
  /** The part that paid fine and interest. */
  lateCentavos: number;
  /** See `creditFacts`. */
  usedCredit: readonly (readonly [label: string, amount: string])[];
} {
  const lateCentavos = paidLateCharges(book.entries, payment.id);
  return {
    label: paymentLabel(payment, book),
    lateCentavos,
    usedCredit: creditFacts(book.entries, { dueOn: payment.dueOn, lateCentavos }),
  };
}

/** A ledger with its contract, whose terms name its items. */
type Book = Pick<ItemBook, 'contract'> & { entries: readonly Entry[] };

function chargedOn(entries: readonly Entry[], day: IsoDate): string[] {
  return entries
    .filter(({ kind, dueOn }) => kind !== 'late-charges' && dueOn === day)
    .flatMap(({ postings }) => postings)
    .filter(({ account, centavos }) => account === 'receivable' && centavos > 0)
    .flatMap(({ item }) => item ?? []);
}
