import { inArray } from 'drizzle-orm';
import { mailAt } from '@site/brand';
import { isDemo } from '#platform/config';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { states } from '../catalog/dealerships/dealerships.table';
import { users } from '../identity/accounts/accounts.table';
import { IN_PREPARATION } from '../identity/accounts/in-preparation';
import { seedDemoAuthenticator } from '../identity/authentication/second-step/demo-authenticator';
import { seedDocuments } from '../identity/documents/documents.seed';
import { setCommissionRates } from './demo/demo-commissions';
import { seedCustomers } from './demo/demo-customers';
import { type DemoLife } from './demo/demo-life';
import { DEMO_LIVES } from './demo/demo-lives.data';
import { openStage } from './demo/demo-stage';
import { forgetOwnMails } from './demo/forget-own-mails';
import {
  demoPasswordHash,
  missingDemoStaff,
  seedDemoAccounts,
  seedMissingStaff,
} from './demo-accounts';
import { seedDemoCampaigns } from './demo-campaigns';
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
import { waitForSeedLock } from './seed-lock';

/** The demo account that signs in by two steps. */
const WITH_APP = mailAt('consultor2');

/**
 * Fills an empty database in one transaction: reference data always; accounts and leads
 * of the demo only in demo mode (security-requirements A11), and nobody is mailed about
 * them. Accounts with a past among `lives` are in preparation until `makeLives` has made
 * it. A filled database only gets CMS pages, technical sheets and demo staff of a newer
 * version; returns whether anything was written.
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
    await seedDemoCampaigns(ports, tx);
    await seedDemoLinkVisits(ports, tx);
    await setCommissionRates(openStage(ports, tx));
    await seedCustomers(ports, tx, passwordHash);
    await prepareAccounts(ports, tx, lives);
    await forgetOwnMails(tx);
  });
  return true;
}

/** Closes the accounts whose past is to be made, and gives the others their documents. */
async function prepareAccounts(
  ports: Ports,
  tx: Database,
  lives: readonly DemoLife[],
): Promise<void> {
  const waiting = lives.map(({ customer }) => customer);
  await tx
    .update(users)
    .set({ disabledAt: IN_PREPARATION })
    .where(inArray(users.email, waiting));
  const all = await tx.select({ email: users.email }).from(users);
  const ready = all.filter(({ email }) => !waiting.includes(email));
  await seedDocuments(
    ports,
    tx,
    ready.map(({ email }) => email),
  );
}
