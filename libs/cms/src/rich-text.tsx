import { createElement, useMemo } from 'react';
import { trustedHtml } from './trusted-html';

type Tag = 'p' | 'div' | 'span' | 'li' | 'h1' | 'h2' | 'h3' | 'h4' | 'figcaption';
type RichTextProps = {
  html: string;
  as?: Tag;
  className?: string;
  id?: string;
};

/**
 * Shows HTML that came from the CMS. It must be sanitized already: the API does that
 * before it stores or serves a page (security-requirements E4). Empty text renders
 * nothing.
 */
export function RichText({ html, as = 'div', className, id }: RichTextProps) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  if (html.trim() === '') return null;
  return createElement(as, {
    className,
    id,
    dangerouslySetInnerHTML: { __html: trusted },
  });
}

/** The text of HTML, for plain-text places (labels, descriptions). */
export function plainText(html: string): string {
  const entities: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: ' ',
    '#39': "'",
  };
  return html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
