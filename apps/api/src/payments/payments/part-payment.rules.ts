import { type IsoDate } from '@site/api-contract/brazil';
import { money } from '#platform/mail/mail-money';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { chargedStateOf } from '../../contracts/ledger/statement.rules';

/** The use of a part payment of the car after the purchase failed, in centavos. */
export type PartPayment = {
  /** The part that paid late bills. */
  usedCentavos: number;
  /** The part that the bank returns to the payer. */
  refundedCentavos: number;
  /** The part that the customer's credit had paid, and that is credit again. */
  creditCentavos: number;
};

/** The sentence about it; null, like a payment of nothing, gives no sentence. */
export function partPaymentText(part: PartPayment | null): string {
  if (!part) return '';
  const ways = [
    [part.usedCentavos, 'foram usados nas contas vencidas deste contrato'],
    [part.refundedCentavos, 'voltam pelo mesmo caminho'],
    [part.creditCentavos, 'voltam a ser crédito para as próximas cobranças'],
  ] as const;
  const [first, ...more] = ways.filter(([centavos]) => centavos > 0);
  if (!first) return '';
  const [centavos, what] = first;
  if (more.length === 0) return `Os ${money(centavos)} que você já tinha pago ${what}.`;
  const said = [first, ...more].map(([sum, where]) => `${money(sum)} ${where}`);
  return `Do que você já tinha pago, ${said.slice(0, -1).join(', ')}, e ${said.at(-1)}.`;
}

/**
 * Whether a bill was the price of a car whose purchase has failed since: a payment for it
 * then pays late bills, and the rest is refunded.
 */
export function isOfUndonePurchase(entries: readonly Entry[], dueOn: IsoDate): boolean {
  const prices = entries
    .filter((entry) => entry.kind === 'charge' && entry.dueOn === dueOn)
    .flatMap(({ postings }) => postings)
    .flatMap(({ item }) => (item?.startsWith('purchase:') ? item : []));
  const isUndone = (item: string) =>
    chargedStateOf(entries, item, '')?.state === 'cancelada';
  return prices.length > 0 && prices.every(isUndone);
}
