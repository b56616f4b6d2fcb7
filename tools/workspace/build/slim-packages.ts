import { type Plugin } from 'vite';

const ICON_MAKER = /createLucideIcon\.mjs$/;
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/**
 * Parts of an icon that pages never use: names, size, and the keys of a list that never
 * changes. Only its shapes are drawn.
 */
const ICON_LABELS = /\b(?:name|size|key): ?(?:"[^"]*"|\d+),?|\baliases: ?\[[^\]]*\],?/g;
const ROUTER = /node_modules\/react-router\/dist\/.*\.mjs$/;
/**
 * Calls whose text is for developers; a failure keeps its type and place, as React's own
 * production build does it.
 */
const FOR_DEVELOPERS = new Set([
  'invariant',
  'warning',
  'warnOnce',
  'Error',
  'TypeError',
]);
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/;
/** Options of the router that we never give; what they alone lead to goes with them. */
const NEVER_GIVEN = /\binit\.(instrumentations|patchRoutesOnNavigation)\b/g;
/**
 * Expressions that only make a value: the bundler may drop them when nobody uses the
 * result.
 */
const MAKERS = new Set(['CallExpression', 'NewExpression', 'ClassExpression']);

type Node = {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
};
type Edit = { start: number; end: number; text: string };

/**
 * Takes out of two packages what our pages never use, some 8 KB of every first load: the
 * options and labels of Lucide's icons (ours are sized and colored by CSS), and of the
 * router its sentences for developers, the components of its framework and what options
 * lead to that we never give. The development server keeps all of it.
 */
export function slimPackages(): Plugin {
  return {
    name: 'site:slim-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      // The package names its development files under every condition; the production
      // ones lie beside them.
      const found = /^react-router(\/dom)?$/.test(source)
        ? await this.resolve(source, importer, { skipSelf: true })
        : null;
      return found ? found.id.replace('/dist/development/', '/dist/production/') : null;
    },
    transform(code, id) {
      if (ICON_MAKER.test(id) && id.includes('lucide-react'))
        return { code: ICONS, map: null };
      if (ICON.test(id)) return { code: code.replace(ICON_LABELS, ''), map: null };
      if (!ROUTER.test(id)) return null;
      const program = this.parse(code) as unknown as Node;
      const edits = [...sentences(program), ...unusedParts(program, code)];
      return {
        code: edits
          .sort((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, text: next }) =>
              text.slice(0, start) + next + text.slice(end),
            code,
          )
          .replace(NEVER_GIVEN, 'undefined'),
        map: null,
      };
    },
  };
}

/** Texts for developers, wherever they stand. */
function sentences(node: Node): Edit[] {
  const { name } = (node['callee'] ?? {}) as { name?: string };
  const given = FOR_DEVELOPERS.has(name ?? '') ? (node['arguments'] as Node[]) : [];
  const texts = given.filter(isText);
  return [
    ...texts.map(({ start, end }) => ({ start, end, text: '""' })),
    ...childrenOf(node)
      .filter((child) => !texts.includes(child))
      .flatMap(sentences),
  ];
}

/**
 * Lets the bundler drop what no screen of ours uses: top-level values that a call or a
 * class makes (`forwardRef`, `class extends React.Component`) count as free of side
 * effects, and names for developers' tools go.
 */
function unusedParts(program: Node, code: string): Edit[] {
  return (program['body'] as Node[]).flatMap((statement): Edit[] => {
    const { start, end } = statement;
    if (DISPLAY_NAME.test(code.slice(start, end))) return [{ start, end, text: '' }];
    const made = ((statement['declarations'] ?? []) as { init?: Node }[]).flatMap(
      ({ init }) => (init && MAKERS.has(init.type) ? [init] : []),
    );
    return made.flatMap((init) => [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
      { start: init.end, end: init.end, text: ')()' },
    ]);
  });
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function isText(node: Node): boolean {
  return (
    node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && typeof node['value'] === 'string')
  );
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Node>).type === 'string'
  );
}

const ICONS = `
import { createElement } from 'react';
const SHAPE = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => (props) => createElement('svg', { ...SHAPE, 'aria-hidden': props['aria-label'] || props.role ? undefined : true, ...props, className: props.className ? 'lucide ' + props.className : 'lucide' }, node.map(([tag, attributes]) => createElement(tag, attributes)));
`;
