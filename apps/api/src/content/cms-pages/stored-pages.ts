import { and, count, eq, lte, or, sql } from 'drizzle-orm';
import { type CmsPage } from '@site/api-contract';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { keptCmsPages as pages } from './cms-pages.table';

const MOST_PAGES = 500;

/**
 * Last good copies of one WordPress's pages, in the database: they survive a restart and
 * all API processes serve the same ones. At most `MOST_PAGES` are kept; others are
 * fetched each time.
 */
export function storedPages(db: Database, source: string) {
  const at = (path: string) => and(eq(pages.source, source), eq(pages.path, path));
  return {
    find: async (path: string): Promise<CmsPage | null> => {
      const [row] = await db
        .select({ content: pages.content, seo: pages.seo })
        .from(pages)
        .where(at(path));
      return row ? (row as CmsPage) : null;
    },

    /**
     * Keeps a page that is fetched for the first time. The content version stays, since
     * no rendered page shows an older one.
     */
    add: async (path: string, { content, seo }: CmsPage, now: Date): Promise<void> => {
      const [{ total = 0 } = {}] = await db
        .select({ total: count() })
        .from(pages)
        .where(eq(pages.source, source));
      if (total >= MOST_PAGES) return;
      const row = { source, path, content, seo, checkedAt: now, changedAt: now };
      await db.insert(pages).values(row).onConflictDoNothing();
    },

    /**
     * Writes changed pages and moves the content version. An empty content never replaces
     * a good one.
     */
    replace: (path: string, { content, seo }: CmsPage, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const isOther = or(
          sql`${pages.content} is distinct from ${JSON.stringify(content)}::jsonb`,
          sql`${pages.seo} is distinct from ${JSON.stringify(seo)}::jsonb`,
        );
        const isNoLoss =
          Object.keys(content).length > 0
            ? sql`true`
            : sql`${pages.content} = '{}'::jsonb`;
        const changed = await tx
          .update(pages)
          .set({ content, seo, changedAt: now })
          .where(and(at(path), isOther, isNoLoss))
          .returning({ path: pages.path });
        if (changed.length > 0) await bumpContentVersion(tx);
      }),

    /** Deletes a page that WordPress no longer has. */
    remove: (path: string): Promise<void> =>
      db.transaction(async (tx) => {
        const deleted = await tx
          .delete(pages)
          .where(at(path))
          .returning({ path: pages.path });
        if (deleted.length > 0) await bumpContentVersion(tx);
      }),

    /** Pages that nobody checked since `before`; each is given to one process only. */
    claimOlderThan: async (before: Date, now: Date): Promise<string[]> => {
      const due = and(eq(pages.source, source), lte(pages.checkedAt, before));
      const rows = await db
        .update(pages)
        .set({ checkedAt: now })
        .where(due)
        .returning({ path: pages.path });
      return rows.map(({ path }) => path);
    },
  };
}
