import {
  and,
  count,
  desc,
  eq,
  gt,
  ilike,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Lead } from '@site/contracts';
import { type Database } from '../../platform/data/database';
import { containing, pageFrom, type Position } from '../../platform/http/paging';
import { dealerships, leads, users } from '../../tables';

/**
 * Whose contact it is: the browser session, and the e-mail, or the phone where the form
 * asks for no e-mail.
 */
export type Sender = {
  kind: Lead['kind'];
  product: string;
  email: string | null;
  cellphone: string;
  /** Null for a caller without one: nothing is a repeat of it. */
  sessionId: string | null;
};

/**
 * Makes two sends of the same person, kind and product in one session wait for each other
 * until the transaction ends.
 */
export async function lockSender(
  tx: Database,
  { kind, product, email, cellphone, sessionId }: Sender,
): Promise<void> {
  if (sessionId === null) return;
  const who = `lead ${kind} ${product} ${sessionId} ${email?.toLowerCase() ?? cellphone}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`);
}

export async function findRecentLead(
  tx: Database,
  { kind, product, email, cellphone, sessionId }: Sender,
  since: Date,
) {
  if (sessionId === null) return null;
  const same =
    email === null
      ? and(isNull(leads.email), eq(leads.cellphone, cellphone))
      : eq(sql`lower(${leads.email})`, email.toLowerCase());
  const [lead] = await tx
    .select()
    .from(leads)
    .where(
      and(
        same,
        eq(leads.sessionId, sessionId),
        eq(leads.kind, kind),
        eq(leads.product, product),
        gt(leads.createdAt, since),
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return lead ?? null;
}

export async function insertLead(
  tx: Database,
  lead: typeof leads.$inferInsert,
): Promise<void> {
  await tx.insert(leads).values(lead);
}

export async function updateLead(
  tx: Database,
  id: string,
  changes: Partial<typeof leads.$inferInsert>,
): Promise<void> {
  await tx
    .update(leads)
    .set({ ...changes, times: sql`${leads.times} + 1` })
    .where(eq(leads.id, id));
}

type Filter = { after: Position | null; size: number; search?: string };

/** The consultants' queue, newest first. */
export async function listLeadPage(
  db: Database,
  { after, size, search }: Filter,
): Promise<{ items: Lead[]; nextCursor: string | null; total: number }> {
  const matches = search?.trim() ? matching(search) : undefined;
  const next = after
    ? or(
        lt(leads.createdAt, after.at),
        and(eq(leads.createdAt, after.at), lt(leads.id, after.id)),
      )
    : undefined;
  const rows = await db
    .select({ lead: leads, dealershipName: dealerships.name, sellerName: users.name })
    .from(leads)
    .leftJoin(dealerships, eq(dealerships.id, leads.dealershipId))
    .leftJoin(users, eq(users.id, leads.sellerId))
    .where(and(matches, next))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(size + 1);
  const [counted] = await db.select({ total: count() }).from(leads).where(matches);
  const page = pageFrom(rows, size, counted?.total ?? 0, ({ lead }) => ({
    at: lead.createdAt,
    id: lead.id,
  }));
  const items = page.items.map(({ lead, dealershipName, sellerName }): Lead => {
    const { createdAt, updatedAt, sessionId: _sessionId, ...rest } = lead;
    return {
      ...rest,
      dealershipName,
      sellerName,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
  return { ...page, items };
}

function matching(search: string): SQL | undefined {
  const pattern = containing(search);
  const digits = search.replace(/\D/g, '');
  return or(
    ilike(leads.name, pattern),
    ilike(leads.email, pattern),
    digits.length >= 4 ? ilike(leads.cellphone, `%${digits}%`) : undefined,
  );
}
