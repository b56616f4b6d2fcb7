import { SITE_MAP } from '@site/api-contract/site-map';
import { CART_PATH, MEMBER_AREA_PATH } from '@site/api-contract/site-paths';
import { type TextDocument } from '@site/shell/page';

/**
 * Paths closed to crawlers: personal pages, and the other apps. Sign-in and registration
 * stay open, so that crawlers see their `noindex`.
 */
export const CLOSED = [
  ...SITE_MAP.flatMap(({ prefix }) => (prefix === '/' ? [] : prefix)),
  MEMBER_AREA_PATH,
  CART_PATH,
];

/**
 * Rules for crawlers. A prefix is listed as a page and as a folder, since `/consultoria`
 * does not belong to `/consultor`.
 */
export const robots: TextDocument = {
  type: 'text/plain; charset=utf-8',
  render: async ({ site: { publicOrigin } }) => ({
    text: [
      'User-agent: *',
      ...CLOSED.flatMap((prefix) => [
        `Disallow: ${prefix}$`,
        `Disallow: ${prefix}/`,
        `Disallow: ${prefix}?`,
      ]),
      '',
      `Sitemap: ${publicOrigin}/sitemap.xml`,
      '',
    ].join('\n'),
    isComplete: true,
  }),
};
