import { type APIRequestContext, expect, test } from '@playwright/test';
import { publicPages, UNLISTED_PAGES } from '../steps/site-pages';

/** Pages whose content, with its anchors, needs the visitor's data. */
const FRAMES = new Set(UNLISTED_PAGES);

type Reference = { from: string; to: string };

test(
  'no link, picture, script or style leads nowhere, and every anchor has its place',
  { tag: '@desktop' },
  async ({ request, baseURL }) => {
    test.slow();
    const origin = String(baseURL);
    const documents = new Map<string, Promise<{ status: number; html: string }>>();
    const open = (path: string) => {
      const known = documents.get(path) ?? read(request, path);
      documents.set(path, known);
      return known;
    };
    const found: string[] = [];
    const seen = new Set<string>();
    const check = async ({ from, to }: Reference): Promise<void> => {
      const url = new URL(to, new URL(from, origin));
      if (url.origin !== origin)
        return void (isWellFormed(url)
          ? undefined
          : found.push(`${from}: ${to} is no address`));
      const path = `${url.pathname}${url.search}`;
      const { status, html } = await open(path);
      if (status !== 200) found.push(`${from}: ${to} answers ${status}`);
      else if (
        url.hash &&
        !FRAMES.has(path) &&
        !hasId(html, decodeURIComponent(url.hash.slice(1)))
      )
        found.push(`${from}: ${to} has no such place`);
    };
    const pages = [
      ...(await publicPages(request)),
      ...UNLISTED_PAGES.filter((path) => !path.includes('nao-existe')),
    ];
    for (const from of pages) {
      for (const to of referencesOf((await open(from)).html)) {
        const key = to.startsWith('#') ? `${from}${to}` : to;
        if (seen.has(key)) continue;
        seen.add(key);
        await check({ from, to });
      }
    }
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  },
);

/** Loads a page or file; redirects are followed, as by a browser. */
async function read(
  request: APIRequestContext,
  path: string,
): Promise<{ status: number; html: string }> {
  const answer = await request.get(path);
  const isText = /html|css|manifest/.test(answer.headers()['content-type'] ?? '');
  return { status: answer.status(), html: isText ? await answer.text() : '' };
}

/** Every address in the tags of a document; texts and data blocks are skipped. */
function referencesOf(html: string): string[] {
  const tags = html.replace(/(<script[^>]*>)[^<]*/g, '$1').match(/<[a-z][^>]*>/gi) ?? [];
  const single = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src|poster|action)="([^"]*)"/g)].map(([, value]) =>
      String(value),
    ),
  );
  const sets = tags.flatMap((tag) =>
    [...tag.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, value]) =>
      String(value)
        .split(',')
        .map((one) => one.trim().split(/\s+/)[0] ?? ''),
    ),
  );
  return [...new Set([...single, ...sets])].map((value) =>
    value.replaceAll('&amp;', '&'),
  );
}

function hasId(html: string, id: string): boolean {
  return html.includes(` id="${id}"`);
}

function isWellFormed(url: URL): boolean {
  return (
    (url.protocol === 'https:' && url.hostname.includes('.')) ||
    /^(tel:\+?\d{3,}|mailto:[^@\s]+@[^@\s]+|whatsapp:)/.test(url.href)
  );
}
