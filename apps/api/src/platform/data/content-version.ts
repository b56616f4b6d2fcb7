import { and, eq, isNull, lte, max, sql } from 'drizzle-orm';
import { findCurrentPriceTable } from '../../catalogue/price-tables';
import { cmsPageVersions, contentVersions } from '../../tables';
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
 * Version of what pages show: it moves with every write, when a price table takes over on
 * its day, and when a page that was scheduled reaches its time (product.md §11).
 */
export async function getVersion(db: Database, now: Date): Promise<string> {
  const [row] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.id, 1));
  const [pages] = await db
    .select({ last: max(cmsPageVersions.publishAt) })
    .from(cmsPageVersions)
    .where(and(lte(cmsPageVersions.publishAt, now), isNull(cmsPageVersions.withdrawnAt)));
  const table = await findCurrentPriceTable(db, now);
  return `${row?.version ?? 0}.${table?.id ?? 0}.${pages?.last?.getTime() ?? 0}`;
}
