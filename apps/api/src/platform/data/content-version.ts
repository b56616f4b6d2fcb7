import { and, eq, gt, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { findCurrentPriceTable } from '../../catalogue/price-tables';
import { cmsPages, cmsPageVersions, contentVersions } from '../../tables';
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
    .where(wentOut(now));
  const table = await findCurrentPriceTable(db, now);
  return `${row?.version ?? 0}.${table?.id ?? 0}.${pages?.last?.getTime() ?? 0}`;
}

/** Versions of pages whose time has come. */
function wentOut(now: Date): SQL | undefined {
  return and(lte(cmsPageVersions.publishAt, now), isNull(cmsPageVersions.withdrawnAt));
}

/**
 * Versions whose time came after their page was published at once, so that they count
 * instead of it. The newest of them is what visitors see.
 */
export function tookOver(now: Date): SQL | undefined {
  return and(wentOut(now), gt(cmsPageVersions.publishAt, cmsPages.updatedAt));
}
