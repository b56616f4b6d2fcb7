import { type CmsPage } from '@site/contracts';
import { eq } from 'drizzle-orm';
import { bumpContentVersion } from '../../platform/content-version';
import { type Database } from '../../platform/database';
import { type Ports } from '../../platform/ports';
import { cmsPages } from '../../tables';
import { cleanContent } from './safe-html';

/** A page as it is written; `id` is the number of `pages/{number}`. */
export type Page = { id: number; slug: string; content: object; seo: CmsPage['seo'] };

/** Where pages come from: the database here, or a WordPress by another adapter (product.md §3). */
export type PageSource = { findPage(address: { slug: string } | { id: number }): Promise<CmsPage | null> };

/** Pages kept in the database: the default source. */
export function embeddedPages(db: Database): PageSource {
  return {
    findPage: async (address) => {
      const [row] = await db
        .select({ content: cmsPages.content, seo: cmsPages.seo })
        .from(cmsPages)
        .where('slug' in address ? eq(cmsPages.slug, address.slug) : eq(cmsPages.id, address.id));
      // Written by savePage alone, so its shape is known.
      return row ? (row as CmsPage) : null;
    },
  };
}

/** Writes a page: its HTML and links are cleaned first, and the content version moves in the same transaction. */
export async function savePage(tx: Database, { clock }: Pick<Ports, 'clock'>, page: Page): Promise<void> {
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
