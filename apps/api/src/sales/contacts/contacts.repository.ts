import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { leads } from '../leads/leads.table';

export type ContactRow = typeof leads.$inferInsert & {
  kind: 'contato' | 'empresa';
  email: string;
  sessionId: string | null;
};

/**
 * Makes two sends of the same session, address and kind follow one another, by a lock
 * until the transaction ends.
 */
export async function lockSender(
  tx: Database,
  { kind, email, sessionId }: ContactRow,
): Promise<void> {
  await lockName(tx, `${kind} ${email} ${sessionId}`);
}

/**
 * The earlier send that a new one repeats: the same message word for word, or another
 * request of the same company, since `since` and in the same browser session. Anybody can
 * type another's e-mail and CNPJ, so nothing from another session is a repeat.
 */
export async function findRepeated(
  tx: Database,
  row: ContactRow,
  since: Date,
): Promise<string | null> {
  if (row.sessionId === null) return null;
  const same: SQL | undefined =
    row.kind === 'contato'
      ? and(eq(leads.interest, row.interest), eq(leads.message, row.message ?? ''))
      : eq(sql`${leads.company} ->> 'cnpj'`, row.company?.cnpj ?? '');
  const [found] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.kind, row.kind),
        eq(leads.sessionId, row.sessionId),
        eq(leads.email, row.email),
        gt(leads.createdAt, since),
        same,
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return found?.id ?? null;
}

export async function insertContact(tx: Database, row: ContactRow): Promise<void> {
  await tx.insert(leads).values(row);
}

/** The later send wins; the attribution stays unless the later send has its own. */
export async function mergeContact(
  tx: Database,
  id: string,
  row: ContactRow,
): Promise<void> {
  const {
    name,
    cellphone,
    interest,
    message,
    company,
    updatedAt,
    dealershipId,
    sellerId,
    campaign,
  } = row;
  await tx
    .update(leads)
    .set({
      name,
      cellphone,
      interest,
      message,
      company,
      updatedAt,
      dealershipId: sql`coalesce(${dealershipId ?? null}::integer, ${leads.dealershipId})`,
      sellerId: sql`coalesce(${sellerId ?? null}::uuid, ${leads.sellerId})`,
      campaign: sql`coalesce(${campaign ?? null}::text, ${leads.campaign})`,
      times: sql`${leads.times} + 1`,
    })
    .where(eq(leads.id, id));
}
