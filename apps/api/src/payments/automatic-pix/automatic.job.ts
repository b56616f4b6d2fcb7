import { and, eq, isNotNull, or } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import {
  contractFacts,
  type ContractWithProposal,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { promisedUntil } from '../../contracts/contracts/plan/agreed-days.repository';
import { isInTime } from '../../contracts/contracts/plan/automatic-payment.repository';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { BankAway, unlessRefused } from '../bank/bank-errors';
import { chargeLabel, payableUntil } from '../bills/bill.rules';
import { paymentCharges } from '../bills/payment-charges.table';
import { filterRowsByContract, type HasWork } from '../payments/filter-rows-by-contract';
import {
  type BankChargeRow,
  changeLiveBankCharge,
  insertBankCharge,
  listOpenBankCharges,
  noteOpened,
} from '../payments/payments.repository';
import { proposeToBank } from './propose-automatic';
import {
  changeLivingRecurrence,
  endWaiting,
  listLivingRecurrences,
  type RecurrenceRow,
} from './recurrences.repository';
import { MORE_TRIES, tryAgain } from './try-again';

/**
 * Tells the bank everything about Pix Automático: schedules each open bill once, tries
 * failed charges again, offers a single Pix after the last try, and cancels at the bank
 * what was cancelled here or paid in another way.
 */
export async function chargeAutomatically(ports: Ports, db: Database): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  let done = 0;
  try {
    const living = await listLivingRecurrences(db);
    for await (const recurrence of filterRowsByContract(ports, db, living, isToKeep))
      done += await keepRecurrence(ports, db, { bank, recurrence });
    for (const charge of await chargesIn(db, 'failed'))
      done += await tryAgain(ports, db, { bank, charge });
    for (const charge of await chargesIn(db, 'canceled'))
      done += await drop(db, bank, charge);
  } catch (error) {
    // The next run continues where this one stopped.
    if (!(error instanceof BankAway)) throw error;
  }
  return { done };
}

/** Whether the bank must still be told of a proposal, an end, a bill or a charge. */
const isToKeep: HasWork<RecurrenceRow> = (
  recurrence,
  { proposal, entries, charges, promisedUntil },
) => {
  if (isOver(proposal.state) || recurrence.state === 'asked') return true;
  if (recurrence.state !== 'aceita' || promisedUntil !== null) return false;
  const own = charges.filter(isAutomatic);
  const bills = billsOf(entries).filter((bill) => isInTime(recurrence, bill));
  return (
    own.some(({ state }) => state === 'asked') ||
    bills.some((bill) => isToBook(bill, own))
  );
};

const isAutomatic = ({ method }: BankChargeRow) => method === 'pix-automatico';

/** Gives the number of effects. */
export async function keepRecurrence(
  ports: Ports,
  db: Database,
  { bank, recurrence }: { bank: Bank; recurrence: RecurrenceRow },
): Promise<number> {
  const { id, bankId, contractId, state } = recurrence;
  const today = todayOf(ports);
  const asked = await db.transaction(async (tx) => {
    const locked = await lockContract(tx, contractId);
    if (!locked) return [];
    if (isOver(locked.proposal.state)) return null;
    // Until an agreed day has passed, nothing is collected.
    const isToTake = state === 'aceita' && !(await promisedUntil(tx, contractId, today));
    return isToTake ? bookBills(ports, tx, { locked, recurrence }) : [];
  });
  if (asked === null) {
    if (bankId) await unlessRefused(bank.cancelRecurrence(bankId, `end:${id}`));
    await changeLivingRecurrence(db, id, { state: 'cancelada' });
    return 1;
  }
  if (state === 'asked') {
    // The bank has no proposal yet: it was unreachable, or another job replaced the Pix.
    const proposed = await unlessRefused(
      proposeToBank(db, { bank, recurrence }).then(() => true),
    );
    if (!proposed) await endWaiting(db, id);
    return 1;
  }
  let done = 0;
  for (const { charge, description } of asked) {
    const { id: reference, centavos, payableUntil: dueOn } = charge;
    const made = await unlessRefused(
      bank.chargeRecurrence(bankId ?? '', {
        key: `charge:${reference}`,
        reference,
        description,
        centavos,
        dueOn,
      }),
    );
    if (made) await noteOpened(db, reference, { state: 'scheduled', bankId: made.id });
    else
      await changeLiveBankCharge(db, reference, {
        state: 'failed',
        tries: MORE_TRIES + 1,
        reason: 'recorrencia_recusada',
      });
    done += 1;
  }
  return done;
}

