import { eq, sql } from 'drizzle-orm';
import { findCurrentPriceTable } from '../../catalogue/price-tables';
import { contentVersions } from '../../tables';
import { type Database } from './database';

/**
 * Moves the content version; call it in the transaction of every write of CMS content or
 * prices (product.md §11).
 */
export async function bumpContentVersion(tx: Database): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ version: sql`${contentVersions.version} + 1`, changedAt: sql`now()` })
    .where(eq(contentVersions.id, 1));
}

/**
 * Version of what pages show: it moves with every write, and when a price table takes
 * over on its day (product.md §11).
 */
export async function getVersion(db: Database, now: Date): Promise<string> {
  const [row] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.id, 1));
  return `${row?.version ?? 0}.${(await findCurrentPriceTable(db, now))?.id ?? 0}`;
}
