import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { earningsOf, takenBackOf } from '../../../contracts/ledger/corrections.rules';
import { lateChargesOn } from '../../../contracts/ledger/late-charges.rules';
import {
  creditRefundOf,
  type Entry,
  paymentOf,
} from '../../../contracts/ledger/ledger.rules';
import { billsOf } from '../../../contracts/ledger/open-bills.rules';
import {
  contestedItems,
  creditIn,
  isUndone,
  openItems,
} from '../../../contracts/ledger/statement.rules';
import { receiptFacts } from '../../bills/bill.rules';
import { isOfUndonePurchase } from '../../payments/part-payment.rules';
import { type paidMail } from '../../payments/payments.mails';
import { type PaymentRow } from '../../payments/payments.repository';
import { type Told } from '../bank-events';
import { type ChargeFacts } from './charge-news.rules';

/** The effects of a payment for a charge. */
export type ReceivedPayment = {
  /** Entries to post, in this order. */
  entries: Entry[];
  /** Credit that is refunded, since no bill will use it; null without. */
  refund: Entry | null;
  payment: PaymentRow;
  /** The charge's name at the bank. */
  bankId: string;
  /** Nothing of the bill is open, so other ways to pay it end. */
  isBillSettled: boolean;
  /** The ledger with the payment in it. */
  after: readonly Entry[];
  mail: Omit<Parameters<typeof paidMail>[1], 'to'>;
};

/**
 * Decides the effects of a payment. Each is posted once, by its id at the bank: null for
 * one that the ledger has. A bill that is paid twice makes credit, or a refund once the
 * contract is over.
 */
export function decidePayment(
  { charge, record: { contract, proposal, entries } }: ChargeFacts,
  { paymentId: id, centavos, ...paid }: Told['payment.received'],
): ReceivedPayment | null {
  const reference = `payment:${id}`;
  if (entries.some((entry) => entry.reference === reference)) return null;
  const paidAt = new Date(paid.paidAt);
  const onDay = saoPauloDay(paidAt);
  const { dueOn, installment, method } = charge;
  const over = isOver(proposal.state);
  // Fine and interest up to the day of the payment were owed with the bill. But we choose
  // the day of the first try of Pix Automático or of a saved card, so its delay is not
  // the customer's.
  const isOurs = method === 'pix-automatico' || method === 'cartao-salvo';
  const bearsNothing = over || (isOurs && charge.tries === 0);
  const undone = installment ? undoneLateCharges(entries, installment, onDay) : [];
  const late = bearsNothing ? [] : lateChargesOn([...entries, ...undone], onDay);
  const before = [...entries, ...undone, ...late];
  // The price of a car that is not sold any more becomes no credit for coming bills.
  const isTooLate = isOfUndonePurchase(before, dueOn);
  const open = openItems(before);
  const payment = paymentOf({
    reference,
    onDay,
    centavos,
    open: isTooLate ? open.filter((item) => item.dueOn < onDay) : open,
    dueOn,
    ...(installment !== null && { installment }),
    detail: { method },
  });
  const after = [...before, payment];
  const credit = creditIn(after);
  const gained = credit - creditIn(entries);
  const refunded = over ? credit : isTooLate ? gained : 0;
  const left = billsOf(after).find((bill) => bill.dueOn === dueOn);
  return {
    entries: [...undone, ...late, payment],
    refund:
      refunded > 0
        ? creditRefundOf({ reference: `credit-refund:${id}`, onDay, centavos: refunded })
        : null,
    payment: {
      id,
      chargeId: charge.id,
      contractId: contract.id,
      centavos,
      refundedCentavos: 0,
      paidAt,
    },
    bankId: paid.chargeId,
    isBillSettled: left === undefined,
    after,
    mail: {
      contract,
      charge,
      centavos,
      paidAt,
      ...receiptFacts({ id, dueOn }, { contract, entries: after }),
      openCentavos: left?.centavos ?? 0,
      creditCentavos: gained,
      undoneLate: undone.length > 0,
      over,
      isTooLate,
    },
  };
}

/**
 * Takes back the late charges of an installment for the days after its payment, which the
 * bank told only later.
 */
function undoneLateCharges(
  entries: readonly Entry[],
  installment: number,
  paidOn: IsoDate,
): Entry[] {
  const undone: Entry[] = [];
  for (const late of entries) {
    const { kind, reference, onDay, dueOn = null } = late;
    if (
      kind !== 'late-charges' ||
      !reference.startsWith(`late:${installment}:`) ||
      onDay <= paidOn ||
      isUndone(entries, reference)
    )
      continue;
    const known = [...entries, ...undone];
    const standing = earningsOf(known).map((one) => [one.item, one.centavos] as const);
    const reversal = takenBackOf({
      reference: `reversal:${reference}`,
      onDay: paidOn,
      dueOn,
      undone: [late],
      open: openItems(known),
      contested: contestedItems(known),
      // An amount that was waived before is not taken back a second time.
      most: new Map(standing),
    });
    if (reversal.postings.length > 0) undone.push(reversal);
  }
  return undone;
}
