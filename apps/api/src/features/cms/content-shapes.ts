import { footerContent, homeContent } from '@site/contracts';
import type * as z from 'zod/mini';

/** Pages whose content has a shape of its own in the contract, by slug or by number. */
const SHAPES: Readonly<Record<string, z.ZodMiniType<object>>> = {
  'home-v3': homeContent,
  '704': footerContent,
};

/**
 * What is wrong with a page's content, in one line, or null. Screens check little more than that the parts are there,
 * so whatever enters the CMS is checked here.
 */
export function contentTrouble(names: readonly (string | number)[], content: unknown): string | null {
  for (const name of names) {
    const issue = SHAPES[name]?.safeParse(content).error?.issues[0];
    if (issue) return `content.${issue.path.join('.')}: ${issue.message}`;
  }
  return null;
}
