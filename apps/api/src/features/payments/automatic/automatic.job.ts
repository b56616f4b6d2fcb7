import { and, eq, isNotNull, or } from 'drizzle-orm';
import { addDays, type IsoDate, saoPauloDay } from '@site/contracts/brazil';
import { isOver } from '@site/contracts/states';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Bank } from '../../../bank/bank';
import { BankAway, BankRefusal } from '../../../bank/bank-errors';
import { paymentCharges } from '../../../tables';
import { findAccountById } from '../../accounts/accounts.repository';
import { contractFacts, lockContract } from '../../contracts/contracts.repository';
import { findNextBills } from '../../contracts/next-bills.repository';
import { isPaidByItself } from '../../contracts/taken-bills.repository';
import { billsOf, type OpenBill } from '../../ledger/open-bills.rules';
import { chargeBears, chargeLabel, payableUntil } from '../bills/bill.rules';
import {
  changeLiveCharge,
  type ChargeRow,
  insertCharge,
  listCharges,
  noteOpened,
} from '../payments.repository';
import { type HasWork, rowsWithWork } from '../rows-with-work';
import { fallbackMail, triesAgainMail } from './automatic.mails';
import {
  changeLivingRecurrence,
  isLiving,
  listLivingRecurrences,
  newestRecurrence,
  type RecurrenceRow,
} from './recurrences.repository';

/** PERMITE_3R_7D: three more tries within seven days, here every second day. */
const MORE_TRIES = 3;
const MORE_DAYS = 7;
const PAUSE_DAYS = 2;

/**
 * Keeps the bank at what Pix Automático asks: schedules each open bill once, tries again
 * what failed, falls back to a single Pix when that is over, and takes back what was
 * canceled here or paid in another way.
 */
export async function chargeAutomatically(ports: Ports, db: Database): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  let done = 0;
  try {
    const living = await listLivingRecurrences(db);
    for await (const recurrence of rowsWithWork(db, living, isToKeep))
      done += await keepRecurrence(ports, db, { bank, recurrence });
    for (const charge of await chargesIn(db, 'failed'))
      done += await tryAgain(ports, db, { bank, charge });
    for (const charge of await chargesIn(db, 'canceled'))
      done += await drop(db, bank, charge);
  } catch (error) {
    // The next run goes on where this one stopped.
    if (!(error instanceof BankAway)) throw error;
  }
  return { done };
}

/** The bank has yet to hear of an end, a bill or a charge. */
const isToKeep: HasWork<RecurrenceRow> = (
  _recurrence,
  { proposal, entries, charges },
) => {
  const own = charges.filter(isAutomatic);
  const bills = billsOf(entries).filter(isPaidByItself);
  return (
    isOver(proposal.state) ||
    own.some(({ state }) => state === 'asked') ||
    bills.some((bill) => isToBook(bill, own))
  );
};

const isAutomatic = ({ method }: ChargeRow) => method === 'pix-automatico';

/** Gives the number of effects. */
export async function keepRecurrence(
  ports: Ports,
  db: Database,
  { bank, recurrence }: { bank: Bank; recurrence: RecurrenceRow },
): Promise<number> {
  const { id, bankId, contractId, state } = recurrence;
  const asked = await db.transaction(async (tx) => {
    const locked = await lockContract(tx, contractId);
    if (!locked) return [];
    if (isOver(locked.proposal.state)) return null;
    return state === 'aceita' ? bookBills(ports, tx, locked) : [];
  });
  if (asked === null) {
    if (bankId) await unlessRefused(bank.cancelRecurrence(bankId, `end:${id}`));
    await changeLivingRecurrence(db, id, { state: 'cancelada' });
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
      await changeLiveCharge(db, reference, {
        state: 'failed',
        tries: MORE_TRIES + 1,
        reason: 'recorrencia_recusada',
      });
    done += 1;
  }
  return done;
}

/**
 * Charges that the bank has yet to hear of: of bills without one, of bills that something
 * came to since they were charged, and unanswered ones.
 */
