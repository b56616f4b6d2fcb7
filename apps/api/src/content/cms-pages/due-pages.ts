import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { saoPauloDay, saoPauloTime } from '@site/api-contract/brazil';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { cmsPages, cmsPageVersions as versions } from './cms-pages.table';

const isScheduled = (now: Date) =>
  and(gt(versions.publishAt, now), isNull(versions.withdrawnAt));

/** Versions of pages that go public by themselves, the next one first. */
export const duePages: DueQueue = {
  count: (db, now) =>
    countUpToLimit(
      db,
      db.select({ id: versions.pageId }).from(versions).where(isScheduled(now)),
    ),

  async list(db, { most, now }) {
    const rows = await db
      .select({
        id: versions.pageId,
        title: sql<string>`coalesce(${versions.seo} ->> 'title', ${cmsPages.slug})`,
        publishAt: versions.publishAt,
      })
      .from(versions)
      .innerJoin(cmsPages, eq(cmsPages.id, versions.pageId))
      .where(isScheduled(now))
      .orderBy(asc(versions.publishAt), asc(versions.pageId))
      .limit(most);
    return rows.map(({ id, title, publishAt }) => ({
      queue: 'pages',
      id: String(id),
      act: 'check',
      who: null,
      about: title,
      until: saoPauloDay(publishAt ?? now),
      hour: saoPauloTime(publishAt ?? now),
      urgent: false,
    }));
  },
};
