import { type Seo } from '@site/api-contract';
import { seoTitle } from '@site/cms';

/**
 * The title of a CMS page in the browser's tab. The rest of its SEO block is in the
 * server's document (`app/head`).
 */
export function PageSeo({ seo }: { seo: Seo }) {
  return <title>{seoTitle(seo)}</title>;
}
