import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { takenBackOf } from '../../contracts/ledger/corrections.rules';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { creditRefundOf, type Entry } from '../../contracts/ledger/ledger.rules';
import {
  balanceOf,
  contestedItems,
  creditIn,
  openItems,
} from '../../contracts/ledger/statement.rules';
import { type PartPayment } from '../../payments/payments/part-payment.rules';
import { withdrawWrongCollections } from '../../payments/payments/withdraw-collections';
import { purchaseItem } from './purchase.rules';
import { type PurchaseFacts } from './purchases.service';

/**
 * Takes back the price of the car. Its paid part is our debt to the customer; by law it
 * is set off against the customer's late debt, with fine and interest of today (Código
 * Civil arts. 368 and 369). Contested or later items are not set off, since they are not
 * certain or not due; the rest is refunded. A part that credit paid is set off first, and
 * becomes credit again as long as an item remains to pay.
 */
export async function reversePurchaseCharge(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { contract, proposal, entries, purchase }: PurchaseFacts,
): Promise<PartPayment> {
  const item = purchaseItem(purchase);
  const onDay = todayOf(ports);
  const late = lateChargesOn(entries, onDay);
  const known = [...entries, ...late];
  const reversal = takenBackOf({
    reference: `cancel:${item}`,
    onDay,
    undone: entries,
    items: [item],
    open: openItems(known).filter((one) => one.item === item || one.dueOn < onDay),
    contested: contestedItems(known),
  });
  const used = reversal.postings.filter(
    (posting) => posting.account === 'receivable' && posting.item !== item,
  );
  // Without a set-off, late charges are written when somebody pays, as always.
  for (const entry of used.length > 0 ? late : [])
    await postTransaction(ports, tx, contract.id, entry);
  await postTransaction(ports, tx, contract.id, reversal);
  const usedCentavos = -sum(used);
  const freed = creditIn(await readLedger(tx, contract.id)) - creditIn(entries);
  const ofCredit = isOver(proposal.state) ? 0 : creditUsedBy(entries, item);
  const creditCentavos = Math.min(freed, Math.max(0, ofCredit - usedCentavos));
  const refundedCentavos = freed - creditCentavos;
  if (refundedCentavos > 0)
    await postTransaction(
      ports,
      tx,
      contract.id,
      creditRefundOf({
        reference: `credit-refund:${item}`,
        onDay,
        centavos: refundedCentavos,
      }),
    );
  await withdrawWrongCollections(tx, contract.id);
  return { usedCentavos, refundedCentavos, creditCentavos };
}

/** The part of the price that credit paid when it was charged, in centavos. */
function creditUsedBy(entries: readonly Entry[], item: string): number {
  const charge = entries.filter(({ reference }) => reference === `charge:${item}`);
  return Math.max(0, balanceOf(charge, 'customer-credit'));
}
