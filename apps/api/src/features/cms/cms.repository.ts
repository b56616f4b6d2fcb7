import { eq } from 'drizzle-orm';
import { type CmsPage } from '@site/contracts';
import { bumpContentVersion } from '../../platform/data/content-version';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { cmsPages } from '../../tables';
import { cleanContent } from './safe-html';

/** A page as it is written; `id` is the number of `pages/{number}`. */
export type Page = { id: number; slug: string; content: object; seo: CmsPage['seo'] };

/** Where pages come from: the database here, or a WordPress (product.md §3). */
export type PageSource = {
  /**
   * `path` is one of the two shapes that the contract lets through: `pages?slug=…` or
   * `pages/704` (spec §7).
   */
  /** `beforeAsking` runs, and may refuse, before a page is asked from outside. */
  findPage(path: string, beforeAsking?: () => Promise<void>): Promise<CmsPage | null>;
  /**
   * Ends the content version: pages rendered from another source are not those of this
   * one, even at the same number.
   */
  mark: string;
};

/** Pages kept in the database: the default source. */
export function embeddedPages(db: Database): PageSource {
  return {
    findPage: async (path) => {
      const page = pageOfPath(path);
      const [row] = await db
        .select({
          content: cmsPages.content,
          seo: cmsPages.seo,
          updatedAt: cmsPages.updatedAt,
        })
        .from(cmsPages)
        .where(
          typeof page === 'number' ? eq(cmsPages.id, page) : eq(cmsPages.slug, page),
        );
      if (!row) return null;
      const { updatedAt, ...found } = row;
      // Written by savePage alone, so its shape is known.
      return { ...(found as CmsPage), modified: updatedAt.toISOString() };
    },
    mark: '',
  };
}

/** The slug or number that a path of the contract names. */
export function pageOfPath(path: string): string | number {
  return path.startsWith('pages?slug=')
    ? path.slice('pages?slug='.length)
    : Number(path.slice('pages/'.length));
}

/**
 * Writes a page: its HTML and links are cleaned first, and the content version moves in
 * the same transaction.
 */
export async function savePage(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  page: Page,
): Promise<void> {
  const row = {
    slug: page.slug,
    content: cleanContent(page.content),
    seo: cleanContent(page.seo),
    updatedAt: clock.now(),
  };
  await tx
    .insert(cmsPages)
    .values({ id: page.id, ...row })
    .onConflictDoUpdate({ target: cmsPages.id, set: row });
  await bumpContentVersion(tx);
}

/** All pages, by number. */
export async function listPages(db: Database): Promise<Page[]> {
  const rows = await db
    .select({
      id: cmsPages.id,
      slug: cmsPages.slug,
      content: cmsPages.content,
      seo: cmsPages.seo,
    })
    .from(cmsPages)
    .orderBy(cmsPages.id);
  return rows as Page[];
}
