import { strict as assert } from 'node:assert';
import { asc, eq } from 'drizzle-orm';
import { MOST_DRIVERS } from '@site/api-contract/driving';
import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { contractDrivers } from '../../../driving/drivers/drivers.table';
import { returnDamages, returns } from '../../../driving/returns/returns.table';
import { serviceRequests } from '../../../driving/service-requests/service-requests.table';
import { type Entry } from '../../ledger/ledger.rules';
import { balanceOf } from '../../ledger/statement.rules';
import { type ContractRecord } from '../contracts.repository';
import { monthOfLoss } from '../end/contract-loss.rules';
import { damageCosts } from '../end/damage-costs.rules';

/**
 * Asserts the facts that hold for the life with the car: drivers, requests and the
 * return.
 */
export async function checkLife(db: Database, record: ContractRecord): Promise<void> {
  await checkDrivers(db, record);
  await checkRequests(db, record);
  await checkReturn(db, record);
  checkLoss(record);
}

/** Asserts that each driver was added by one amendment, and removed by one. */
async function checkDrivers(db: Database, { contract, amendments }: ContractRecord) {
  const drivers = await db
    .select()
    .from(contractDrivers)
    .where(eq(contractDrivers.contractId, contract.id));
  const present = drivers.filter(({ endsOn }) => endsOn === null);
  assert(present.length <= MOST_DRIVERS, 'too many drivers');
  assert.equal(new Set(present.map(({ cpf }) => cpf)).size, present.length, 'one twice');
  for (const { id, startsOn, endsOn } of drivers) {
    const named = amendments.filter(
      ({ changes }) => 'driverId' in changes && changes.driverId === id,
    );
    const expected = (startsOn ? 1 : 0) + (startsOn && endsOn ? 1 : 0);
    assert.equal(named.length, expected, 'a driver without an amendment');
  }
  const numbers = amendments.map(({ number }) => number);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
    'amendments are not one after the other',
  );
}

/** Asserts that a decided deductible was charged once, and an undecided one never. */
async function checkRequests(db: Database, { contract, entries }: ContractRecord) {
  const requests = await db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.contractId, contract.id));
  const most = contract.terms.deductibleCentavos;
  for (const { number, deductibleCentavos } of requests) {
    const item = `deductible:${Number(number.split('-').at(-1))}`;
    const charged = chargedFor(entries, item);
    assert.deepEqual(charged, deductibleCentavos ? [deductibleCentavos] : [], item);
    assert((deductibleCentavos ?? 0) <= most, 'more than the deductible');
  }
}

/**
 * Asserts that a contract ends with its car back and is settled once, at most at the
 * confirmed cost. After a withdrawal the car comes back after the end.
 */
async function checkReturn(
  db: Database,
  { contract, proposal, entries, lostOn }: ContractRecord,
) {
  const [booking] = await db
    .select()
    .from(returns)
    .where(eq(returns.contractId, contract.id));
  const isBack = Boolean(booking?.returnedAt);
  assert(
    isBack || lostOn !== null || proposal.state !== 'encerrada',
    'ended, and where is the car?',
  );
  assert(lostOn === null || !booking, 'a lost car is waited for');
  assert(isOver(proposal.state) || !isBack, 'the car is back, and nothing ended');
  const exit = chargedFor(entries, 'exit');
  assert(
    exit.length <= (isBack ? 1 : 0),
    'the exit was charged without a return, or twice',
  );
  assert((exit[0] ?? 0) <= (booking?.exitCentavos ?? 0), 'more than the confirmed cost');
  const damages = await db
    .select()
    .from(returnDamages)
    .where(eq(returnDamages.contractId, contract.id))
    .orderBy(asc(returnDamages.number));
  const most = contract.terms.deductibleCentavos;
  const costs = damageCosts(damages, most);
  const insured = costs.filter((_, at) => damages[at]?.isInsured);
  assert(sum(insured.map((centavos) => ({ centavos }))) <= most, 'more than insured');
  damages.forEach(({ number, contest }, at) => {
    const isAccepted =
      booking?.damageState === 'cobrados' || booking?.damageState === 'contestados';
    const isCharged = contest === 'mantido' || (isAccepted && contest === null);
    // A damage costs the amount that the return showed, whatever became of the others; a
    // damage that costs nothing is not charged.
    const shown = costs[at] ? [costs[at]] : [];
    const charged = chargedFor(entries, `damage:${number}`);
    assert.deepEqual(charged, isCharged ? shown : [], `damage ${number}: ${contest}`);
  });
  if (booking?.damageState === 'contestados')
    assert(
      damages.some(({ contest }) => contest === 'contestado'),
      'an answer is awaited, and nothing is contested',
    );
}

/**
 * Asserts that months are paid up to the day of the loss, and that no cost of leaving was
 * charged.
 */
function checkLoss({ contract, amendments, entries, ...record }: ContractRecord) {
  const { lostOn, handedOverOn, proposal } = record;
  if (lostOn === null || handedOverOn === null) return;
  assert(isOver(proposal.state), 'lost, and going on');
  if (proposal.state === 'cancelada') return;
  const lived = { terms: contract.terms, amendments, handedOverOn };
  const { month, centavos } = monthOfLoss({ contract: lived, lostOn });
  const earned = (number: number) =>
    0 - balanceOf(entries, 'revenue-monthly', `installment:${number}`);
  assert(earned(month) <= centavos, 'the month of the loss costs too much');
  for (let later = month + 1; later <= contract.terms.term; later += 1)
    assert.equal(earned(later), 0, `month ${later} came after the loss`);
  for (const item of ['exit', 'km-settlement', 'overtime'])
    assert.deepEqual(chargedFor(entries, item), [], `${item} of a lost car`);
}

/** Amounts in centavos that were charged for an item. */
function chargedFor(entries: readonly Entry[], item: string): number[] {
  return entries
    .filter(({ kind }) => kind === 'charge')
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === 'receivable' && posting.item === item)
    .map(({ centavos }) => centavos)
    .filter((centavos) => centavos > 0);
}