async function bookBills(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  locked: NonNullable<Awaited<ReturnType<typeof lockContract>>>,
): Promise<{ charge: ChargeRow; description: string }[]> {
  const { contract, entries } = await contractFacts(tx, locked);
  const now = clock.now();
  for (const bill of billsOf(entries)) {
    const charges = await automaticCharges(tx, contract.id);
    if (!isPaidByItself(bill) || !isToBook(bill, charges)) continue;
    // One that asks for less is let go of: each bill has one that can be paid.
    for (const { id } of charges.filter(({ dueOn }) => dueOn === bill.dueOn))
      await changeLiveCharge(tx, id, { state: 'canceled' });
    await insertCharge(tx, {
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

async function automaticCharges(tx: Database, contractId: string): Promise<ChargeRow[]> {
  const charges = await listCharges(tx, contractId);
  return charges.filter(isAutomatic);
}

/**
 * Whether a bill has no charge, or one that the bank has scheduled asks for less than its
 * price by now, as when an installment falls due on the day of km bought before. What was
 * given up is not asked again, and late charges alone change nothing.
 */
function isToBook(
  { dueOn, centavos, lateCentavos }: OpenBill,
  charges: readonly ChargeRow[],
): boolean {
  const own = charges.filter((charge) => charge.dueOn === dueOn);
  const unpaid = own.filter(({ state }) => state !== 'paid');
  if (unpaid.length === 0) return own.length === 0 || centavos > lateCentavos;
  return unpaid.every(
    (charge) => charge.state === 'scheduled' && charge.centavos < centavos - lateCentavos,
  );
}

async function tryAgain(
  ports: Ports,
  db: Database,
  { bank, charge }: { bank: Bank; charge: ChargeRow },
): Promise<number> {
  const { id, bankId, payableUntil: dueOn, tries, reason } = charge;
  const today = saoPauloDay(ports.clock.now());
  const on = addDays(today, PAUSE_DAYS);
  const mayRetry =
    reason === 'saldo_insuficiente' &&
    tries <= MORE_TRIES &&
    on <= addDays(dueOn, MORE_DAYS);
  if (mayRetry && bankId) {
    const key = `retry:${id}:${tries}`;
    const made = await unlessRefused(bank.retryCharge(bankId, { key, on }));
    // Its payer may pay before fine and interest come; the next tries bring no news.
    if (made) return moveFailed(ports, db, { charge, to: 'scheduled', nextTry: on });
  }
  return moveFailed(ports, db, { charge, to: 'declined' });
}

/** Where a charge that failed goes from here, which its payer is told once each. */
function moveFailed(
  ports: Ports,
  db: Database,
  move: { charge: ChargeRow; to: 'scheduled' | 'declined'; nextTry?: IsoDate },
): Promise<number> {
  const { charge, to, nextTry } = move;
  return db.transaction(async (tx) => {
    const locked = await lockContract(tx, charge.contractId);
    const changed = await changeFailed(tx, charge.id, { state: to });
    if (!locked || !changed) return 0;
    const account = await findAccountById(tx, locked.contract.userId);
    if (!account || (nextTry && charge.tries > 1)) return 1;
    const record = await contractFacts(tx, locked);
    const about = {
      to: account.email,
      contract: locked.contract,
      charge,
      label: chargeLabel(charge, record),
    };
    await enqueueMail(
      ports,
      tx,
      nextTry
        ? triesAgainMail(ports.config, {
            ...about,
            nextTry,
            bears: chargeBears(charge, record),
          })
        : fallbackMail(ports.config, {
            ...about,
            isEnded: await isEnded(tx, charge),
            next: await findNextBills(tx, charge.contractId),
          }),
    );
    return 1;
  });
}

/** Its payer, or the bank, may have ended the recurrence before the charge failed. */
async function isEnded(tx: Database, { contractId }: ChargeRow): Promise<boolean> {
  const newest = await newestRecurrence(tx, contractId);
  return newest !== null && !isLiving(newest.state);
}

async function drop(db: Database, bank: Bank, charge: ChargeRow): Promise<number> {
  if (charge.bankId === null) return 0;
  await unlessRefused(bank.cancelCharge(charge.bankId, `cancel:${charge.id}`));
  await db
    .update(paymentCharges)
    .set({ dropped: true })
    .where(eq(paymentCharges.id, charge.id));
  return 1;
}

async function changeFailed(
  tx: Database,
  id: string,
  change: Partial<ChargeRow>,
): Promise<boolean> {
  const changed = await tx
    .update(paymentCharges)
    .set(change)
    .where(and(eq(paymentCharges.id, id), eq(paymentCharges.state, 'failed')))
    .returning({ id: paymentCharges.id });
  return changed.length > 0;
}

/** What failed, or what was canceled and the bank has not let go of. */
function chargesIn(db: Database, state: 'failed' | 'canceled'): Promise<ChargeRow[]> {
  return db
    .select()
    .from(paymentCharges)
    .where(
      and(
        eq(paymentCharges.state, state),
        // What a saved card failed to pay has its own tries.
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

/** Null for what the bank refuses: it has ended there, or was paid. */
async function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BankRefusal) return null;
    throw error;
  }
}
