import * as z from 'zod';
import { cmsPage } from '@site/api-contract';
import { messageOf } from '#platform/error-facts';
import { type Ports } from '#platform/ports';
import { OPERATIONS } from '#platform/security/audit';
import { type Page, savePage } from './cms.repository';
import { cmsPages } from './cms-pages.table';
import { checkContent, linesOf } from './content-shapes';

const pageRow = z.strictObject({
  id: z.int('must be a whole number').min(1).max(999_999_999),
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, 'takes lower-case letters, digits and hyphens'),
  content: z.record(z.string(), z.unknown()),
  seo: cmsPage.shape.seo,
});
type PageRow = z.output<typeof pageRow>;

/** The problems of a file of pages, one line each. */
export class PageFileError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/**
 * The pages of a JSON list of `{ id, slug, content, seo }`; throws a `PageFileError`,
 * which counts pages from 1.
 */
export function parsePageFile(text: string): Page[] {
  const seen = new Map<string | number, number>();
  const lines: string[] = [];
  const pages = listIn(text).flatMap((row, index): Page[] => {
    const parsed = pageRow.safeParse(row);
    const problems = parsed.success
      ? problemsOf(parsed.data, index + 1, seen)
      : linesOf(parsed.error);
    lines.push(...problems.map((problem) => `page ${index + 1}: ${problem}`));
    return parsed.success ? [parsed.data] : [];
  });
  if (lines.length > 0) throw new PageFileError(lines);
  return pages;
}

/**
 * Publishes all pages or none, each as a version, and moves the content version. Pages
 * that the list leaves out stay as they are.
 */
export async function takePages(
  ports: Pick<Ports, 'database' | 'clock'>,
  pages: readonly Page[],
  { isDryRun = false } = {},
): Promise<void> {
  await ports.database.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: cmsPages.id, slug: cmsPages.slug })
      .from(cmsPages);
    const lines = pages.flatMap(({ id, slug }, index) => {
      const owner = known.find((page) => page.slug === slug && page.id !== id);
      return owner
        ? [`page ${index + 1}: slug: ${slug} is page ${owner.id} of the database`]
        : [];
    });
    if (lines.length > 0) throw new PageFileError(lines);
    if (!isDryRun) for (const page of pages) await savePage(ports, tx, page, OPERATIONS);
  });
}

function listIn(text: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new PageFileError([`not JSON: ${messageOf(error)}`]);
  }
  if (Array.isArray(list) && list.length > 0) return list;
  throw new PageFileError(['must hold a list of pages']);
}

function problemsOf(
  { id, slug, content }: PageRow,
  nth: number,
  seen: Map<string | number, number>,
): string[] {
  const twice = [id, slug].flatMap((name) => {
    const first = seen.get(name);
    seen.set(name, first ?? nth);
    return first === undefined ? [] : [`${name} is page ${first} of the file already`];
  });
  // Page 704 is fetched by its number, all others by their slug (spec §9).
  return [
    ...twice,
    ...checkContent(slug, content).problems,
    ...checkContent(id, content).problems,
  ];
}
