import { strict as assert } from 'node:assert';
import { asc, eq } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import {
  canMove,
  isContract,
  isDelivered,
  isOver,
  type ProposalState,
} from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { bankPayments, paymentRefunds } from '../../../payments/bank/payments.table';
import { paymentCharges } from '../../../payments/bills/payment-charges.table';
import { proposalEvents } from '../../../sales/proposals/proposal-events.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { deliveries } from '../../deliveries/deliveries.table';
import { cars, handovers } from '../../deliveries/handovers.table';
import { HOME, stockAt } from '../../deliveries/testing/signed-contract';
import {
  balanceOf,
  chargedStateOf,
  creditIn,
  openItems,
  paidIn,
  refundDueIn,
  statementOf,
} from '../../ledger/statement.rules';
import { planOf } from '../contract.rules';
import {
  contractFacts,
  type ContractRecord,
  findContract,
} from '../contracts.repository';
import { contractPlan } from '../plan/contract-plan';
import { checkLife } from './walk-life-invariants';
import { CARS, type World } from './walk-world';

/** States that only a first payment leads to. */
const PAID: readonly ProposalState[] = [
  'pagamento_confirmado',
  'entrega_agendada',
  'ativa',
];

const EARNED = ['revenue-exit', 'revenue-damage', 'revenue-deductible'] as const;

/** Asserts the facts that hold after every step. */
export async function checkWorld(world: World): Promise<void> {
  if (!world.takeWritten()) return;
  const { db } = world.api;
  for (const { proposalId } of world.customers) {
    const found = await findContract(db, proposalId);
    const state = found?.proposal.state ?? (await stateOf(db, proposalId));
    await checkHistory(db, proposalId, state);
    assert(found || !(isContract(state) || isDelivered(state)), `${state}, no contract`);
    if (!found) continue;
    const record = await contractFacts(db, found);
    checkLedger(record);
    checkPlan(record, saoPauloDay(world.now()));
    checkEnd(record);
    await checkCause(world, record);
    await checkMoney(world, record);
    await checkLife(db, record);
  }
  await world.company?.check(db);
  await checkCars(world);
}

async function stateOf(db: Database, id: string): Promise<ProposalState> {
  const [row] = await db
    .select({ state: proposals.state })
    .from(proposals)
    .where(eq(proposals.id, id));
  assert(row, 'a proposal is gone');
  return row.state;
}

/** The state is the last event's, and each event was allowed for its actor. */
async function checkHistory(
  db: Database,
  id: string,
  state: ProposalState,
): Promise<void> {
  const { fromState: from, toState: to, actor } = proposalEvents;
  const events = await db
    .select({ from, to, actor })
    .from(proposalEvents)
    .where(eq(proposalEvents.proposalId, id))
    .orderBy(asc(proposalEvents.id));
  events.forEach((event, index) => {
    const before = events[index - 1]?.to ?? null;
    if (index === 0 || event.from === event.to) return;
    assert.equal(event.from, before, 'an event does not begin where the last one ended');
    assert(
      event.from && canMove(event.from, event.to, event.actor),
      `${event.from} to ${event.to} by ${event.actor}`,
    );
  });
  assert.equal(state, events.at(-1)?.to, 'a state without its event');
}

function checkLedger({ entries }: ContractRecord): void {
  for (const { reference, postings } of entries)
    assert.equal(sum(postings), 0, `${reference} does not sum to zero`);
  const open = openItems(entries);
  assert.equal(
    balanceOf(entries, 'receivable'),
    sum(open),
    'something was paid beyond what was owed of it',
  );
  assert(balanceOf(entries, 'customer-credit') <= 0, 'more credit used than there was');
  assert(balanceOf(entries, 'refund-due') <= 0, 'more refunded than decided');
  assert.equal(
    statementOf(entries).at(-1)?.balanceCentavos,
    sum(open) - creditIn(entries) - refundDueIn(entries),
    'the balance is not what is open',
  );
}

/**
 * Charged, coming and canceled installments add up to the signed ones, at the price of
 * each month's km package.
 */
function checkPlan(record: ContractRecord, today: string): void {
  const { contract, amendments, entries, proposal } = record;
  const { term, monthlyCentavos, oneOff } = contract.terms;
  const { installments } = contractPlan(record, today);
  const monthly = installments.filter(({ kind }) => kind === 'mensalidade');
  assert.equal(monthly.length, term, 'installments of the plan');
  const planned = planOf({ ...record, terms: contract.terms }, today);
  const swaps = amendments.flatMap(({ changes }) =>
    'monthlyCentavos' in changes ? [changes] : [],
  );
  const priceOf = (number: number) =>
    swaps.findLast(({ fromInstallment = 1 }) => fromInstallment <= number)
      ?.monthlyCentavos ?? monthlyCentavos;
  const months = Array.from({ length: term }, (_, index) => priceOf(index + 1));
  assert.equal(
    sum(planned),
    sum(months.map((centavos) => ({ centavos }))) + sum(oneOff),
    'the plan is not what was signed',
  );
  const charged = entries
    .filter(({ reference }) => /^charge:\d+$/.test(reference))
    .map(({ reference }) => Number(reference.split(':')[1]));
  assert.deepEqual(
    charged,
    charged.map((_, index) => index + 1),
    'charges are not one after the other',
  );
  if (!record.handedOverOn) assert(charged.length <= 1, 'charged before the handover');
  const days = monthly.map(({ dueDate }) => dueDate);
  assert.deepEqual(days, [...days].sort(), 'due days are not one after the other');
  // A customer who gives the car back still owes the months that began; only a withdrawal
  // owes none.
  if (proposal.state === 'cancelada')
    assert(
      monthly.every(({ status }) => status === 'cancelada' || status === 'paga'),
      'an installment of a contract that is over is open',
    );
}

