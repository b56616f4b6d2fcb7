import { type Plugin } from 'vite';

const ICON_MAKER = /createLucideIcon\.mjs$/;
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** Of an icon only its shapes are drawn: not its names, its size and the keys of a list that never changes. */
const ICON_LABELS = /\b(?:name|size|key): ?(?:"[^"]*"|\d+),?|\baliases: ?\[[^\]]*\],?/g;
const ROUTER = /node_modules\/react-router\/dist\/.*\.mjs$/;
/** Calls whose text is for developers; a failure keeps its type and place, as React's own production build does it. */
const FOR_DEVELOPERS = new Set(['invariant', 'warning', 'warnOnce', 'Error', 'TypeError']);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * Takes out of two packages what our pages never use, some 4 KB of every first load: the options and labels of
 * Lucide's icons (ours are sized and coloured by CSS), and the router's sentences for developers. The development server keeps both.
 */
export function slimPackages(): Plugin {
  return {
    name: 'site:slim-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      // The package names its development files under every condition; the production ones lie beside them.
      const found = /^react-router(\/dom)?$/.test(source) ? await this.resolve(source, importer, { skipSelf: true }) : null;
      return found ? found.id.replace('/dist/development/', '/dist/production/') : null;
    },
    transform(code, id) {
      if (ICON_MAKER.test(id) && id.includes('lucide-react')) return { code: ICONS, map: null };
      if (ICON.test(id)) return { code: code.replace(ICON_LABELS, ''), map: null };
      if (!ROUTER.test(id)) return null;
      const cuts: [number, number][] = [];
      visit(this.parse(code) as unknown as Node, cuts);
      return { code: cuts.sort(([a], [b]) => b - a).reduce((text, [start, end]) => `${text.slice(0, start)}""${text.slice(end)}`, code), map: null };
    },
  };
}

function visit(node: Node, cuts: [number, number][]): void {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const { name } = node['callee'] as { name?: string };
    const texts = FOR_DEVELOPERS.has(name ?? '') ? (node['arguments'] as Node[]).filter(isText) : [];
    cuts.push(...texts.map(({ start, end }): [number, number] => [start, end]));
    if (texts.length > 0) return (node['arguments'] as Node[]).filter((one) => !isText(one)).forEach((one) => visit(one, cuts));
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, cuts);
  }
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

const ICONS = `
import { createElement } from 'react';
const SHAPE = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => (props) => createElement('svg', { ...SHAPE, 'aria-hidden': props['aria-label'] || props.role ? undefined : true, ...props, className: props.className ? 'lucide ' + props.className : 'lucide' }, node.map(([tag, attributes]) => createElement(tag, attributes)));
`;
