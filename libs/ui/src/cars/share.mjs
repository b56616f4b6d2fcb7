// Pictures for links that are shared: the stage of each model with the logo, 1200 x 630,
// as SVG without words.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bakeCars } from './bake.mjs';

/**
 * Model to the paint of its share picture: the one that stands out against the model's
 * sky.
 */
const SHARE_PAINTS = {
  lira: 'vermelho-ipe',
  sabia: 'azul-fiorde',
  ipe: 'prata-lua',
  aroeira: 'azul-fiorde',
  cerrado: 'cinza-cometa',
  serrana: 'preto-noite',
  tropeiro: 'vermelho-ipe',
  lume: 'branco-nuvem',
  mascate: 'branco-nuvem',
};

const here = dirname(fileURLToPath(import.meta.url));
const read = (file) => readFileSync(join(here, file), 'utf8');
/**
 * Sizes in pixels, which the API's pictures of shared simulations have, too. Tires touch
 * the ground at a share of a car's height, in the picture at a distance from its top.
 */
const GEOMETRY = JSON.parse(read('picture-geometry.json'));
const SHARE = GEOMETRY.share;

/**
 * Name (`lira`, …, and the brand's own such as `rodar`) to SVG text.
 * @param {{
 *   slug: string,
 *   colors: Readonly<Record<string, string>>,
 *   logoAt(place: Readonly<Record<string, number>>): string,
 * }} brand Its name in file names, its colors, and its logo as SVG at a place.
 * @returns {Map<string, string>}
 */
export function sharePictures({ slug, colors, logoAt }) {
  const cars = bakeCars();
  const tokens = read('../styles/tokens.css');
  const { x, y, width } = SHARE.logo;
  const drawing = (model) => cars.get(`${model}-${SHARE_PAINTS[model]}.svg`) ?? '';
  const pictures = new Map();
  for (const model of Object.keys(SHARE_PAINTS)) {
    const [, sky, ground] =
      new RegExp(
        `\\[data-model='${model}'\\] \\{\\s*--sky: (#\\w+);\\s*--ground: (#\\w+)`,
      ).exec(tokens) ?? [];
    pictures.set(
      model,
      scene(sky, ground, [
        car(drawing(model), SHARE.width / 2, SHARE.carWidth),
        logo(x, y, width),
      ]),
    );
  }
  const fleet = [
    car(drawing('lira'), 232, 500),
    car(drawing('tropeiro'), 968, 500),
    car(drawing('aroeira'), 600, 640),
  ];
  pictures.set(
    slug,
    scene(colors['ceu-200'], colors['terra-500'], [...fleet, logo(400, 76, 400)]),
  );
  return pictures;

  function logo(x, y, width) {
    return logoAt({ x, y, width, height: heightOf(GEOMETRY.logo, width) });
  }
}

function scene(sky, ground, parts) {
  if (!sky || !ground) throw new Error('A model has no sky and ground in tokens.css');
  const size = `width="${SHARE.width}" height="${SHARE.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${sky}"/><rect y="${SHARE.horizon}" ${size} fill="${ground}"/>${parts.join('')}</svg>`;
}

/** A car whose tires stand a little below the horizon, by its middle and width. */
function car(drawing, middle, width) {
  const height = heightOf(GEOMETRY.car, width);
  return placed(drawing, {
    x: middle - width / 2,
    y: SHARE.tires - height * GEOMETRY.car.tires,
    width,
    height,
  });
}

/** Height of a drawing that is drawn at a width. */
function heightOf(drawing, width) {
  return (width * drawing.height) / drawing.width;
}

function placed(svg, { x, y, width, height }) {
  return svg.replace(
    /<svg /,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
}
