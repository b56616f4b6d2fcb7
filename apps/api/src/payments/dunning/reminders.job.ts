import { inArray, sql } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database, rowsOf } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  contractsThat,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { promisedUntil } from '../../contracts/contracts/plan/agreed-days.repository';
import {
  findAutomaticPayer,
  isExpiredOn,
  isPaidByItself,
} from '../../contracts/contracts/plan/automatic-payment.repository';
import { findNextBills } from '../../contracts/contracts/plan/next-bills.repository';
import { nextInstallment } from '../../contracts/contracts/plan/next-installment';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { billLabel } from '../bills/bill.rules';
import {
  type BankChargeRow,
  listOpenBankCharges,
  listOpenBankChargesOf,
} from '../payments/payments.repository';
import { cardAheadMail } from '../saved-cards/saved-cards.mails';
import { paymentReminders, type ReminderStep } from './payment-reminders.table';
import { reminderMail } from './reminders.mails';
import { stepsReached } from './reminders.rules';
import { reportedLossOn } from './reported-loss.repository';

/**
 * Mails customers about open bills by the dunning calendar, each step once. Of several
 * steps reached together, as after a leap of the demo's clock, only the newest is mailed.
 * A customer whose saved card pays the bill gets one mail, three days before.
 */
export async function remindOfBills(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  return inBatches(db, {
    candidates: (after, limit) => owingAfter(db, { after, limit }),
    narrow: (ids) => withNewStep(ports, db, ids),
    work: (tx, id) => remindOf(ports, tx, id),
  });
}

async function owingAfter(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select contract_id as id from ledger_postings
        where account = 'receivable' and contract_id > ${after}
        group by contract_id having sum(centavos) > 0
        order by contract_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Contracts with a bill at a step that is not stored yet. */
async function withNewStep(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  ids: string[],
): Promise<string[]> {
  const today = todayOf(ports);
  const kept = await db
    .select()
    .from(paymentReminders)
    .where(inArray(paymentReminders.contractId, ids));
  const keyOf = (id: string, dueOn: IsoDate, step: string) => `${id} ${dueOn} ${step}`;
  const known = new Set(
    kept.map(({ contractId, dueOn, step }) => keyOf(contractId, dueOn, step)),
  );
  const charges = await listOpenBankChargesOf(db, ids);
  return contractsThat(db, ids, ({ contract: { id }, proposal, entries }) => {
    if (isOver(proposal.state)) return false;
    const own = charges.filter(({ contractId }) => contractId === id);
    const isNew = ({ dueOn }: OpenBill) =>
      stepsReached(dueOn, today, own).some((step) => !known.has(keyOf(id, dueOn, step)));
    return billsWithLate(entries, today).some(isNew);
  });
}

const billsWithLate = (entries: readonly Entry[], today: IsoDate) =>
  billsOf([...entries, ...lateChargesOn(entries, today)]);

/** The same for one contract; gives the number of mails. */
export async function remindOf(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  contractId: string,
): Promise<number> {
  const found = await findContract(tx, contractId);
  // The debts of a contract that is over are a consultant's task, not this job's.
  if (!found || isOver(found.proposal.state)) return 0;
  const record = await contractFacts(tx, found);
  const { contract, entries } = record;
  const today = todayOf(ports);
  // Until an agreed day has passed nobody is dunned.
  if (await promisedUntil(tx, contractId, today)) return 0;
  const lostOn = await reportedLossOn(tx, contractId);
  const taken = await findAutomaticPayer(tx, contractId);
  const card = (await findNextBills(tx, contractId))?.card;
  const next = nextInstallment(record, today);
  const charges = await listOpenBankCharges(tx, contractId);
  let mailed = 0;
  const bills = billsWithLate(entries, today);
  for (const [at, bill] of bills.entries()) {
    // The car was reported as stolen, so nobody is dunned for the days after that
    // (docs/product/driving.md).
    if (lostOn !== null && bill.dueOn > lostOn && bill.dueOn < today) continue;
    const takenBy = taken(bill);
    // The payer's bank announces Pix Automático; we announce a card.
    const isToTell = takenBy === null || (takenBy.card && bill.dueOn > today);
    if (!isToTell) continue;
    const step = await newStep(ports, tx, { contractId, bill, today, charges });
    if (!step) continue;
    const label = billLabel(bill, { contract, entries });
    await enqueueMoneyMail(ports, tx, {
      userId: contract.userId,
      // The last reminder is the notice after which a contract may be ended.
      kind: step === 'ultima' ? 'formal' : 'ordinary',
      write: (to) =>
        takenBy?.card
          ? cardAheadMail(ports.config, { to, contract, card: takenBy.card, bill, label })
          : reminderMail(ports.config, {
              to,
              contract,
              bill,
              label,
              earlier: bills.slice(0, at),
              step,
              today,
              expired:
                card && isPaidByItself(bill) && isExpiredOn(card, bill.dueOn)
                  ? card
                  : null,
              backOn: next?.dueDate === bill.dueOn ? next.backOn : undefined,
            }),
    });
    mailed += 1;
  }
  return mailed;
}

/**
 * Stores the steps that a bill has reached; gives the newest if it is new, to be mailed.
 */
async function newStep(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  {
    contractId,
    bill,
    today,
    charges,
  }: {
    contractId: string;
    bill: OpenBill;
    today: string;
    charges: readonly BankChargeRow[];
  },
): Promise<ReminderStep | null> {
  const reached = stepsReached(bill.dueOn, today, charges);
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
