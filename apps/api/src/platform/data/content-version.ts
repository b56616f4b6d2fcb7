import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  cmsPages,
  cmsPageVersions,
  contentVersions,
} from '../../content/cms-pages/cms-pages.table';
import { type Database } from './database';

/**
 * Changes the content version; call it in the transaction of every write of CMS content
 * or prices (docs/product/content.md).
 */
export async function bumpContentVersion(tx: Database): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ version: sql`${contentVersions.version} + 1`, changedAt: sql`now()` })
    .where(eq(contentVersions.id, 1));
}

/** Versions of pages that are published by their schedule at this time. */
export function wentOut(now: Date): SQL | undefined {
  return and(lte(cmsPageVersions.publishAt, now), isNull(cmsPageVersions.withdrawnAt));
}

/**
 * Scheduled versions whose time came after their page was last published at once, so that
 * they replace it. Visitors see the newest of them.
 */
export function tookOver(now: Date): SQL | undefined {
  return and(wentOut(now), gt(cmsPageVersions.publishAt, cmsPages.updatedAt));
}
