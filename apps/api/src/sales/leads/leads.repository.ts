import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type Lead } from '@site/api-contract';
import { type LeadState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { keepRight } from '../../identity/accounts/keep-right';
import { arrival } from './lead.rules';
import { leadEntries, leads } from './leads.table';

/** A lead in one of these states is reopened when its person writes again. */
const RETURNING: LeadState[] = ['sem_resposta', 'sem_interesse'];

/**
 * The sender of a contact: the browser session, and the e-mail, or the phone where the
 * form has no e-mail.
 */
export type Sender = {
  kind: Lead['kind'];
  product: string;
  email: string | null;
  cellphone: string;
  /** Null for a caller without one, whose sends are never repeats. */
  sessionId: string | null;
};

/**
 * Makes two sends of the same person, kind and product in one session follow one another,
 * by a lock until the transaction ends.
 */
export async function lockSender(
  tx: Database,
  { kind, product, email, cellphone, sessionId }: Sender,
): Promise<void> {
  if (sessionId === null) return;
  const who = `lead ${kind} ${product} ${sessionId} ${email?.toLowerCase() ?? cellphone}`;
  await lockName(tx, who);
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

/**
 * A person who was not reached, or had lost interest, wrote again: the lead starts again
 * with the same holder, or free once they work on leads no longer. Call it before the lead
 * is changed, since an ending locks the holder before the lead, too.
 */
export async function reopenReturned(tx: Database, id: string, now: Date): Promise<void> {
  const [{ holder } = { holder: null }] = await tx
    .select({ holder: leads.claimedBy })
    .from(leads)
    .where(eq(leads.id, id));
  const keeps = holder && (await keepRight(tx, { userId: holder, right: 'leads' }));
  if (holder && !keeps)
    await tx
      .update(leads)
      .set({ claimedBy: null, claimedAt: null })
      .where(
        and(
          eq(leads.id, id),
          eq(leads.claimedBy, holder),
          inArray(leads.status, RETURNING),
        ),
      );
  const [returned] = await tx
    .update(leads)
    .set({ ...arrival(now), revision: sql`${leads.revision} + 1` })
    .where(and(eq(leads.id, id), inArray(leads.status, RETURNING)))
    .returning({ id: leads.id });
  if (returned)
    await tx
      .insert(leadEntries)
      .values({ leadId: id, act: 'returned', status: 'novo', at: now });
}

/** Open leads of a person that consultants hold, the newest of each consultant. */
export async function listHeld(
  db: Database,
  { email, cellphone }: Pick<Sender, 'email' | 'cellphone'>,
): Promise<{ id: string; holder: string | null }[]> {
  return db
    .selectDistinctOn([leads.claimedBy], { id: leads.id, holder: leads.claimedBy })
    .from(leads)
    .where(
      and(
        isNotNull(leads.claimedBy),
        isNotNull(leads.dueAt),
        or(
          email === null
            ? undefined
            : eq(sql`lower(${leads.email})`, email.toLowerCase()),
          and(ne(leads.cellphone, ''), eq(leads.cellphone, cellphone)),
        ),
      ),
    )
    .orderBy(leads.claimedBy, desc(leads.createdAt), desc(leads.id));
}
