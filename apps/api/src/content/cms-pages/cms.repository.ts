import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type CmsPage } from '@site/api-contract';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { readFrom } from '#platform/data/replica/read-from';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { cmsPages } from './cms-pages.table';
import { addVersion, type Draft, pagesAt } from './page-versions.repository';
import { cleanContent } from './safe-html';

/** The fields of a page; `id` is the number in `pages/{number}`. */
export type Page = {
  id: number;
  slug: string;
  content: object;
  seo: CmsPage['seo'];
};

/** The source of pages: the database here, or a WordPress (docs/product/content.md). */
export type PageSource = {
  /**
   * The page at a path, or null. `path` has one of the two shapes of the contract:
   * `pages?slug=…` or `pages/704` (spec §7). `beforeAsking` runs before a page is fetched
   * from a WordPress, and may refuse.
   */
  findPage(path: string, beforeAsking?: () => Promise<void>): Promise<CmsPage | null>;
  /**
   * Last part of the content version, which tells the sources apart: pages rendered from
   * another source never count as current, even at the same number.
   */
  mark: string;
};

/** Pages kept in the database: the default source. */
export function embeddedPages({
  database,
  clock,
}: Pick<Ports, 'database' | 'clock'>): PageSource {
  return {
    findPage: async (path) => {
      const page = pageOfPath(path);
      const [row] = await readFrom(database, { mostAgeMs: 0 }, (db) =>
        pagesAt(db, clock.now()).where(
          typeof page === 'number' ? eq(cmsPages.id, page) : eq(cmsPages.slug, page),
        ),
      );
      // Only this slice writes it, so its shape is known.
      return row
        ? {
            content: row.content as CmsPage['content'],
            seo: row.seo as CmsPage['seo'],
            modified: row.updatedAt.toISOString(),
          }
        : null;
    },
    mark: '',
  };
}

/** The slug or number in a path of the contract. */
export function pageOfPath(path: string): string | number {
  return path.startsWith('pages?slug=')
    ? path.slice('pages?slug='.length)
    : Number(path.slice('pages/'.length));
}

/**
 * Publishes a page at once. Its HTML and links are cleaned first, it becomes a version
 * unless visitors see the same already, and the content version moves in the same
 * transaction. `actor` is null for the product's own pages.
 */
export async function savePage(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { id, slug, ...page }: Page,
  actor: Actor | null = null,
): Promise<void> {
  const now = ports.clock.now();
  const draft = cleanDraft(page);
  // The row is locked before it is read, so that versions follow one another.
  await tx.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
  const [seen] = await pagesAt(tx, now).where(eq(cmsPages.id, id));
  await writePage(tx, { id, slug, ...draft }, now);
  if (seen && isSameDraft(seen, draft)) return;
  const version = { pageId: id, ...draft, actor, at: now, publishAt: now };
  const number = await addVersion(tx, version);
  if (!actor) return;
  await recordAudit(ports, tx, {
    actor,
    action: 'cms-page-published',
    personId: null,
    subject: `cms-page:${id}`,
    detail: String(number),
  });
}

/** Writes the page that visitors see from now on, and moves the content version. */
export async function writePage(
  tx: Database,
  { id, ...page }: Draft & { id: number; slug: string },
  now: Date,
): Promise<void> {
  const row = { ...page, updatedAt: now };
  await tx
    .insert(cmsPages)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: cmsPages.id, set: row });
  await bumpContentVersion(tx);
}

/** A page with cleaned HTML, as it may be stored. */
export function cleanDraft({ content, seo }: Draft): Draft {
  return { content: cleanContent(content), seo: cleanContent(seo) };
}

/** Whether two states of a page hold the same JSON, whatever the order of its keys. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const stored = ({ content, seo }: Draft): unknown =>
    JSON.parse(JSON.stringify({ content, seo }));
  return isDeepStrictEqual(stored(one), stored(other));
}

/** All pages as visitors see them now, by number. */
export async function listPages({
  database: { db },
  clock,
}: Pick<Ports, 'database' | 'clock'>): Promise<Page[]> {
  const rows = await pagesAt(db, clock.now()).orderBy(cmsPages.id);
  return rows.map(({ updatedAt: _, ...page }) => page as Page);
}