/**
 * Asserts that a withdrawn contract earned the cost of leaving, and the cost of damages
 * to the car while it was away.
 */
function checkEnd({ contract, proposal, entries }: ContractRecord): void {
  assert.equal(
    isOver(proposal.state),
    contract.closedAt !== null,
    'closed, yet not over',
  );
  if (proposal.state !== 'cancelada') return;
  assert.equal(creditIn(entries), 0, 'credit is left that nothing will use');
  const kept = paidIn(entries) - refundDueIn(entries) + sum(openItems(entries));
  assert.equal(
    kept + sum(EARNED.map((account) => ({ centavos: balanceOf(entries, account) }))),
    0,
    'a withdrawal cost something else than its price',
  );
}

/** No state without its cause, and no cause without its state. */
async function checkCause({ api }: World, record: ContractRecord): Promise<void> {
  const { contract, proposal, entries } = record;
  const { state } = proposal;
  const first = chargedStateOf(entries, 'installment:1', '');
  const isPaid = first?.state === 'paga';
  const hasPayment = entries.some(({ kind }) => kind === 'payment');
  if (PAID.includes(state)) assert(isPaid && hasPayment, `${state} without a payment`);
  if (state === 'contrato_assinado')
    assert(sum(openItems(entries)) > 0, 'all is paid, and nobody confirmed it');
  const [delivery] = await api.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.contractId, contract.id));
  const [handover] = await api.db
    .select()
    .from(handovers)
    .where(eq(handovers.contractId, contract.id));
  assert(delivery, 'a contract without its delivery');
  assert.equal(handover !== undefined, record.handedOverOn !== null, 'handover');
  if (state === 'entrega_agendada' || state === 'ativa')
    assert(delivery.slotOn, `${state} without a slot`);
  if (state === 'ativa') assert(handover, 'active without a handover');
  assert.equal(
    delivery.releasedAt !== null,
    isOver(state) && handover === undefined,
    'a delivery of a contract that is over is kept, or one that runs was let go',
  );
  const credits = entries.filter(({ kind }) => kind === 'credit');
  if (credits.length > 0) assert(handover, 'a credit before the handover');
  assert(
    balanceOf(credits, 'delivery-discount') <= contract.terms.monthlyCentavos,
    'a credit above one month',
  );
}

/** The ledger's cash equals the bank's payments less the bank's refunds. */
async function checkMoney(world: World, { contract, entries }: ContractRecord) {
  const { api, fake, transfers } = world;
  const ofContract = eq(paymentCharges.contractId, contract.id);
  const charges = await api.db.select().from(paymentCharges).where(ofContract);
  const ids = new Set(charges.map(({ id }) => id));
  const told = transfers.filter(({ isTold, reference }) => isTold && ids.has(reference));
  const payments = await api.db
    .select()
    .from(bankPayments)
    .where(eq(bankPayments.contractId, contract.id));
  const refunds = await api.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.contractId, contract.id));
  const sent = refunds.filter(({ state }) => state === 'sent');
  assert.equal(sum(payments), sum(told), 'payments are not what the bank told of');
  assert.equal(paidIn(entries), sum(told) - sum(sent), 'cash is not what came');
  for (const { id, centavos, refundedCentavos } of payments) {
    const own = sum(sent.filter(({ paymentId }) => paymentId === id));
    const effects = fake.asked.filter(
      ({ what, key, reference }) =>
        what === 'refund' && reference === id && fake.effects.includes(key),
    );
    const atBank = new Map(effects.map((asked) => [asked.key, asked.centavos ?? 0]));
    assert.equal(refundedCentavos, own, 'a refund that its payment does not show');
    assert(own <= centavos, 'more sent back than was paid');
    assert(sum([...atBank.values()].map((part) => ({ centavos: part }))) <= centavos);
  }
}

/**
 * No car has two contracts, no contract has two cars, and no car comes out of nothing.
 */
async function checkCars({ api }: World): Promise<void> {
  const rows = await api.db.select().from(cars);
  for (const number of ['plate', 'renavam', 'chassis'] as const)
    assert.equal(new Set(rows.map((row) => row[number])).size, rows.length, number);
  assert.equal(new Set(rows.map(({ contractId }) => contractId)).size, rows.length);
  const held = await api.db.select().from(deliveries);
  const fromStock = held.filter(
    ({ stockDealershipId, releasedAt }) => stockDealershipId === HOME && !releasedAt,
  );
  const left = await stockAt(api, HOME);
  assert(left >= 0, 'stock below zero');
  assert.equal(left + fromStock.length, CARS, 'a car was lost, or promised twice');
  const slots = held.flatMap(({ slotOn, slotAt, slotPlace, dealershipId }) =>
    slotOn ? [`${dealershipId} ${slotOn} ${slotAt} ${slotPlace}`] : [],
  );
  assert.equal(new Set(slots).size, slots.length, 'a place of an hour given twice');
}
