import { type Plugin } from 'vite';

const ROUTES = /\/apps\/[\w-]+\/src\/.*\.routes\.tsx?$/;

type Node = {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
};
type Property = Node & { key: { name?: string }; value: Node; shorthand: boolean };

/**
 * Takes `handle.entry` out of the route lists of browsers, half a kilobyte of every first
 * load: which file a page begins with is for the server and for `size.mjs`.
 */
export function slimRoutes(): Plugin {
  return {
    name: 'site:slim-routes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!ROUTES.test(id)) return null;
      const cuts = entriesIn(this.parse(code) as unknown as Node).sort(
        (a, b) => b.start - a.start,
      );
      return {
        code: cuts.reduce(
          (text, { start, end }) => `${text.slice(0, start)}void 0${text.slice(end)}`,
          code,
        ),
        map: null,
      };
    },
  };
}

/** Values of properties named `entry`, wherever they stand. */
function entriesIn(node: Node): Node[] {
  if (node.type === 'Property') {
    const { key, value, shorthand } = node as Property;
    if (key.name === 'entry' && !shorthand) return [value];
  }
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .flatMap((child) => (isNode(child) ? entriesIn(child) : []));
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Node>).type === 'string'
  );
}
