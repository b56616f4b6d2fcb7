import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { saoPauloDay, saoPauloTime } from '@site/api-contract/brazil';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { type DueQuery, type DueQueue } from '#platform/data/due-queue';
import { cmsPages, cmsPageVersions as versions } from './cms-pages.table';

/** Versions of pages that go public by themselves, the next one first. */
export async function duePages(db: Database, { most, now }: DueQuery): Promise<DueQueue> {
  const isScheduled = and(gt(versions.publishAt, now), isNull(versions.withdrawnAt));
  const rows = await db
    .select({
      id: versions.pageId,
      title: sql<string>`coalesce(${versions.seo} ->> 'title', ${cmsPages.slug})`,
      publishAt: versions.publishAt,
    })
    .from(versions)
    .innerJoin(cmsPages, eq(cmsPages.id, versions.pageId))
    .where(isScheduled)
    .orderBy(asc(versions.publishAt), asc(versions.pageId))
    .limit(most);
  return {
    total: await countUpToLimit(
      db,
      db.select({ id: versions.pageId }).from(versions).where(isScheduled),
    ),
    items: rows.map(({ id, title, publishAt }) => ({
      queue: 'pages',
      id: String(id),
      act: 'check',
      who: null,
      about: title,
      until: saoPauloDay(publishAt ?? now),
      hour: saoPauloTime(publishAt ?? now),
      urgent: false,
    })),
  };
}
