// Sky, hills, araucárias and the road. Far things pass slower than near ones.
import { n, rect } from './draw.mjs';
import { HEIGHT, WIDTH } from './story.mjs';

export const HORIZON = 500;
const ROAD = 560;
const PERIOD = 1600;

/** Places of the araucárias along one period of the near hills: x and size. */
const TREES = [
  [120, 1],
  [205, 0.72],
  [640, 0.9],
  [980, 1.12],
  [1075, 0.66],
  [1400, 0.84],
];

/**
 * The land of a chapter after `distance` px of road. Its colors come from `data-model`
 * around it.
 */
export function land({ distance, night = false }) {
  const sky = rect({ x: 0, y: 0, width: WIDTH, height: HORIZON + 4, fill: 'var(--sky)' });
  const light = night ? stars() : '';
  const far = `<g fill="var(--hill-far)">${hills(distance * 0.06, 390, 70, 3)}</g>`;
  const near = `<g fill="var(--hill-near)">${hills(distance * 0.16 + 300, 462, 46, 5)}${trees(distance * 0.16 + 300)}</g>`;
  return (
    sky +
    light +
    far +
    near +
    rect({
      x: 0,
      y: HORIZON,
      width: WIDTH,
      height: HEIGHT - HORIZON,
      fill: 'var(--ground)',
    })
  );
}

/** The asphalt with its dashes: one road through all chapters. */
export function road(distance) {
  const dash = 110;
  const gap = 90;
  const shift = distance % (dash + gap);
  let dashes = '';
  for (let x = shift - dash - gap; x < WIDTH; x += dash + gap)
    dashes += rect({
      x,
      y: 676,
      width: dash,
      height: 9,
      fill: 'var(--faixa-400)',
      radius: 4.5,
    });
  return (
    rect({
      x: 0,
      y: ROAD,
      width: WIDTH,
      height: HEIGHT - ROAD,
      fill: 'var(--asfalto-900)',
    }) +
    rect({ x: 0, y: ROAD, width: WIDTH, height: 5, fill: 'var(--asfalto-700)' }) +
    dashes
  );
}

function hills(shift, base, height, waves) {
  const points = [];
  for (let x = -40; x <= WIDTH + 40; x += 20) {
    const at = ((x - shift) / PERIOD) * 2 * Math.PI;
    points.push(
      `${x} ${n(base - height * (Math.sin(at * waves) * 0.5 + Math.sin(at * (waves - 1) + 1.3) * 0.5))}`,
    );
  }
  return `<path d="M-40 ${HORIZON + 4}L${points.join('L')}L${WIDTH + 40} ${HORIZON + 4}Z"/>`;
}

/** Flat crowns on a thin trunk, the tree of the brand's home state. */
function trees(shift) {
  return TREES.map(([place, size]) => {
    const x = ((((place + shift) % PERIOD) + PERIOD) % PERIOD) - 100;
    const crown =
      '<path d="M0 -116C-34 -110 -58 -102 -66 -84C-44 -92 -22 -90 0 -90C22 -90 44 -92 66 -84C58 -102 34 -110 0 -116Z"/><path d="M0 -92C-20 -86 -38 -80 -42 -66C-26 -72 -12 -70 0 -70C12 -70 26 -72 42 -66C38 -80 20 -86 0 -92Z"/>';
    return `<g transform="translate(${n(x)} ${HORIZON + 2}) scale(${size})"><path d="M-4 0L-3 -92L3 -92L4 0Z"/>${crown}</g>`;
  }).join('');
}

function stars() {
  const places = [
    [640, 60],
    [760, 120],
    [850, 44],
    [930, 190],
    [1010, 92],
    [1160, 60],
    [1220, 170],
    [700, 230],
    [560, 150],
    [1110, 250],
  ];
  const moon =
    '<circle cx="1080" cy="150" r="46" fill="var(--faixa-100)"/><circle cx="1062" cy="138" r="42" fill="var(--sky)"/>';
  return (
    moon +
    places
      .map(
        ([x, y], at) =>
          `<circle cx="${x}" cy="${y}" r="${at % 3 === 0 ? 3 : 2}" fill="var(--asfalto-200)"/>`,
      )
      .join('')
  );
}
