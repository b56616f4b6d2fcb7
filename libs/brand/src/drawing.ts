/** One shape of a drawing: the name of its element, and its attributes. */
export type Shape = readonly [
  name: 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect',
  attributes: Readonly<Record<string, string>>,
];

/** A drawing without ids, text or style sheets, so that it may stand in a page many times. */
export type Drawing = {
  viewBox: string;
  /** Paint of the shapes that have none of their own, such as `fill`. */
  paint: Readonly<Record<string, string>>;
  shapes: readonly Shape[];
};

/** The shapes of an SVG file as `npm run brand` accepts it: one level of shapes. */
export function drawingOf(svg: string): Drawing {
  const [, root = '', inside = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const { viewBox = '', xmlns: _, ...paint } = attributesOf(root);
  const shapes = [...inside.matchAll(/<([\w-]+)([^>]*?)\/?>/g)].map(
    ([, name, attributes = '']) => [name, attributesOf(attributes)] as unknown as Shape,
  );
  return { viewBox, paint, shapes };
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/**
 * A drawing as SVG text, with colors for `currentColor` and for its accents. `placed` is
 * written on the root: x, y, width and height within another drawing.
 */
export function svgOf(
  { viewBox, paint, shapes }: Drawing,
  { color, accent }: { color: string; accent: string },
  placed: Readonly<Record<string, string | number>> = {},
): string {
  const write = (attributes: Readonly<Record<string, string | number>>) =>
    Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
  const xmlns = 'http://www.w3.org/2000/svg';
  const root = { ...paint, xmlns, ...placed, viewBox, color };
  const inside = shapes.map(([name, attributes]) => `<${name}${write(attributes)}/>`);
  return `<svg${write(root)}>${inside.join('')}</svg>`.replaceAll(
    'var(--logo-wheel,currentColor)',
    accent,
  );
}

/**
 * The icon of a browser's tab, 32 pixels wide: the sign in white on a ground, with its
 * accents in a color of their own.
 */
export function iconOf(
  symbol: Drawing,
  { name, ground, accent }: { name: string; ground: string; accent: string },
): string {
  const place = { x: 4, y: 4, width: 24, height: 24 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${name}</title><rect width="32" height="32" rx="8" fill="${ground}"/>${svgOf(symbol, { color: '#fff', accent }, place)}</svg>`;
}
