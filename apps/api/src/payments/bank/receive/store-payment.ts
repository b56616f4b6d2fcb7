import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { postTransaction } from '../../../contracts/ledger/ledger.repository';
import { enqueueMoneyMail } from '../../../identity/accounts/money-mails';
import { confirmFirstPayment } from '../../payments/first-payment';
import { paidMail } from '../../payments/payments.mails';
import {
  cancelOthers,
  insertPayment,
  markPaid,
} from '../../payments/payments.repository';
import { withdrawExcessCollections } from '../../payments/withdraw-collections';
import { type ChargeFacts } from './charge-news.rules';
import { type ReceivedPayment } from './received-payment.rules';

/**
 * A further effect of a payment on its contract, which is locked, in the same
 * transaction.
 */
export type AfterPayment = (tx: Database, contractId: string) => Promise<unknown>;

type Context = {
  ports: Pick<Ports, 'clock' | 'config'>;
  tx: Database;
  afterPayment?: AfterPayment | undefined;
};

/**
 * Stores a payment: ledger, charge, other ways to pay its bill, the first payment of a
 * signed contract, and the mail. Call it with the contract locked.
 */
export async function storePayment(
  { ports, tx, afterPayment }: Context,
  { charge, record: { contract, proposal } }: ChargeFacts,
  { entries, refund, payment, bankId, isBillSettled, after, mail }: ReceivedPayment,
): Promise<true> {
  for (const entry of entries) await postTransaction(ports, tx, contract.id, entry);
  await markPaid(tx, charge, bankId);
  await insertPayment(tx, payment);
  if (refund) await postTransaction(ports, tx, contract.id, refund);
  if (isBillSettled) await cancelOthers(tx, charge);
  await withdrawExcessCollections(tx, contract.id, todayOf(ports));
  await confirmFirstPayment(ports, tx, { proposal, entries: after });
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    write: (to) => paidMail(ports.config, { ...mail, to }),
  });
  await afterPayment?.(tx, contract.id);
  return true;
}
