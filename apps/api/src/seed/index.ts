import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { writeDemoBankRecords } from '@site/server';
import { isDemo } from '#platform/config';
import { type Database, rowsOf } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { states } from '../catalog/dealerships/dealerships.table';
import { users } from '../identity/accounts/accounts.table';
import { seedDemoAuthenticator } from '../identity/authentication/second-step/demo-authenticator';
import { seedDocuments } from '../identity/documents/documents.seed';
import { liveDemo } from './demo';
import { DEMO_LIVES } from './demo/demo-lives.data';
import {
  demoPasswordHash,
  missingDemoStaff,
  seedDemoAccounts,
  seedMissingStaff,
} from './demo-accounts';
import { seedDemoLeads } from './demo-leads';
import { seedDemoLinkVisits } from './demo-link-visits';
import { seedDemoQueue } from './demo-queue';
import {
  missingPages,
  missingSheets,
  seedMissingPages,
  seedMissingSheets,
  seedReference,
} from './reference';

/** The demo account that signs in by two steps. */
const WITH_APP = 'consultor2@rodar.test';

/**
 * Fills an empty database in one transaction: reference data always; accounts, leads and
 * proposals of the demo only in demo mode (security-requirements A11). A filled database
 * only gets CMS pages, technical sheets and demo staff of a newer version; returns whether anything was
 * written. `lives` are the acts of the demo's customers.
 */
export async function seed(ports: Ports, lives = DEMO_LIVES): Promise<boolean> {
  const { db } = ports.database;
  const [filled] = await db.select({ id: states.id }).from(states).limit(1);
  const [known] = await db.select({ id: users.id }).from(users).limit(1);
  const wantsAccounts = isDemo(ports.config) && !known;
  const wantsStaff = isDemo(ports.config) && (await missingDemoStaff(db)).length > 0;
  const isWhole = async () =>
    (await missingPages(db)).length === 0 && (await missingSheets(db)).length === 0;
  if (filled && !wantsAccounts && !wantsStaff && (await isWhole())) return false;
  // Hashed before the transaction, which holds the lock of the seed.
  const passwordHash =
    wantsAccounts || wantsStaff ? await demoPasswordHash(ports.config) : '';
  await db.transaction(async (tx) => {
    await waitForSeedLock(tx);
    await seedReference(tx);
    await seedMissingPages(ports, tx);
    await seedMissingSheets(tx);
    if (wantsStaff) await seedMissingStaff(ports, tx, passwordHash);
    if (!wantsAccounts) return;
    const [present] = await tx.select({ id: users.id }).from(users).limit(1);
    if (present) return;
    await seedDemoAccounts(ports, tx, passwordHash);
    await seedDemoAuthenticator(ports, tx, WITH_APP);
    await seedDemoLeads(ports, tx);
    await seedDemoQueue(ports, tx);
    await seedDemoLinkVisits(ports, tx);
    const book = await liveDemo(ports, tx, { passwordHash, lives });
    await seedDocuments(ports, tx);
    if (ports.bank) writeDemoBankRecords(ports.config.DATA_DIR, book);
  });
  return true;
}

const POLL_MS = 200;
const MOST_POLLS = 900;

/**
 * Waits until no other process seeds. It polls, since making the demo's past takes longer
 * than a statement may wait for a lock.
 */
async function waitForSeedLock(tx: Database): Promise<void> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const [turn] = await rowsOf<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(7262012) as taken`,
    );
    if (turn?.taken) return;
    await setTimeout(POLL_MS);
  }
  throw new Error('Another process has been seeding for three minutes.');
}
