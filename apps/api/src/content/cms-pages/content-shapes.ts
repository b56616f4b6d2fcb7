import type * as z from 'zod/mini';
import { type CmsPage } from '@site/api-contract';
import { shapeOfPage } from '@site/api-contract/page-shapes';

type Content = CmsPage['content'];

/**
 * The content of a page in the shape of its screen, or its problems, one line each.
 * Screens check little more than that the parts exist, so everything that enters the CMS
 * is checked here. `name` is a slug or a number.
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

/** `content.groups.0.title: Invalid input`: the place and its problem. */
export function linesOf({ issues }: z.core.$ZodError, root = ''): string[] {
  return issues.map(({ path, message }) => {
    const place = [root, ...path].filter((part) => part !== '').join('.');
    return place ? `${place}: ${message}` : message;
  });
}
