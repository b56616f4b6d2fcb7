import { createHash } from 'node:crypto';
import { type ChildNode, type Container, parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The text of a style sheet by its URL. */
export type StyleText = (href: string) => string | undefined;

/** Styles that stand inside a document, and their source in a content policy. */
export type CriticalStyles = { css: string; source: string };

type Part =
  | { is: 'kept'; text: string }
  | { is: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { is: 'keyframes'; text: string; name: string }
  | { is: 'group'; prelude: string; parts: readonly Part[] };

const GROUPS = new Set(['media', 'supports', 'layer', 'container']);

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
    const parts = partsIn(parse(text));
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

/** What a document can need of a node of a style sheet; nothing of a comment. */
function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'rule')
    return { is: 'rule', text: String(node), needs: classesNeeded(node.selector) };
  if (node.type !== 'atrule') return undefined;
  const { name, params, raws } = node;
  const text = node.nodes ? String(node) : `${String(node)};`;
  if (name === 'media' && /^print\b/.test(params)) return undefined;
  if (node.nodes && GROUPS.has(name)) {
    const prelude = `@${name}${raws.afterName ?? ' '}${params}`;
    return { is: 'group', prelude, parts: partsIn(node) };
  }
  if (name === 'keyframes') return { is: 'keyframes', text, name: params };
  if (name === 'font-face' && text.includes('url(')) return undefined;
  return { is: 'kept', text };
}

function partsIn(container: Container): readonly Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);
}

/** For each selector of a list the classes without which it matches nothing. */
function classesNeeded(selectors: string): string[][] {
  const { nodes } = selectorParser().astSync(selectors);
  return nodes.map((selector) =>
    selector.nodes.flatMap((part) => (part.type === 'class' ? [part.value] : [])),
  );
}
