import { createHash } from 'node:crypto';
import { type ChildNode, type Container, parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { hasFarParts, neededMarkup } from './needed-markup';

/** The text of a style sheet by its URL. */
export type StyleText = (href: string) => string | undefined;

/**
 * Styles for a document's head, their source for a content policy, and the URLs of the
 * web fonts in the whole sheets.
 */
export type CriticalStyles = { css: string; source: string; fonts: readonly string[] };

type Declaration = { text: string; custom?: string };
type Part =
  | { is: 'kept'; text: string }
  | { is: 'font'; text: string }
  | {
      is: 'rule';
      selector: string;
      declarations: readonly Declaration[];
      needs: readonly (readonly string[])[];
    }
  | { is: 'keyframes'; text: string; name: string }
  | { is: 'group'; prelude: string; parts: readonly Part[] };

const GROUPS = new Set(['media', 'supports', 'layer', 'container']);
/** Elements that a browser adds when a document leaves them out. */
const IMPLIED = ['html', 'head', 'body', 'tbody'];
/**
/**
 * Hides far parts, since the styles of what stands in them are not in the document, until
 * the property is there: the whole sheets set it (`layout.css` of `@site/ui`), and the
 * page's root once all sheets have come or failed. Where neither happens, since no script
 * came, the animation ends after five seconds: a plain part is better than none. What
 * nobody sees does not count as moved when an address leads there.
 */
const FAR_UNTIL_WHOLE =
  '@keyframes far{0%,to{visibility:hidden}}.far{animation:var(--late,5s far)}';
/** Rules for these states are only in the full sheets, since they need a pointer. */
const BY_POINTER = new Set([':hover', ':active']);

/**
 * Selects from the full style sheets the rules that the served document can use: those
 * whose classes, elements and attributes all occur in it, with the custom properties that
 * they read. The full sheets load after the first paint in the same order and layers, and
 * so only change elements that scripts have added.
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
    const facts = factsOf(html);
    const parts = shown(
      styles.flatMap((href) => partsOf(href)),
      facts,
    );
    const read = propertiesRead(parts, html);
    const rules = withoutRepeatedOrders(parts.map((part) => textOf(part, read))).join('');
    const animations = parts.flatMap((part) =>
      part.is === 'keyframes' && rules.includes(part.name) ? [part.text] : [],
    );
    const far = hasFarParts(html) ? FAR_UNTIL_WHOLE : '';
    const css = `${rules}${[...new Set(animations)].join('')}${far}`;
    const hash = createHash('sha256').update(css).digest('base64');
    const fonts = parts.flatMap(({ is, ...part }) =>
      is === 'font' && 'text' in part
        ? (/url\(["']?([^"')]+)/.exec(part.text)?.[1] ?? [])
        : [],
    );
    return { css, source: `'sha256-${hash}'`, fonts };
  };
}

/** Every sheet begins with the same order of the cascade layers, which is needed once. */
function withoutRepeatedOrders(texts: readonly string[]): readonly string[] {
  const orders = texts.map((text) =>
    /^@layer [^{]+;$/.test(text) ? text.replace(/,\s+/g, ',') : '',
  );
  return texts.filter((_, at) => !orders[at] || orders.indexOf(orders[at]) === at);
}

/**
 * Collects facts for selectors: `.class`, `element`, `[name]`, `[name=value]`, and the
 * same with ` >` where an element stands inside.
 */
function factsOf(html: string): ReadonlySet<string> {
  const facts = new Set(IMPLIED.flatMap((tag) => [tag, inside(tag)]));
  for (const [, tag = '', attributes = '', end] of neededMarkup(html).matchAll(TAG)) {
    const own = [tag.toLowerCase()];
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      own.push(`[${name.toLowerCase()}]`, `[${name.toLowerCase()}=${value}]`);
      if (name === 'class') own.push(...value.split(/\s+/).map((each) => `.${each}`));
    }
    for (const fact of own) facts.add(fact);
    if (end === undefined) for (const fact of own) facts.add(inside(fact));
  }
  return facts;
}

const inside = (fact: string) => `${fact} >`;

/** An opening tag, with the end of its element where that holds no other one. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)(\s*\/?>[^<]*<\/)?/gi;
const ATTRIBUTE = /\s+([^\s=>/]+)(?:="([^"]*)")?/g;

function shown(parts: readonly Part[], facts: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.is === 'rule')
      return part.needs.some((names) => names.every((name) => facts.has(name)))
        ? [part]
        : [];
    if (part.is !== 'group') return [part];
    const inner = shown(part.parts, facts);
    return inner.length > 0 ? [{ ...part, parts: inner }] : [];
  });
}

/** Custom properties that the document reads, with those that they are made of. */
function propertiesRead(parts: readonly Part[], html: string): ReadonlySet<string> {
  const declared = declarationsOf(parts);
  const others = declared.filter(({ custom }) => !custom).map(({ text }) => text);
  const read = new Set(namesRead(`${html}${others.join(';')}${otherText(parts)}`));
  for (let before = -1; before < read.size;) {
    before = read.size;
    for (const { custom, text } of declared)
      if (custom && read.has(custom)) for (const name of namesRead(text)) read.add(name);
  }
  return read;
}

const namesRead = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function declarationsOf(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.is === 'group') return declarationsOf(part.parts);
    return part.is === 'rule' ? part.declarations : [];
  });
}

