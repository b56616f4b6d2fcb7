import { addDays, addMonths, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { planOf } from '../../contracts/contracts/contract.rules';
import {
  contractFacts,
  type ContractRecord,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { chargeContract } from '../../contracts/contracts/plan/post-due-charges';
import { readOdometer } from '../../driving/km/km-bank.service';
import { chargeAutomatically } from '../../payments/automatic-pix/automatic.job';
import { startAutomatic } from '../../payments/automatic-pix/automatic.service';
import { applyEvent } from '../../payments/bank/receive/receive-event.service';
import { askPayment } from '../../payments/payments/ask-payment.service';
import { type Sale } from './demo-sale';
import { type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Days before its due date on which an installment is charged. */
const AHEAD_DAYS = 10;

/** Pays the open amount of a contract, in its customer's way. */
export async function payBill(stage: Stage, sale: Sale, at: Date): Promise<void> {
  const { proposalId: id, customer, life } = sale;
  const ports = stage.at(at);
  await askPayment(ports, stage.tx, { ...customer, id, method: life.paymentMethod });
  for (const event of stage.bank.payDue(at)) await applyEvent(ports, stage.tx, event);
}

/**
 * The months with the car up to today: each installment is charged before its day and
 * paid on it, except the last ones of a customer who stopped paying; and the odometer is
 * read once a month.
 */
export async function liveMonths(stage: Stage, sale: Sale): Promise<void> {
  const record = await recordOf(stage, sale);
  const since = record.handedOverOn;
  if (!since) throw new Error(`No handover of ${sale.proposalId}`);
  if (sale.life.automatic) await agreeToAutomatic(stage, sale, addDays(since, 1));
  const today = saoPauloDay(stage.now);
  const ahead = dueDays(record, today).filter((day) => chargedOn(day, since) <= today);
  const past = ahead.filter((day) => day < today);
  const unpaid = past.slice(past.length - (sale.life.unpaid ?? 0));
  for (const dueOn of ahead) {
    await charge(stage, sale, record, chargedOn(dueOn, since));
    if (dueOn >= today || unpaid.includes(dueOn)) continue;
    await pay(stage, sale, timeOf(dueOn, '09:05'));
  }
  await readMonthly(stage, sale, since);
}

const chargedOn = (dueOn: IsoDate, since: IsoDate): IsoDate => {
  const day = addDays(dueOn, -AHEAD_DAYS);
  return day > since ? day : since;
};

/**
 * The due days of all installments except the first, which was paid before the delivery.
 */
function dueDays({ contract, amendments, handedOverOn }: ContractRecord, today: IsoDate) {
  const plan = planOf({ terms: contract.terms, amendments, handedOverOn }, today);
  return [
    ...new Set(plan.filter(({ number }) => number > 1).map(({ dueDate }) => dueDate)),
  ];
}

async function charge(
  stage: Stage,
  { life }: Sale,
  { contract }: ContractRecord,
  day: IsoDate,
): Promise<void> {
  await chargeContract(stage.at(timeOf(day, '06:00')), stage.tx, contract.id);
  if (life.automatic) await chargeAutomatically(stage.at(timeOf(day, '06:05')), stage.tx);
}

async function pay(stage: Stage, sale: Sale, at: Date): Promise<void> {
  if (!sale.life.automatic) return payBill(stage, sale, at);
  for (const event of stage.bank.payDue(at))
    await applyEvent(stage.at(at), stage.tx, event);
}

async function agreeToAutomatic(stage: Stage, sale: Sale, day: IsoDate): Promise<void> {
  const ports = stage.at(timeOf(day, '20:30'));
  const { customer, proposalId: id } = sale;
  await startAutomatic(ports, stage.tx, { ...customer, id, journey: 1 });
  for (const event of stage.bank.acceptProposed())
    await applyEvent(ports, stage.tx, event);
}

/** Readings that vary around `kmAMonth`. */
async function readMonthly(
  stage: Stage,
  { proposalId: id, customer, life }: Sale,
  since: IsoDate,
): Promise<void> {
  if (!life.kmAMonth) return;
  let km = 0;
  for (let month = 1; ; month += 1) {
    const at = timeOf(addMonths(since, month), '20:10');
    if (at >= stage.now) return;
    km += life.kmAMonth + (month % 2 === 0 ? 64 : -38);
    await readOdometer(stage.at(at), stage.tx, { ...customer, id, form: { km } });
  }
}

async function recordOf({ tx }: Stage, { proposalId }: Sale): Promise<ContractRecord> {
  const found = await findContract(tx, proposalId);
  if (!found) throw new Error(`No contract of proposal ${proposalId}`);
  return contractFacts(tx, found);
}
