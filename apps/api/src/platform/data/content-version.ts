import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  cmsPages,
  cmsPageVersions,
  contentVersions,
} from '../../content/cms-pages/cms-pages.table';
import { type Database } from './database';

/**
 * Moves the content version; call it in the transaction of every write of CMS content or
 * prices (docs/product/content.md).
 */
export async function bumpContentVersion(tx: Database): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ version: sql`${contentVersions.version} + 1`, changedAt: sql`now()` })
    .where(eq(contentVersions.id, 1));
}

/** Versions of pages whose time has come. */
export function wentOut(now: Date): SQL | undefined {
  return and(lte(cmsPageVersions.publishAt, now), isNull(cmsPageVersions.withdrawnAt));
}

/**
 * Versions whose time came after their page was published at once, so that they count
 * instead of it. The newest of them is what visitors see.
 */
export function tookOver(now: Date): SQL | undefined {
  return and(wentOut(now), gt(cmsPageVersions.publishAt, cmsPages.updatedAt));
}
