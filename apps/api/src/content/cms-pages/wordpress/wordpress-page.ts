import sanitizeHtml from 'sanitize-html';
import * as z from 'zod';
import { type CmsPage, cmsPage } from '@site/api-contract';
import { pageOfPath } from '../cms.repository';
import { cleanContent } from '../safe-html';

const rendered = z.object({ rendered: z.string() });
/**
 * The part of a `wp/v2` page that we read. `acf` is `[]` or false when a page has no
 * fields.
 */
const wordpressPage = z.object({
  slug: z.string(),
  title: rendered,
  content: rendered,
  acf: z.unknown(),
});
type WordpressPage = z.output<typeof wordpressPage>;

/**
 * Our page from a WordPress answer to `path`: a list for a slug, an object for a number.
 * Fields of `acf` are the content, its field `seo` the head; `title`, `lead` and `html`
 * default to the page's own. Null for an empty list; throws for any other shape. `origin`
 * is WordPress's own: its pictures become paths, which the image base completes.
 */
export function pageOfWordpress(
  answer: unknown,
  path: string,
  origin: string,
): CmsPage | null {
  const pageKey = pageOfPath(path);
  if (typeof pageKey === 'number') return toPage(wordpressPage.parse(answer), origin);
  const found = z
    .array(wordpressPage)
    .parse(answer)
    .find(({ slug }) => slug === pageKey);
  return found ? toPage(found, origin) : null;
}

function toPage({ title, content, acf }: WordpressPage, origin: string): CmsPage {
  const { seo, ...fields } = isObject(acf) ? acf : {};
  const words = wordsOf(title.rendered);
  const html = content.rendered.trim();
  const isEmpty = html === '' && Object.keys(fields).length === 0;
  const whole = isEmpty ? {} : { title: words, lead: '', html, ...fields };
  return {
    content: cleanContent(withOurPictures(whole, origin)) as CmsPage['content'],
    seo: cleanContent(seoOf(seo, words)) as CmsPage['seo'],
  };
}

/**
 * The field `seo` without its empty parts (`false`, null), and at least with the page's
 * title.
 */
function seoOf(given: unknown, title: string): CmsPage['seo'] {
  const filled = Object.entries(isObject(given) ? given : {}).filter(
    ([, value]) => value,
  );
  const parsed = cmsPage.shape.seo.safeParse({ title, ...Object.fromEntries(filled) });
  return parsed.success ? parsed.data : { title };
}

/**
 * WordPress pictures `{ url, alt, … }` as ours `{ src, alt }`, and the URLs of its
 * uploads as paths.
 */
function withOurPictures(value: unknown, origin: string): unknown {
  if (typeof value === 'string')
    return value.startsWith(`${origin}/wp-content/`) ? value.slice(origin.length) : value;
  if (Array.isArray(value)) return value.map((item) => withOurPictures(item, origin));
  if (!isObject(value)) return value;
  const { url, alt } = value;
  const isPicture =
    typeof url === 'string' && typeof alt === 'string' && 'sizes' in value;
  if (isPicture) return { src: withOurPictures(url, origin), alt };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withOurPictures(inner, origin)]),
  );
}

/**
 * The text of HTML with its entities decoded. It is cleaned like any other text
 * afterwards.
 */
function wordsOf(html: string): string {
  const escaped: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&amp;': '&',
  };
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(lt|gt|quot|amp);/g, (entity) => escaped[entity] ?? entity)
    .trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
