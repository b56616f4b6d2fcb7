import { and, count, eq, lte, or, sql } from 'drizzle-orm';
import { type CmsPage } from '@site/api-contract';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { keptCmsPages as pages } from './cms-pages.table';

const MOST_PAGES = 500;

/**
 * Last good copies of the pages of one WordPress, in the database: they outlive a
 * restart, and all API processes serve the same ones. Bounded: pages beyond `MOST_PAGES`
 * are asked for each time.
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
     * Keeps a page that nobody has asked for before. The content version stays: no
     * rendered page shows another one.
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
     * Writes what has changed and moves the content version with it. An empty content
     * never replaces a good one.
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

    /** Forgets a page that WordPress no longer has. */
    remove: (path: string): Promise<void> =>
      db.transaction(async (tx) => {
        const deleted = await tx
          .delete(pages)
          .where(at(path))
          .returning({ path: pages.path });
        if (deleted.length > 0) await bumpContentVersion(tx);
      }),

    /** Pages not looked at since `before`, each given to one process alone. */
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
