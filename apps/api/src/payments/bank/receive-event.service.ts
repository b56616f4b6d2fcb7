import { type OddReason } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/states';
import { UUID } from '@site/api-contract/uuid';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  type ContractRecord,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { creditRefundOf, paymentOf } from '../../contracts/ledger/ledger.rules';
import { billsOf } from '../../contracts/ledger/open-bills.rules';
import { creditIn, openItems } from '../../contracts/ledger/statement.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { receiveRecurrence } from '../automatic-pix/receive-automatic.service';
import {
  chargeLabel,
  creditFacts,
  paidLateCharges,
  paymentLabel,
  undoneLateCharges,
} from '../bills/bill.rules';
import { confirmFirstPayment } from '../payments/first-payment';
import { isOfUndonePurchase } from '../payments/part-payment.rules';
import { paidMail } from '../payments/payments.mails';
import {
  cancelOthers,
  changeLiveCharge,
  type ChargeRow,
  findCharge,
  insertPayment,
  markPaid,
} from '../payments/payments.repository';
import { withdrawExcessCollections } from '../payments/withdraw-collections';
import {
  receiveCard,
  receiveCardRefusal,
  receiveCardRefused,
  receiveChallenge,
} from '../saved-cards/receive-card.service';
import { type BankEvent } from './bank-events';
import { declinedMail } from './declined.mails';
import { whyOdd } from './odd-event.rules';

type EventPorts = Pick<Ports, 'clock' | 'config'>;
type Outcome = 'done' | 'nothing' | 'unknown';
/** News that can not be true of a contract of ours: nothing was done. */
type Odd = { why: OddReason; contractId: string };

/**
 * A further effect of a payment on its contract, which is locked; in the same
 * transaction.
 */
export type AfterPayment = (tx: Database, contractId: string) => Promise<unknown>;

/**
 * Applies a webhook with a valid signature, in the transaction that notes it as taken.
 * The order in which webhooks come does not matter: each payment is posted once, by its
 * id at the bank. A bill that is paid twice makes credit, or a refund once the contract
 * is over; news of a settled charge changes nothing. `unknown`: none of our charges has
 * this reference. News that can not be true of its charge is odd.
 */
export async function applyEvent(
  ports: EventPorts,
  tx: Database,
  event: BankEvent,
  afterPayment?: AfterPayment,
): Promise<Outcome | Odd> {
  const { reference } = event.data;
  if (!UUID.test(reference)) return 'unknown';
  if (event.type === 'recurrence.changed')
    return receiveRecurrence(ports, tx, event.data);
  if (event.type === 'card.kept') return receiveCard(ports, tx, event.data);
  if (event.type === 'card.refused') return receiveCardRefused(tx, event.data);
  const charge = await findCharge(tx, reference);
  if (!charge) return 'unknown';
  const locked = await lockContract(tx, charge.contractId);
  if (!locked) return 'unknown';
  const why = whyOdd(event, charge, ports);
  if (why) return { why, contractId: charge.contractId };
  const record = await contractFacts(tx, locked);
  if (event.type === 'charge.failed')
    return (await changeLiveCharge(tx, charge.id, {
      state: 'failed',
      reason: event.data.reason,
      tries: event.data.tries,
      bankId: event.data.chargeId,
    }))
      ? 'done'
      : 'nothing';
  if (event.type === 'charge.challenged')
    return receiveChallenge(ports, tx, { record, charge, asked: event.data });
  if (event.type === 'charge.declined' && charge.method === 'cartao-salvo')
    return receiveCardRefusal(ports, tx, { record, charge, refused: event.data });
  if (event.type === 'charge.declined')
    return receiveRefusal(ports, tx, { record, charge, refused: event.data });
  const outcome = await receivePayment(ports, tx, { record, charge, paid: event.data });
  if (outcome === 'done') await afterPayment?.(tx, charge.contractId);
  return outcome;
}