function otherText(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.is === 'group') return otherText(part.parts);
      return part.is === 'rule' ? '' : part.text;
    })
    .join('');
}

function textOf(part: Part, read: ReadonlySet<string>): string {
  if (part.is === 'kept') return part.text;
  if (part.is === 'keyframes' || part.is === 'font') return '';
  if (part.is === 'group') {
    const inner = part.parts.map((each) => textOf(each, read)).join('');
    return inner === '' ? '' : `${part.prelude}{${inner}}`;
  }
  const declarations = part.declarations.filter(
    ({ custom }) => !custom || read.has(custom),
  );
  return declarations.length === 0
    ? ''
    : `${part.selector}{${declarations.map(({ text }) => text).join(';')}}`;
}

/** The part of a style sheet that a document may need; undefined for a comment. */
function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'rule') {
    const declarations = (node.nodes ?? []).map(declarationOf);
    const { selector } = node;
    return { is: 'rule', selector, declarations, needs: factsNeeded(selector) };
  }
  if (node.type !== 'atrule') return undefined;
  const { name, params, raws } = node;
  const text = node.nodes ? String(node) : `${String(node)};`;
  if (name === 'media' && /^print\b/.test(params)) return undefined;
  if (node.nodes && GROUPS.has(name)) {
    const prelude = `@${name}${raws.afterName ?? ' '}${params}`;
    return { is: 'group', prelude, parts: partsIn(node) };
  }
  if (name === 'keyframes') return { is: 'keyframes', text, name: params };
  if (name === 'font-face' && text.includes('url(')) return { is: 'font', text };
  return { is: 'kept', text };
}

function declarationOf(node: ChildNode): Declaration {
  if (node.type !== 'decl' || !node.variable) return { text: String(node) };
  const { prop, value, important } = node;
  return { text: `${prop}:${value}${important ? '!important' : ''}`, custom: prop };
}

function partsIn(container: Container): readonly Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);
}

/** For each selector of a list, the facts without which it matches nothing. */
function factsNeeded(selectors: string): string[][] {
  const { nodes } = selectorParser().astSync(selectors);
  return nodes.map((selector) => factsOfCompounds(selector.nodes));
}

/** Facts of compound selectors, each in the one after a descendant or child combinator. */
function factsOfCompounds(parts: readonly selectorParser.Node[]): string[] {
  let before: string[] = [];
  const done: string[] = [];
  for (const part of parts) {
    before.push(...factsOfPart(part));
    if (part.type !== 'combinator') continue;
    const holds = ['', '>'].includes(part.value.trim());
    done.push(...(holds ? before.map(inside) : before));
    before = [];
  }
  return [...done, ...before];
}

function factsOfPart(part: selectorParser.Node): string[] {
  if (part.type === 'class') return [`.${part.value}`];
  if (part.type === 'tag') return [part.value.toLowerCase()];
  if (part.type === 'pseudo') return factsOfPseudo(part);
  if (part.type !== 'attribute') return [];
  if (part.operator && part.operator !== '=') return [];
  return [`[${part.attribute}${part.operator ? `=${part.value}` : ''}]`];
}

/**
 * `:has()` with one selector needs the facts of that selector; `:is()` and `:not()` need
 * none.
 */
function factsOfPseudo({ value, nodes }: selectorParser.Pseudo): string[] {
  if (BY_POINTER.has(value)) return [value];
  const [only] = nodes;
  return value === ':has' && only && nodes.length === 1
    ? only.nodes.flatMap(factsOfPart)
    : [];
}
