import { asc, inArray, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../../identity/accounts/accounts.table';
import { type LeadRow } from '../lead-queue.repository';
import { leadEntries, leads } from '../leads.table';

/** A locked lead, the name of its holder, and the account of its e-mail. */
export type SelectedLead = LeadRow & {
  holderName: string | null;
  personId: string | null;
};

/**
 * Locks leads until the transaction ends. All callers lock them in the same order, so that
 * two selections with the same leads follow one another.
 */
export async function lockLeads(
  tx: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SelectedLead>> {
  const locked = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(asc(leads.id))
    .for('update');
  const holders = await namesOf(
    tx,
    locked.flatMap(({ claimedBy }) => claimedBy ?? []),
  );
  const people = await peopleOf(
    tx,
    locked.flatMap(({ email }) => email?.toLowerCase() ?? []),
  );
  return new Map(
    locked.map((lead) => [
      lead.id,
      {
        ...lead,
        holderName: holders.get(lead.claimedBy ?? '') ?? null,
        personId: people.get(lead.email?.toLowerCase() ?? '') ?? null,
      },
    ]),
  );
}

async function namesOf(tx: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Accounts by their e-mails in lower case. */
async function peopleOf(tx: Database, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, string>();
  const email = sql<string>`lower(${users.email})`;
  const rows = await tx
    .select({ id: users.id, email })
    .from(users)
    .where(inArray(email, [...emails]));
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** Changes locked leads alike. */
export async function changeLeads(
  tx: Database,
  ids: readonly string[],
  changes: Partial<Omit<LeadRow, 'id' | 'revision'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(leads)
    .set({ ...changes, revision: sql`${leads.revision} + 1` })
    .where(inArray(leads.id, [...ids]));
}

export async function addEntries(
  tx: Database,
  entries: readonly (typeof leadEntries.$inferInsert)[],
): Promise<void> {
  if (entries.length > 0) await tx.insert(leadEntries).values([...entries]);
}
