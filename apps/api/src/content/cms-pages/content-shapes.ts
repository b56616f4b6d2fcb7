import type * as z from 'zod/mini';
import { type CmsPage } from '@site/api-contract';
import { shapeOfPage } from '@site/api-contract/page-shapes';

type Content = CmsPage['content'];

/**
 * The content of a page as its screen takes it, or what is wrong with it, one line an
 * issue. Screens check little more than that the parts are there, so whatever enters the
 * CMS is checked here. `name` is a slug or a number.
 */
export function checkContent(
  name: string | number,
  content: Content,
): { content: Content | null; problems: string[] } {
  const shape = shapeOfPage(name, content);
  if (!shape) return { content, problems: [] };
  const parsed = shape.safeParse(content);
  return parsed.success
    ? { content: parsed.data, problems: [] }
    : { content: null, problems: linesOf(parsed.error, 'content') };
}

/** `content.groups.0.title: Invalid input`: the place and what is wrong there. */
export function linesOf({ issues }: z.core.$ZodError, root = ''): string[] {
  return issues.map(({ path, message }) => {
    const place = [root, ...path].filter((part) => part !== '').join('.');
    return place ? `${place}: ${message}` : message;
  });
}
