import { sql } from 'drizzle-orm';
import { saoPauloDay } from '@site/contracts/brazil';
import { isOver } from '@site/contracts/states';
import { type Database, rowsOf } from '../../../platform/data/database';
import { type Done } from '../../../platform/jobs/jobs';
import { enqueueMail } from '../../../platform/jobs/outbox';
import { type Ports } from '../../../platform/ports';
import { paymentReminders, type ReminderStep } from '../../../tables';
import { findAccountById } from '../../accounts/accounts.repository';
import { promisedUntil } from '../../contracts/agreed-days.repository';
import { contractFacts, findContract } from '../../contracts/contracts.repository';
import { takenBills } from '../../contracts/taken-bills.repository';
import { lateChargesOn } from '../../ledger/late-charges.rules';
import { billsOf, type OpenBill } from '../../ledger/open-bills.rules';
import { billLabel } from '../bills/bill.rules';
import { cardAheadMail } from '../saved-cards/saved-cards.mails';
import { reminderMail } from './reminders.mails';
import { stepsReached } from './reminders.rules';

/**
 * Mails customers about open bills by the dunning calendar: each step once, and of steps
 * that were reached together, as after a leap of the demo's clock, the newest alone. Of a
 * bill that a saved card takes they are told once, three days before.
 */
export async function remindOfBills(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const owing = await rowsOf<{ id: string }>(
    db,
    sql`select contract_id as id from ledger_postings where account = 'receivable'
        group by contract_id having sum(centavos) > 0 order by contract_id`,
  );
  let done = 0;
  for (const { id } of owing) done += await db.transaction((tx) => remind(ports, tx, id));
  return { done };
}

async function remind(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  contractId: string,
): Promise<number> {
  const found = await findContract(tx, contractId);
  // What a contract leaves behind when it is over is asked for by a person.
  if (!found || isOver(found.proposal.state)) return 0;
  const { contract, entries } = await contractFacts(tx, found);
  const today = saoPauloDay(ports.clock.now());
  // Until the day that was agreed on nobody is dunned.
  if (await promisedUntil(tx, contractId, today)) return 0;
  const account = await findAccountById(tx, contract.userId);
  const taken = await takenBills(tx, contractId);
  let mailed = 0;
  const bills = billsOf([...entries, ...lateChargesOn(entries, today)]);
  for (const [at, bill] of bills.entries()) {
    const takenBy = taken(bill);
    // Pix Automático is announced by the payer's bank. A card is announced by us.
    const isToTell = takenBy === null || (takenBy.card && bill.dueOn > today);
    if (!isToTell) continue;
    const step = await newStep(ports, tx, { contractId, bill, today });
    if (!step || !account) continue;
    const about = { to: account.email, contract };
    const label = billLabel(bill, { contract, entries });
    await enqueueMail(
      ports,
      tx,
      takenBy?.card
        ? cardAheadMail(ports.config, { ...about, card: takenBy.card, bill, label })
        : reminderMail(ports.config, {
            ...about,
            bill,
            label,
            earlier: bills.slice(0, at),
            step,
            today,
          }),
    );
    mailed += 1;
  }
  return mailed;
}

/** Keeps the steps that a bill has reached; the newest, when it is new, is to be mailed. */
async function newStep(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { contractId, bill, today }: { contractId: string; bill: OpenBill; today: string },
): Promise<ReminderStep | null> {
  const reached = stepsReached(bill.dueOn, today);
  if (reached.length === 0) return null;
  const added = await tx
    .insert(paymentReminders)
    .values(
      reached.map((step) => ({
        contractId,
        dueOn: bill.dueOn,
        step,
        reachedAt: clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ step: paymentReminders.step });
  const newest = reached.at(-1) ?? null;
  return added.some(({ step }) => step === newest) ? newest : null;
}