type Paid = Extract<BankEvent, { type: 'payment.received' }>['data'];
type Refused = Extract<BankEvent, { type: 'charge.declined' }>['data'];

async function receivePayment(
  ports: EventPorts,
  tx: Database,
  { record, charge, paid }: { record: ContractRecord; charge: ChargeRow; paid: Paid },
): Promise<Outcome> {
  const { contract, proposal } = record;
  const paidAt = new Date(paid.paidAt);
  const onDay = saoPauloDay(paidAt);
  // Fine and interest up to the day of the payment were owed with the bill. But the first
  // try of Pix Automático or of a saved card comes when we ask for it, so its delay is
  // not the customer's.
  const isOurs = charge.method === 'pix-automatico' || charge.method === 'cartao-salvo';
  const bearsNothing = isOver(proposal.state) || (isOurs && charge.tries === 0);
  const undone = charge.installment
    ? undoneLateCharges(record.entries, charge.installment, onDay)
    : [];
  const late = bearsNothing ? [] : lateChargesOn([...record.entries, ...undone], onDay);
  const before = [...record.entries, ...undone, ...late];
  // The price of a car that is not sold any more is no credit for bills to come.
  const isTooLate = isOfUndonePurchase(before, charge.dueOn);
  const payment = paymentOf({
    reference: `payment:${paid.paymentId}`,
    onDay,
    centavos: paid.centavos,
    open: isTooLate
      ? openItems(before).filter(({ dueOn }) => dueOn < onDay)
      : openItems(before),
    dueOn: charge.dueOn,
    ...(charge.installment !== null && { installment: charge.installment }),
    detail: { method: charge.method },
  });
  if (record.entries.some(({ reference }) => reference === payment.reference))
    return 'nothing';
  for (const entry of [...undone, ...late, payment])
    await postTransaction(ports, tx, contract.id, entry);
  const { paymentId: id, centavos } = paid;
  await markPaid(tx, charge, paid.chargeId);
  await insertPayment(tx, {
    id,
    chargeId: charge.id,
    contractId: contract.id,
    centavos,
    refundedCentavos: 0,
    paidAt,
  });
  const after = [...before, payment];
  const credit = creditIn(after);
  const gained = credit - creditIn(record.entries);
  const refunded = isOver(proposal.state) ? credit : isTooLate ? gained : 0;
  if (refunded > 0)
    await postTransaction(
      ports,
      tx,
      contract.id,
      creditRefundOf({ reference: `credit-refund:${id}`, onDay, centavos: refunded }),
    );
  const open = billsOf(after).find(({ dueOn }) => dueOn === charge.dueOn);
  if (open === undefined) await cancelOthers(tx, charge);
  await withdrawExcessCollections(tx, contract.id, todayOf(ports));
  await confirmFirstPayment(ports, tx, { proposal, entries: after });
  const lateCentavos = paidLateCharges(after, id);
  const label = paymentLabel({ id, dueOn: charge.dueOn }, { contract, entries: after });
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    write: (to) =>
      paidMail(ports.config, {
        to,
        contract,
        charge,
        label,
        centavos,
        paidAt,
        lateCentavos,
        usedCredit: creditFacts(after, { dueOn: charge.dueOn, lateCentavos }),
        openCentavos: open?.centavos ?? 0,
        creditCentavos: gained,
        undoneLate: undone.length > 0,
        over: isOver(proposal.state),
        isTooLate,
      }),
  });
  return 'done';
}

async function receiveRefusal(
  ports: EventPorts,
  tx: Database,
  {
    record,
    charge,
    refused,
  }: { record: ContractRecord; charge: ChargeRow; refused: Refused },
): Promise<Outcome> {
  const changed = await changeLiveCharge(tx, charge.id, {
    state: 'declined',
    reason: refused.reason,
    bankId: refused.chargeId,
  });
  if (!changed) return 'nothing';
  const { contract } = record;
  const label = chargeLabel(charge, record);
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    write: (to) => declinedMail(ports.config, { to, contract, charge, label }),
  });
  return 'done';
}
