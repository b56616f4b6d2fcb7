import sanitizeHtml from 'sanitize-html';
import { EDITOR_IDS } from '@site/api-contract/site-paths';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'b',
    'strong',
    'em',
    'i',
    'br',
    'p',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'span',
    'sup',
    'small',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: isSafeLink(attribs['href'] ?? '') ? attribs : {},
    }),
  },
};

const ownId = (id: string) => (id.startsWith(EDITOR_IDS) ? id : `${EDITOR_IDS}${id}`);

const heading: sanitizeHtml.Transformer = (tagName, { id, ...attribs }) => ({
  tagName,
  attribs: id ? { ...attribs, id: ownId(id) } : attribs,
});
const CLEANING: sanitizeHtml.IOptions = {
  ...OPTIONS,
  transformTags: { ...OPTIONS.transformTags, h2: heading, h3: heading },
};

/** Names of fields that hold a link or a file. */
const LINK_FIELD = /(url|href|link|src|file|canonical|redirect)$/i;

/**
 * Allowed link targets: https, http, mailto, tel, or a path of this site, either with one
 * leading slash (security-requirements E4) or with none (spec §2: a full page load).
 */
export function isSafeLink(link: string): boolean {
  return (
    /^(https?:\/\/|mailto:|tel:)[^\s\\]+$/i.test(link) ||
    /^\/(?![/\\])[^\s\\]*$/.test(link) ||
    /^[^\s\\:/?#]+([/?#][^\s\\]*)?$/.test(link) ||
    link.startsWith('#')
  );
}

/**
 * A copy of CMS content whose texts keep only the allowed HTML and whose bad links are
 * emptied. Text without markup stays as it was typed. Ids of headings get the prefix
 * `texto-`, and links to them within the content follow.
 */
export function cleanContent(value: unknown): unknown {
  const clean = cleanValue(value, '');
  const ids = new Set(
    textsIn(clean, '', '').flatMap(({ text }) =>
      [...text.matchAll(/<h[23][^>]* id="texto-([^"]*)"/g)].map(([, id = '']) => id),
    ),
  );
  return ids.size === 0 ? clean : followIds(clean, ids);
}

/** Points links to headings at their new ids. */
function followIds(value: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof value === 'string')
    return value.replace(/(^| href=")#([^"\s]+)(?=$|")/g, (link, before, id) =>
      ids.has(String(id)) ? `${String(before)}#${EDITOR_IDS}${String(id)}` : link,
    );
  if (Array.isArray(value)) return value.map((item) => followIds(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, followIds(inner, ids)]),
  );
}

function cleanValue(value: unknown, field: string): unknown {
  if (typeof value === 'string') return cleanText(value, field);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, field));
  if (typeof value !== 'object' || value === null) return value;
  const inLinks = field === 'files';
  const entries = Object.entries(value).filter(
    ([key]) => key !== '__proto__' && key !== 'constructor',
  );
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, cleanValue(inner, inLinks ? 'file' : key)]),
  );
}

function cleanText(typed: string, field: string): string {
  // The database can't store either of them as JSON.
  const text = typed.replace(/\0|\p{Surrogate}/gu, '');
  if (LINK_FIELD.test(field)) return isSafeLink(text) ? text : '';
  return /[<>]/.test(text) ? bareAmpersands(sanitizeHtml(text, CLEANING)) : text;
}

/**
 * HTML with each ampersand as it was typed that begins no character reference: a field
 * that is shown as plain text would show `&amp;`.
 */
function bareAmpersands(html: string): string {
  return html.replace(/&amp;(#?\w*;?)/g, (escaped, next: string) =>
    sanitizeHtml(`&${next}`) === escaped ? `&${next}` : escaped,
  );
}

/** Every text in some content, with its place and the name of its field. */
function textsIn(
  value: unknown,
  path: string,
  field: string,
): { path: string; field: string; text: string }[] {
  if (typeof value === 'string') return [{ path, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const inList = Array.isArray(value);
    const name = inList ? field : field === 'files' ? 'file' : key;
    return textsIn(inner, `${path}.${key}`, name);
  });
}

/**
 * Places of links that cleaning would empty; links that are empty already do not count.
 */
export function badLinks(value: unknown, root: string): string[] {
  return textsIn(value, root, '')
    .filter(({ field, text }) => LINK_FIELD.test(field) && text && !isSafeLink(text))
    .map(({ path }) => path);
}

const EVERYTHING = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
} as const;

/** Places where cleaning would remove markup. */
export function lostMarkup(value: unknown, root: string): string[] {
  return textsIn(value, root, '')
    .filter(
      ({ field, text }) =>
        !LINK_FIELD.test(field) &&
        /[<>]/.test(text) &&
        sanitizeHtml(text, OPTIONS) !== sanitizeHtml(text, EVERYTHING),
    )
    .map(({ path }) => path);
}
