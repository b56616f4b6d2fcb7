import { aliasedTable, and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { behind, pageFrom, type Position } from '#platform/http/paging';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';
import { countLeads } from './lead-counts.repository';
import { isClosed, type LeadFilter, matching } from './lead-filters.repository';
import { leadEntries, leads } from './leads.table';

export type LeadRow = typeof leads.$inferSelect;
/** A lead with the names that its row refers to. */
export type LeadFacts = {
  lead: LeadRow;
  dealershipName: string | null;
  sellerName: string | null;
  holderName: string | null;
  /** Number of other rows with the same e-mail or phone. */
  others: number;
};
export type EntryFacts = { entry: typeof leadEntries.$inferSelect; by: string | null };

const holders = aliasedTable(users, 'holders');
const other = aliasedTable(leads, 'other');

/** Another row with the same e-mail or phone. Both have an index. */
const ofSamePerson = (one: typeof other, lead: typeof leads): SQL =>
  sql`${one.id} <> ${lead.id}
    and (lower(${one.email}) = lower(${lead.email})
      or (${one.cellphone} <> '' and ${one.cellphone} = ${lead.cellphone}))`;

const facts = (db: Database) =>
  db
    .select({
      lead: leads,
      dealershipName: dealerships.name,
      sellerName: users.name,
      holderName: holders.name,
      others: sql<number>`(select count(*)::int from ${leads} as "other"
        where ${ofSamePerson(other, leads)})`,
    })
    .from(leads)
    .leftJoin(dealerships, eq(dealerships.id, leads.dealershipId))
    .leftJoin(users, eq(users.id, leads.sellerId))
    .leftJoin(holders, eq(holders.id, leads.claimedBy));

/**
 * A page of the queue. Open leads are ordered by their due time, the most overdue first;
 * together with closed ones from the newest to the oldest.
 */
export async function listLeadPage(
  db: Database,
  { after, size, ...filter }: LeadFilter & { after: Position | null; size: number },
) {
  const { status } = filter;
  const byTurn = status !== undefined && !isClosed(status);
  const matches = matching(filter);
  const { id, dueAt, createdAt } = leads;
  const next =
    after &&
    (byTurn
      ? behind({ at: dueAt, id }, after, 'oldest')
      : behind({ at: createdAt, id }, after, 'newest'));
  const rows = await facts(db)
    .where(and(matches, next ?? undefined))
    .orderBy(...(byTurn ? [asc(dueAt), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(size + 1);
  const total = await countLeads(db, filter);
  return pageFrom(rows, size, total, ({ lead }) => ({
    at: (byTurn ? lead.dueAt : null) ?? lead.createdAt,
    id: lead.id,
  }));
}

export async function findLead(db: Database, id: string): Promise<LeadFacts | null> {
  const [found] = await facts(db).where(eq(leads.id, id));
  return found ?? null;
}

/** The account that a lead is about: by its e-mail, like the privacy page. */
export async function findPersonId(
  db: Database,
  { email }: Pick<LeadRow, 'email'>,
): Promise<string | null> {
  if (email === null) return null;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found?.id ?? null;
}

/** Acts on a lead, newest first. */
export function listEntries(db: Database, leadId: string): Promise<EntryFacts[]> {
  return db
    .select({ entry: leadEntries, by: users.name })
    .from(leadEntries)
    .leftJoin(users, eq(users.id, leadEntries.enteredBy))
    .where(eq(leadEntries.leadId, leadId))
    .orderBy(desc(leadEntries.id));
}

/** The newest other rows of the same e-mail or phone. */
export function listOfPerson(db: Database, lead: LeadRow): Promise<LeadRow[]> {
  const sameEmail = lead.email
    ? eq(sql`lower(${leads.email})`, lead.email.toLowerCase())
    : undefined;
  const samePhone = lead.cellphone
    ? and(ne(leads.cellphone, ''), eq(leads.cellphone, lead.cellphone))
    : undefined;
  return db
    .select()
    .from(leads)
    .where(and(ne(leads.id, lead.id), or(sameEmail, samePhone) ?? sql`false`))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(20);
}

/**
 * Locks a lead until the transaction ends, so that two people's acts follow one another.
 */
export async function lockLead(tx: Database, id: string): Promise<LeadRow | null> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
  return row ?? null;
}

export async function changeLead(
  tx: Database,
  { id, revision }: Pick<LeadRow, 'id' | 'revision'>,
  changes: Partial<LeadRow>,
): Promise<void> {
  await tx
    .update(leads)
    .set({ ...changes, revision: revision + 1 })
    .where(eq(leads.id, id));
}

export async function addEntry(
  tx: Database,
  entry: typeof leadEntries.$inferInsert,
): Promise<void> {
  await tx.insert(leadEntries).values(entry);
}
