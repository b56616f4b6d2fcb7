import { type ContractPayments } from '@site/api-contract';
import {
  type IsoDate,
  reaisFromCentavos as reais,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { isAwaitingCar, isOver } from '@site/api-contract/sales';
import { type ReceiverConfig } from '#platform/company';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import {
  contractFacts,
  type ContractRecord,
  findOwnContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { lossOf } from '../../contracts/contracts/end/contract-loss.rules';
import {
  findAutomaticPayer,
  isExpiredOn,
} from '../../contracts/contracts/plan/automatic-payment.repository';
import {
  activeCard,
  nextBillsBy,
} from '../../contracts/contracts/plan/next-bills.repository';
import {
  isMoreAhead,
  nextInstallment,
} from '../../contracts/contracts/plan/next-installment';
import {
  lateChargesOn,
  stillClearsUntil,
} from '../../contracts/ledger/late-charges.rules';
import { type OpenItem } from '../../contracts/ledger/ledger.rules';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { creditIn } from '../../contracts/ledger/statement.rules';
import {
  newestRecurrence,
  type RecurrenceRow,
} from '../automatic-pix/recurrences.repository';
import {
  billLabel,
  billToPay,
  creditOfBill,
  paidItems,
  paymentLabel,
} from '../bills/bill.rules';
import { toBillItems } from '../bills/bill-items';
import { automaticPix, toPaymentCharge } from '../codes/payment-codes';
import { toOwnDispute } from '../disputes/dispute-view';
import { disputesOf, listDisputeFiles } from '../disputes/disputes.repository';
import { awaitsCard, newestAlone } from '../saved-cards/saved-cards.repository';
import { preparedMethodOf } from './payment-settings.repository';
import {
  type BankChargeRow,
  listOpenBankCharges,
  listPayments,
} from './payments.repository';

type PaymentPorts = Pick<Ports, 'clock' | 'bank' | 'config'>;

/**
 * Open bills of one's own contract, the ways to pay them, and payments; `dueOn`: see
 * `billToPay`. No bill is opened for an installment that cannot be paid yet.
 */
export async function showPayments(
  ports: PaymentPorts,
  db: Database,
  { viewer, id, dueOn }: { viewer: SignedIn; id: string; dueOn?: IsoDate },
): Promise<ContractPayments> {
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  return viewOf(ports, db, await contractFacts(db, own), dueOn);
}

async function viewOf(
  { clock, bank, config }: PaymentPorts,
  db: Database,
  record: ContractRecord,
  wanted?: IsoDate,
): Promise<ContractPayments> {
  const today = saoPauloDay(clock.now());
  const { contract, proposal, entries } = record;
  const { id, number, terms } = contract;
  const next = isOver(proposal.state) ? null : nextInstallment(record, today);
  // Today's interest is owed today, though it is posted only when somebody pays.
  const bills = billsOf([...entries, ...lateChargesOn(entries, today)]);
  // No other bill takes the place of a named one that cannot be paid yet.
  const isNotYet =
    next?.payableFrom !== undefined &&
    next.dueDate === wanted &&
    bills.every(({ dueOn }) => dueOn !== wanted);
  const bill = isNotYet ? undefined : billToPay(bills, wanted);
  const takenBy = await findAutomaticPayer(db, id);
  const charges = await listOpenBankCharges(db, id);
  const payments = await listPayments(db, id);
  const recurrence = await newestRecurrence(db, id);
  const disputes = await disputesOf(db, id);
  const files = await listDisputeFiles(db, disputes);
  const itemsOf = (items: readonly OpenItem[]) =>
    toBillItems(items, { record, disputes });
  return {
    contractId: id,
    number,
    versionName: terms.versionName,
    online: bank !== null,
    planned: payments.length === 0 ? proposal.paymentMethod : null,
    bill: bill
      ? {
          label: billLabel(bill, record),
          dueDate: bill.dueOn,
          amount: reais(bill.centavos),
          items: itemsOf(bill.items),
          lateCharges: reais(bill.lateCentavos),
          late: bill.dueOn < today,
          clearsUntil: stillClearsUntil(bill.dueOn, today),
          takenBy: takenBy(bill)?.way,
          paid: reais(paidOf(charges, payments, bill)),
          credited: reais(creditOfBill(entries, bill.dueOn).creditCentavos),
          charges: await Promise.all(
            newestOfEach(charges.filter(({ dueOn }) => dueOn === bill.dueOn)).map(
              (charge) =>
                toPaymentCharge(config, charge, offeredWith(recurrence, charge)),
            ),
          ),
        }
      : null,
    next: next && {
      label: next.label,
      dueDate: next.dueDate,
      amount: next.open,
      payableFrom: next.payableFrom,
      backOn: next.backOn,
    },
    ...(!isMoreAhead(record, { today, dueOn: bill?.dueOn ?? null }) && {
      isLast: true as const,
    }),
    awaitsCar: isAwaitingCar(proposal.state),
    isCarDemanded:
      record.carReturn?.kind === 'inadimplencia' && record.carReturn.returnedAt === null,
    loss: lossOf(record, today),
    later: bills
      .filter((other) => other !== bill)
      .map((other) => ({
        label: billLabel(other, record),
        dueDate: other.dueOn,
        amount: reais(other.centavos),
        late: other.dueOn < today,
        ...(billToPay(bills, other.dueOn) !== other && { afterOlder: true as const }),
      })),
    automatic: terms.clientType === 2 ? null : await automaticOf(config, recurrence),
    prepared: await preparedMethodOf(db, id),
    nextBillsBy: await nextBillsBy(db, id),
    card: await cardOf(db, id, next && next.dueDate > today ? next.dueDate : today),
    credit: reais(creditIn(entries)),
    disputes: disputes.map((dispute) => toOwnDispute(dispute, { ...record, files })),
    payments: payments.map(({ payment, charge }) => ({
      id: payment.id,
      label: paymentLabel({ id: payment.id, dueOn: charge.dueOn }, record),
      items: itemsOf(paidItems(entries, payment.id)),
      method: charge.method,
      amount: reais(payment.centavos),
      refunded: reais(payment.refundedCentavos),
      paidAt: payment.paidAt.toISOString(),
    })),
  };
}

/** The URL of the recurrence that this charge's QR code also offers. */
function offeredWith(
  recurrence: RecurrenceRow | null,
  { id }: BankChargeRow,
): string | null {
  return recurrence && waits(recurrence) && recurrence.firstChargeId === id
    ? recurrence.location
    : null;
}

const waits = ({ state }: RecurrenceRow) => state === 'criada' || state === 'enviada';

async function automaticOf(
  config: ReceiverConfig,
  recurrence: RecurrenceRow | null,
): Promise<ContractPayments['automatic']> {
  if (!recurrence) return { state: null, journey: null, pix: null };
  const { state, journey, location } = recurrence;
  const isQrCode = waits(recurrence) && journey === 2 && location !== null;
  return { state, journey, pix: isQrCode ? await automaticPix(config, location) : null };
}

async function cardOf(
  db: Database,
  contractId: string,
  nextDueOn: IsoDate,
): Promise<ContractPayments['card']> {
  const kept = await activeCard(db, contractId);
  const typed = await newestAlone(db, contractId);
  return {
    kept: kept && {
      brand: kept.brand ?? '',
      last4: kept.last4 ?? '',
      expiry: kept.expiry ?? '',
      ...(isExpiredOn(kept, nextDueOn) && { missesNext: true as const }),
      keptAt: (kept.keptAt ?? kept.createdAt).toISOString(),
    },
    url: typed?.state === 'asked' ? typed.pageUrl : null,
    refused: typed?.state === 'refused',
    awaited: await awaitsCard(db, contractId),
  };
}

function paidOf(
  charges: readonly BankChargeRow[],
  payments: Awaited<ReturnType<typeof listPayments>>,
  { dueOn }: OpenBill,
): number {
  const own = new Set(
    charges.filter((charge) => charge.dueOn === dueOn).map(({ id }) => id),
  );
  return payments
    .filter(({ charge }) => own.has(charge.id))
    .reduce((total, { payment }) => total + payment.centavos, 0);
}

/** The newest charge of each method; older ones do not matter. */
function newestOfEach(charges: readonly BankChargeRow[]): BankChargeRow[] {
  return [...new Map(charges.map((charge) => [charge.method, charge])).values()];
}
