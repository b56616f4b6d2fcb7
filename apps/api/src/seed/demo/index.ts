import { setTimeout } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { offerDemoBankRecords, writeDemoBankRecords } from '@site/server';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { users } from '../../identity/accounts/accounts.table';
import { IN_PREPARATION } from '../../identity/accounts/in-preparation';
import { seedDocuments } from '../../identity/documents/documents.seed';
import { waitForSeedLock } from '../seed-lock';
import { type DemoLife } from './demo-life';
import { DEMO_LIVES } from './demo-lives.data';
import { openStage } from './demo-stage';
import { forgetOwnMails } from './forget-own-mails';
import { live, runJobsOfToday } from './live';

/** How many accounts of the demo have their past. */
export type LivesMade = { made: number; of: number };

type Making = {
  lives?: readonly DemoLife[];
  /** Told at the beginning and after each account, but not when nothing is to be made. */
  told?(progress: LivesMade): void;
  /** Told of an account whose past could not be made; the next start tries again. */
  failed?(error: unknown, customer: string): void;
  /** Ends the work after the account that is being made. */
  signal?: AbortSignal;
  /**
   * Rests after each account for half the time that it took. Without it the embedded
   * database, which has one connection, would run one query of a visitor between two
   * accounts, and a call of ten queries would wait for ten accounts.
   */
  rests?: boolean;
};

/**
 * Makes the demo's past up to now, the past of one account after the other, each in one
 * transaction at whose end the account is whole and open. Any number of processes may do
 * so at once, and a process that ends in the middle leaves the account closed for the
 * next one to begin anew. Needs catalogue, dealerships and demo accounts.
 */
export async function makeLives(
  ports: Ports,
  { lives = DEMO_LIVES, told, failed, signal, rests = false }: Making = {},
): Promise<void> {
  const customers = [...new Set(lives.map(({ customer }) => customer))];
  const waiting = await customersInPreparation(ports.database.db, customers);
  const progress = { made: customers.length - waiting.length, of: customers.length };
  for (const customer of customers)
    // Records of a process that ended before it could offer them.
    if (!waiting.includes(customer))
      offerDemoBankRecords(ports.config.DATA_DIR, customer);
  if (waiting.length > 0) told?.({ ...progress });
  for (const customer of waiting) {
    if (signal?.aborted) return;
    const began = performance.now();
    try {
      await makeLife(ports, {
        lives: lives.filter((life) => life.customer === customer),
        customer,
        nth: customers.indexOf(customer),
      });
      progress.made += 1;
      told?.({ ...progress });
    } catch (error) {
      if (!failed) throw error;
      failed(error, customer);
    }
    if (rests) await rest((performance.now() - began) / 2, signal);
  }
}

/** Ends early, and without an error, when the signal is given. */
const rest = (ms: number, signal?: AbortSignal) =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);

/** Whether an account has no past yet. */
export async function areLivesMissing(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.disabledAt, IN_PREPARATION))
    .limit(1);
  return found !== undefined;
}

async function customersInPreparation(
  db: Database,
  customers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(inArray(users.email, [...customers]), eq(users.disabledAt, IN_PREPARATION)),
    );
  const found = new Set(rows.map(({ email }) => email));
  return customers.filter((customer) => found.has(customer));
}

type Account = { customer: string; nth: number; lives: readonly DemoLife[] };

/**
 * Makes the past of one account, unless another process did so meanwhile. Mails about
 * that past count as sent. Its records are the bank's once the transaction is committed.
 */
async function makeLife(ports: Ports, { customer, nth, lives }: Account): Promise<void> {
  const { database, config, bank } = ports;
  await database.db.transaction(async (tx) => {
    await waitForSeedLock(tx);
    const opened = await tx
      .update(users)
      .set({ disabledAt: null })
      .where(and(eq(users.email, customer), eq(users.disabledAt, IN_PREPARATION)))
      .returning({ id: users.id });
    if (opened.length === 0) return;
    const stage = openStage(ports, tx, { nth });
    for (const life of lives) await live(stage, life);
    await runJobsOfToday(stage);
    await forgetOwnMails(tx);
    await seedDocuments(ports, tx, [customer]);
    if (bank) writeDemoBankRecords(config.DATA_DIR, customer, stage.bank.book);
  });
  if (bank) offerDemoBankRecords(config.DATA_DIR, customer);
}
