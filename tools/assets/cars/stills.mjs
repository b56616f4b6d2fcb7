// The pictures that the pages show: which there are, where they lie, what they belong to.
import { createHash } from 'node:crypto';
import { models } from './models.mjs';
import { rims } from './rims.mjs';
import { shapes } from './shapes/index.mjs';

/** To be raised when light, lens or materials change: every picture is drawn again. */
const LOOK = 2;

/** Widths in pixels. A picture is 100 × 52. */
export const WIDTHS = [480, 800, 1040];
export const MASK_WIDTH = 640;
export const heightOf = (width) => Math.round(width * 0.52);

/**
 * Every picture by car and name with the version of the model it shows: a hash of its
 * drawings, without spaces, so that laying out a file changes nothing. `front-premiere` is
 * a layer over `front`: the wheels of the car's version `premiere` alone.
 * @returns {{ slug: string, view: 'front' | 'side' | 'rear', name: string,
 *   wheel?: object, version: string }[]}
 */
export function wantedStills() {
  return models.flatMap((side) => {
    const { slug } = side;
    const shape = shapes[slug];
    return (shape?.views ?? []).flatMap((view) => {
      const drawings = [LOOK, view, side, shape];
      return [
        { slug, view, name: view, version: versionOf(drawings) },
        ...Object.entries(rims[slug] ?? {}).map(([end, wheel]) => ({
          slug,
          view,
          name: `${view}-${end}`,
          wheel,
          version: versionOf([...drawings, wheel]),
        })),
      ];
    });
  });
}

/** Lamps reach round the corners, so each view shows a little of every drawing. */
function versionOf(drawings) {
  const text = JSON.stringify(drawings, (key, value) => {
    if (key === 'views') return undefined;
    return typeof value === 'function' ? value.toString().replace(/[\s,]+/g, '') : value;
  });
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
