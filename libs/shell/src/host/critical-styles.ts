import { createHash } from 'node:crypto';

/** The text of a style sheet by its URL. */
export type StyleText = (href: string) => string | undefined;

/** Styles that stand inside a document, and their source in a content policy. */
export type CriticalStyles = { css: string; source: string };

type Part =
  | { is: 'kept'; text: string }
  | { is: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { is: 'keyframes'; text: string; name: string }
  | { is: 'group'; prelude: string; parts: readonly Part[] };

const GROUPS = /^@(media|supports|layer|container)\b/;

/**
 * Picks from whole style sheets the rules that a document can use as it was served: those
 * whose classes all stand in it. Web fonts and print styles are left to the whole sheets,
 * which come after the first picture, in the same order and the same cascade layers, and
 * so change nothing but what scripts have added since.
 */
export function createCriticalStyles(styleText: StyleText) {
  const parsed = new Map<string, readonly Part[]>();
  const partsOf = (href: string) => {
    const known = parsed.get(href);
    if (known) return known;
    const text = styleText(href);
    if (text === undefined)
      throw new Error(`The client build has no style sheet ${href}`);
    const parts = [...parse(text)];
    parsed.set(href, parts);
    return parts;
  };

  return (styles: readonly string[], html: string): CriticalStyles => {
    const classes = classesOf(html);
    const parts = styles.flatMap((href) => [...partsOf(href)]);
    const rules = withoutRepeatedOrders([...shown(parts, classes)]).join('');
    const animations = parts.flatMap((part) =>
      part.is === 'keyframes' && rules.includes(part.name) ? [part.text] : [],
    );
    const css = `${rules}${[...new Set(animations)].join('')}`;
    const hash = createHash('sha256').update(css).digest('base64');
    return { css, source: `'sha256-${hash}'` };
  };
}

/** Every sheet begins with the same order of the cascade layers: once is enough. */
function withoutRepeatedOrders(texts: readonly string[]): readonly string[] {
  return texts.filter(
    (text, at) => !/^@layer [^{]+;$/.test(text) || texts.indexOf(text) === at,
  );
}

function classesOf(html: string): ReadonlySet<string> {
  const lists = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = '']) => list.split(/\s+/)));
}

function* shown(parts: readonly Part[], classes: ReadonlySet<string>): Generator<string> {
  for (const part of parts) {
    if (part.is === 'kept') yield part.text;
    if (
      part.is === 'rule' &&
      part.needs.some((names) => names.every((name) => classes.has(name)))
    )
      yield part.text;
    if (part.is === 'group') {
      const inner = [...shown(part.parts, classes)].join('');
      if (inner !== '') yield `${part.prelude}{${inner}}`;
    }
  }
}

/** The statements of a style sheet as the build writes it: without comments. */
function* parse(css: string): Generator<Part> {
  let at = 0;
  while (at < css.length) {
    const end = ending(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude !== '') yield { is: 'kept', text: `${prelude};` };
      at = end + 1;
      continue;
    }
    const close = ending(css, end + 1, '}');
    const body = css.slice(end + 1, close);
    const part = partOf(prelude, body);
    if (part) yield part;
    at = close + 1;
  }
}

function partOf(prelude: string, body: string): Part | undefined {
  const text = `${prelude}{${body}}`;
  if (/^@media print\b/.test(prelude)) return undefined;
  if (GROUPS.test(prelude)) return { is: 'group', prelude, parts: [...parse(body)] };
  if (prelude.startsWith('@keyframes'))
    return { is: 'keyframes', text, name: prelude.replace(/^@keyframes\s+/, '') };
  if (prelude.startsWith('@font-face') && body.includes('url(')) return undefined;
  if (prelude.startsWith('@')) return { is: 'kept', text };
  return { is: 'rule', text, needs: classesNeeded(prelude) };
}

/** For each selector of a list the classes without which it matches nothing. */
function classesNeeded(selectors: string): string[][] {
  let plain = selectors.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain
    .split(',')
    .map((selector) =>
      [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
        name.replace(/\\/g, ''),
      ),
    );
}

/** Where the first of `marks` stands outside of strings, brackets and inner blocks. */
function ending(css: string, from: number, marks: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const char = css.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (depth === 0 && marks.includes(char)) return at;
    else if (char === '(' || char === '{') depth += 1;
    else if (char === ')' || char === '}') depth -= 1;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  const quote = css.charAt(from);
  let at = from + 1;
  while (at < css.length && css.charAt(at) !== quote) at += css[at] === '\\' ? 2 : 1;
  return at;
}