/**
 * Asks the bank for missing charges: of bills without one, of bills with new items since,
 * and those without an answer.
 */
async function bookBills(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  { locked, recurrence }: { locked: ContractWithProposal; recurrence: RecurrenceRow },
): Promise<{ charge: BankChargeRow; description: string }[]> {
  const { contract, entries } = await contractFacts(tx, locked);
  const now = clock.now();
  for (const bill of billsOf(entries)) {
    const charges = await automaticCharges(tx, contract.id);
    if (!isInTime(recurrence, bill) || !isToBook(bill, charges)) continue;
    // A charge with a lower amount is cancelled: each bill has one that can be paid.
    for (const { id } of charges.filter(({ dueOn }) => dueOn === bill.dueOn))
      await changeLiveBankCharge(tx, id, { state: 'canceled' });
    await insertBankCharge(tx, {
      id: random.uuid(),
      contractId: contract.id,
      dueOn: bill.dueOn,
      installment: bill.installment,
      method: 'pix-automatico',
      centavos: bill.centavos,
      state: 'asked',
      payableUntil: payableUntil(bill.dueOn, saoPauloDay(now)),
      createdAt: now,
    });
  }
  return (await automaticCharges(tx, contract.id))
    .filter(({ state }) => state === 'asked')
    .map((charge) => ({
      charge,
      description: `${chargeLabel(charge, { contract, entries })}, contrato ${contract.number}`,
    }));
}

async function automaticCharges(
  tx: Database,
  contractId: string,
): Promise<BankChargeRow[]> {
  const charges = await listOpenBankCharges(tx, contractId);
  return charges.filter(isAutomatic);
}

/**
 * Whether a bill needs a charge: it has none, or the scheduled one is lower than its
 * price, for example because an installment fell due on the day of bought km. A charge
 * that was given up is not asked for again, and late charges alone change nothing.
 */
function isToBook(
  { dueOn, centavos, lateCentavos }: OpenBill,
  charges: readonly BankChargeRow[],
): boolean {
  const own = charges.filter((charge) => charge.dueOn === dueOn);
  const unpaid = own.filter(({ state }) => state !== 'paid');
  if (unpaid.length === 0) return own.length === 0 || centavos > lateCentavos;
  return unpaid.every(
    (charge) => charge.state === 'scheduled' && charge.centavos < centavos - lateCentavos,
  );
}

async function drop(db: Database, bank: Bank, charge: BankChargeRow): Promise<number> {
  if (charge.bankId === null) return 0;
  await unlessRefused(bank.cancelCharge(charge.bankId, `cancel:${charge.id}`));
  await db
    .update(paymentCharges)
    .set({ dropped: true })
    .where(eq(paymentCharges.id, charge.id));
  return 1;
}

/** Charges that failed, and canceled ones that the bank still has. */
function chargesIn(db: Database, state: 'failed' | 'canceled'): Promise<BankChargeRow[]> {
  return db
    .select()
    .from(paymentCharges)
    .where(
      and(
        eq(paymentCharges.state, state),
        // A failed charge of a saved card has a job of its own.
        or(
          and(
            eq(paymentCharges.state, 'failed'),
            eq(paymentCharges.method, 'pix-automatico'),
          ),
          and(eq(paymentCharges.state, 'canceled'), isNotNull(paymentCharges.bankId)),
        ),
        eq(paymentCharges.dropped, false),
      ),
    )
    .limit(200);
}
