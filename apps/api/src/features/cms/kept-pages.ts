import { and, count, eq, lte, or, sql } from 'drizzle-orm';
import { type CmsPage } from '@site/contracts';
import { bumpContentVersion } from '../../platform/data/content-version';
import { type Database } from '../../platform/data/database';
import { keptCmsPages as kept } from '../../tables';

const MOST_PAGES = 500;

/**
 * Last good copies of the pages of one WordPress, in the database: they outlive a
 * restart, and all API processes serve the same ones. Bounded: pages beyond the 500th are
 * asked for each time.
 */
export function keptPages(db: Database, source: string) {
  const at = (path: string) => and(eq(kept.source, source), eq(kept.path, path));
  return {
    find: async (path: string): Promise<CmsPage | null> => {
      const [row] = await db
        .select({ content: kept.content, seo: kept.seo })
        .from(kept)
        .where(at(path));
      return row ? (row as CmsPage) : null;
    },

    /**
     * Keeps a page that nobody has asked for before. The content version stays: no
     * rendered page shows another one.
     */
    add: async (path: string, { content, seo }: CmsPage, now: Date): Promise<void> => {
      const [{ pages = 0 } = {}] = await db
        .select({ pages: count() })
        .from(kept)
        .where(eq(kept.source, source));
      if (pages >= MOST_PAGES) return;
      const row = { source, path, content, seo, checkedAt: now, changedAt: now };
      await db.insert(kept).values(row).onConflictDoNothing();
    },

    /**
     * Writes what has changed and moves the content version with it. An empty content
     * never replaces a good one.
     */
    replace: (path: string, { content, seo }: CmsPage, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const isOther = or(
          sql`${kept.content} is distinct from ${JSON.stringify(content)}::jsonb`,
          sql`${kept.seo} is distinct from ${JSON.stringify(seo)}::jsonb`,
        );
        const isNoLoss =
          Object.keys(content).length > 0
            ? sql`true`
            : sql`${kept.content} = '{}'::jsonb`;
        const changed = await tx
          .update(kept)
          .set({ content, seo, changedAt: now })
          .where(and(at(path), isOther, isNoLoss))
          .returning({ path: kept.path });
        if (changed.length > 0) await bumpContentVersion(tx);
      }),

    /** Forgets a page that WordPress no longer has. */
    remove: (path: string): Promise<void> =>
      db.transaction(async (tx) => {
        const gone = await tx.delete(kept).where(at(path)).returning({ path: kept.path });
        if (gone.length > 0) await bumpContentVersion(tx);
      }),

    /** Pages not looked at since `before`, each given to one process alone. */
    claimOlderThan: async (before: Date, now: Date): Promise<string[]> => {
      const due = and(eq(kept.source, source), lte(kept.checkedAt, before));
      const rows = await db
        .update(kept)
        .set({ checkedAt: now })
        .where(due)
        .returning({ path: kept.path });
      return rows.map(({ path }) => path);
    },
  };
}
