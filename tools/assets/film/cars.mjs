// The cars of the film: the pictures of the pages, painted once; the film turns their
// wheels.
import sharp from 'sharp';
import { designTokens } from '../brand.mjs';
import { models } from '../cars/models.mjs';
import { n } from './draw.mjs';

const stills = new URL('../../../apps/public-site/public/media/cars/', import.meta.url);
/** Pictures of the page: 1040 × 540, 11.6 degrees high, the camera at 2.95 lengths. */
const WIDTH = 1040;
const HEIGHT = 540;
const HALF = Math.tan((5.8 * Math.PI) / 180);
const EYE = 115;
const AIM = 72;
/** From the middle of a car to the outer face of its wheels, in centimeters. */
const FACE = 84;
/** Part of a wheel's radius that is rim. */
const RIM = 0.79;
/** How many times a turning rim is drawn over itself, as a shutter would see it. */
const SHUTTER = 5;

const CAST = [
  ['aroeira', 'azul-fiorde', 'side'],
  ['aroeira', 'azul-fiorde', 'front'],
  ['tropeiro', 'branco-nuvem', 'side'],
  ['lume', 'vermelho-ipe', 'side'],
];

/** The painted pictures as SVG to lie in the page once, to be used by `car`. */
export async function cast() {
  const tokens = designTokens();
  const pictures = await Promise.all(
    CAST.map(async ([model, paint, view]) => {
      const [, color] = tokens.match(new RegExp(`--paint-${paint}: (#\\w+);`));
      const png = await painted(model, view, color);
      return `<image id="${model}-${view}" width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString('base64')}"/>`;
    }),
  );
  return `<svg width="0" height="0" style="position:absolute"><defs>${pictures.join('')}</defs></svg>`;
}

/** A flat color cut out by the mask, and the picture over it, as the page does it. */
async function painted(model, view, color) {
  const file = (end) => new URL(`${model}/${view}-${end}.webp`, stills).pathname;
  const size = { width: WIDTH, height: HEIGHT };
  const mask = await sharp(file('mask'))
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .toBuffer();
  const paint = await sharp({ create: { ...size, channels: 3, background: color } })
    .joinChannel(mask)
    .png()
    .toBuffer();
  return sharp(paint)
    .composite([{ input: file(WIDTH) }])
    .png()
    .toBuffer();
}

/**
 * A car from the side with its wheels on `y`: `turn` degrees into their rotation, of which
 * they make `spin` while the shutter is open; `up` is how high a lift holds it.
 * @param {{ model: string, x: number, y: number, scale: number, turn: number,
 * spin?: number, up?: number, night?: boolean }} options
 */
export function car({ model, x, y, scale, turn, spin = 0, up = 0, night = false }) {
  const { L, R, fw, rw } = models.find(({ slug }) => slug === model);
  const perCm = HEIGHT / (2 * HALF * (2.95 * L - FACE));
  const k = scale / perCm;
  const hub = hubAt(L, R);
  const tires = hub + R * perCm;
  const rims = [fw, rw].map((at) =>
    rim({
      id: `${model}-rim-${at}`,
      picture: `${model}-side`,
      x: WIDTH / 2 + (at - L / 2) * perCm,
      y: hub,
      radius: RIM * R * perCm,
      turn,
      spin,
    }),
  );
  const body = `<use href="#${model}-side"${up > 0 ? ` clip-path="url(#${model}-lifted)"` : ''}/>`;
  const clip = `<clipPath id="${model}-lifted"><rect width="${WIDTH}" height="${n(tires)}"/></clipPath>`;
  const left = x + 280 * scale - (WIDTH / 2) * k;
  const dim = night ? ' style="filter:brightness(.66)"' : '';
  return `<g${dim} transform="translate(${n(left)} ${n(y - up - tires * k)}) scale(${k.toFixed(5)})">${up > 0 ? clip : ''}${body}${rims.join('')}</g>`;
}

/** The car from its corner, as on the pages; the near front wheel stands on `y`. */
export function corner({ model, x, y, width }) {
  const k = width / WIDTH;
  return `<g transform="translate(${n(x)} ${n(y - 465 * k)}) scale(${k.toFixed(5)})"><use href="#${model}-front"/></g>`;
}

/** Where the hubs of the near wheels are seen, from the picture's upper edge. */
function hubAt(length, radius) {
  const away = 2.95 * length;
  const down = Math.atan((EYE - radius) / (away - FACE)) - Math.atan((EYE - AIM) / away);
  return HEIGHT / 2 + (Math.tan(down) / HALF) * (HEIGHT / 2);
}

function rim({ id, picture, x, y, radius, turn, spin }) {
  const times = Math.abs(spin) < 0.5 ? 1 : SHUTTER;
  const turned = Array.from({ length: times }, (_, at) => {
    const angle = (turn - (spin * at) / times) % 360;
    return `<g opacity="${n(1 / (at + 1))}" transform="rotate(${n(angle)} ${n(x)} ${n(y)})"><use href="#${picture}"/></g>`;
  });
  return `<clipPath id="${id}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/></clipPath><g clip-path="url(#${id})">${turned.join('')}</g>`;
}
