import { eq, max } from 'drizzle-orm';
import { wentOut } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { findCurrentPriceTable } from '../../catalog/price-tables/current-price-table';
import { cmsPageVersions, contentVersions } from './cms-pages.table';

/**
 * Version of everything that pages show. It changes with every write, when a price table
 * begins to hold, and when a scheduled page is published (docs/product/content.md).
 */
export async function readContentVersion(db: Database, now: Date): Promise<string> {
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
