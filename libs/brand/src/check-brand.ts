import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BrandFacts, brandFacts } from './brand.schema';
import { contrastOf } from './contrast';
import { CONTRAST_PAIRS } from './contrast-pairs.data';
import { drawingOf } from './drawing';

/** Each drawing and its only size, for which pages leave room. */
const DRAWINGS = { 'logo.svg': '0 0 292 80', 'symbol.svg': '0 0 24 24' } as const;
const PAPERS = ['guia-do-assinante.pdf', 'politica-de-cookies.pdf'];
/** A film comes with its captions and its poster, or not at all. */
const FILM = ['boas-vindas.mp4', 'boas-vindas.vtt', 'boas-vindas.webp'];

const SHAPES = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'];
const MEASURES =
  /^(cx|cy|d|height|points|r|rx|ry|stroke-dasharray|stroke-linecap|stroke-linejoin|stroke-width|transform|width|x|x1|x2|y|y1|y2)$/;
/** The root has these alone: a page gives it its place, size and color. */
const PAINT = /^(fill|stroke|stroke-(dasharray|linecap|linejoin|width))$/;
const PAINTS = ['none', 'currentColor', 'var(--logo-wheel,currentColor)'];

/**
 * A line for each fault that keeps a folder from being a brand, with the place that it is
 * in; none for a whole brand.
 */
export function checkBrand(folder: string): string[] {
  const drawings = Object.entries(DRAWINGS).flatMap(([file, viewBox]) =>
    drawingFaults(folder, file, viewBox),
  );
  return [...factFaults(folder), ...drawings, ...mediaFaults(join(folder, 'media'))];
}

function factFaults(folder: string): string[] {
  const at = (text: string) => `brand.json: ${text}`;
  const text = readText(folder, 'brand.json');
  if (text === null) return [at('is missing')];
  const json = parse(text);
  if (json === undefined) return [at('is not JSON')];
  const { success, data, error } = brandFacts.safeParse(json);
  if (!success)
    return error.issues.map(({ path, message }) => at(`${path.join('.')} ${message}`));
  const named =
    data.slug === basename(folder)
      ? []
      : [at(`slug must be the folder's name, ${basename(folder)}`)];
  return [...named, ...contrastFaults(data.colors).map(at)];
}

function contrastFaults(colors: BrandFacts['colors']): string[] {
  const hex = { ...colors, white: '#ffffff' };
  return CONTRAST_PAIRS.flatMap(([color, on, least]) => {
    const contrast = contrastOf(hex[color], hex[on]);
    return contrast >= least
      ? []
      : [
          `colors.${color} on ${on} has a contrast of ${contrast.toFixed(2)}, and needs ${least}`,
        ];
  });
}

function drawingFaults(folder: string, file: string, viewBox: string): string[] {
  const svg = readText(folder, file);
  if (svg === null) return [`${file}: is missing`];
  const drawing = drawingOf(svg);
  const ofRoot = Object.entries(drawing.paint);
  const attributes = drawing.shapes.flatMap(([, own]) => Object.entries(own));
  return [
    drawing.viewBox !== viewBox && `must have viewBox="${viewBox}"`,
    drawing.shapes.length === 0 && 'has no shape',
    /<!|<\?/.test(svg) && 'must be shapes alone, without comments',
    ...drawing.shapes.map(
      ([name]) => !SHAPES.includes(name) && `must not have <${name}>, only shapes`,
    ),
    ...ofRoot.map(
      ([name]) => !PAINT.test(name) && `must not have the attribute ${name} on its root`,
    ),
    ...[...ofRoot.filter(([name]) => PAINT.test(name)), ...attributes].map(
      ([name, value]) => {
        if (name === 'fill' || name === 'stroke')
          return (
            !PAINTS.includes(value) &&
            `${name}="${value}": one color alone, currentColor, and var(--logo-wheel,currentColor) for its accent`
          );
        return !MEASURES.test(name) && `must not have the attribute ${name}`;
      },
    ),
  ]
    .filter((fault) => fault !== false)
    .map((fault) => `${file}: ${fault}`);
}

function mediaFaults(media: string): string[] {
  const papers = PAPERS.filter((file) => !existsSync(join(media, file)));
  const film = FILM.filter((file) => !existsSync(join(media, 'videos', file)));
  return [
    ...papers.map((file) => `media/${file}: is missing`),
    ...(film.length === FILM.length
      ? []
      : film.map((file) => `media/videos/${file}: is missing, and the film needs it`)),
  ];
}

function readText(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
