// The sheets of a car: its side drawing with what the front and the rear elevation add.
import { sheet } from './drawings.mjs';

const BLACK = { color: '#101214', rough: 0.55 };
const CHROME = { color: '#cdd2d5', rough: 0.16, metal: 1 };
const GLOSS = { color: '#0b0c0e', rough: 0.12 };

/** The unrolled flank: x is the way along the plan from the middle of the nose. */
export function flankSheet(car, body) {
  const { side, shape } = car;
  const fromSide = ([x, z]) => [body.alongOf(x), z];
  const make = (map) => map;
  const flat = sheet({
    left: 0,
    low: 10,
    width: body.alongPlan,
    height: 130,
    scale: 7,
    map: make((p) => p),
  });
  const onSide = (points) => points.map(([x, z, r]) => [...fromSide([x, z]), r]);
  if (side.cladPath) flat.fill(onSide(side.cladPath), BLACK);
  for (const points of side.cuts) flat.joint(onSide(points));
  if (side.fuel)
    flat.joint(onSide(box(side.fuel[0], side.fuel[1], 15, 14, 3)), 0.45, true);
  shape.face?.(tools(flat, (p) => p));
  const end = body.alongPlan;
  shape.tailFace?.(tools(flat, ([w, z, r]) => [end - w, z, r]));
  return flat;
}

/** Drawing tools whose points go through `turn` first. */
function tools(flat, turn) {
  const map = (points) => points.map(turn);
  const own = {
    BLACK,
    GLOSS,
    CHROME,
    box: (...at) => box(...at),
    fill: (points, style) => flat.fill(map(points), style),
    line: (points, width, style, closed) => flat.line(map(points), width, style, closed),
    joint: (points, width, closed) => flat.joint(map(points), width, closed),
    press: (points, width, depth, closed) =>
      flat.press(map(points), width, depth, closed),
    within: (points, draw) => flat.within(map(points), draw),
    /** Bars or a mesh on black, sunk into the face. */
    grille(points, { step, rows }) {
      own.fill(points, { color: '#050607', rough: 0.6, relief: -0.6 });
      own.within(points, () => {
        for (let z = 14; z < 125; z += step) {
          own.line(
            [
              [-1, z],
              [120, z],
            ],
            step * 0.34,
            { color: '#1e2123', rough: 0.3, metal: 0.2 },
          );
          own.line(
            [
              [-1, z + step * 0.16],
              [120, z + step * 0.16],
            ],
            step * 0.08,
            { color: '#4d5357', rough: 0.3 },
          );
        }
        if (!rows)
          for (let w = 0; w < 120; w += step * 1.5)
            own.line(
              [
                [w, 14],
                [w, 125],
              ],
              step * 0.2,
              { color: '#1e2123', rough: 0.3 },
            );
      });
      own.line(points, 0.7, { color: '#020303', rough: 0.8 }, true);
    },
    /** A lens: dark bowl, projectors as bright eyes `[w, z, r]`. */
    lamp(points, { eyes = [], color = '#3a4247' }) {
      own.fill(points, { color, rough: 0.07, metal: 0.55 });
      own.within(points, () => {
        for (const [w, z, r] of eyes) {
          own.fill(box(w, z, r * 2.5, r * 2.1, r * 0.6), {
            color: '#0a0c0e',
            rough: 0.06,
          });
          own.fill(box(w, z + r * 0.05, r * 1.7, r * 1.35, r * 0.6), {
            color: '#b8c6cf',
            rough: 0.04,
            metal: 1,
            glow: 0.03,
          });
          own.fill(box(w - r * 0.2, z + r * 0.25, r * 0.6, r * 0.5, r * 0.2), {
            color: '#ffffff',
            rough: 0.1,
            glow: 0.3,
          });
        }
      });
      own.line(points, 0.5, { color: '#050607', rough: 0.3 }, true);
    },
    /** A red lens with its lines of light: `{ line, width, glow, closed }`. */
    rearLamp(points, lights) {
      own.fill(points, { color: '#330508', rough: 0.06, metal: 0.1 });
      own.within(points, () => {
        for (const { line, width, closed } of lights)
          own.line(line, width * 2.2, { color: '#860f12', rough: 0.1 }, closed);
        for (const { line, width, glow = 0.45, closed } of lights)
          own.line(line, width, { color: '#ff2b1c', rough: 0.2, glow }, closed);
      });
      own.line(points, 0.6, { color: '#050607', rough: 0.3 }, true);
    },
    reflector: (w, z) =>
      own.fill(box(w, z, 13, 2.4, 1), { color: '#8d1214', rough: 0.2 }),
    /** A plate of the Mercosul pattern without letters, its middle at (w, z). */
    plate(w, z) {
      own.fill(box(w, z, 41.6, 14.4, 1.4), { color: '#15181a', rough: 0.5 });
      own.fill(box(w, z, 40, 13, 1), { color: '#e9ebea', rough: 0.45 });
      own.fill(box(w, z + 4.9, 40, 3.2, 0.4), { color: '#1f3f8f', rough: 0.45 });
      for (let k = 0; k < 7; k++)
        own.fill(box(w - 15.6 + k * 5.2, z - 1.6, 3.4, 5.6, 0.8), {
          color: '#c3c7c8',
          rough: 0.5,
        });
    },
  };
  return own;
}

/** A rectangle: the middle x and y, width, height, radius of its corners. */
export const box = (...[x, y, width, height, r = 0]) => [
  [x - width / 2, y - height / 2, r],
  [x + width / 2, y - height / 2, r],
  [x + width / 2, y + height / 2, r],
  [x - width / 2, y + height / 2, r],
];

/** The top: cowl under the windshield, joints of the bonnet. x along, y across. */
export function topSheet(car) {
  const { side, shape } = car;
  const c = shape.cabin;
  const top = sheet({ left: 0, low: 0, width: side.L, height: 100, scale: 5 });
  const cowl = c.foot.front;
  top.fill(
    [
      [cowl - 11, -1],
      [cowl - 10, 40, 30],
      [cowl + 6, 70, 10],
      [cowl + 30, 78],
      [cowl + 60, 78],
      [cowl + 60, -1],
    ],
    BLACK,
  );
  top.fill(
    [
      [cowl + 30, -1],
      [cowl + 30, 74],
      [c.foot.rear - 22, 74],
      [c.foot.rear - 22, -1],
    ],
    { color: '#0c0d0e', rough: 0.95 },
  );
  if (shape.bed) {
    const [from, to] = shape.bed;
    const hole = [
      [from, -1],
      [from, 80, 5],
      [to, 80, 5],
      [to, -1],
    ];
    top.fill(hole, { color: '#0b0c0d', rough: 0.95 });
    top.line(hole, 3, { color: '#17191b', rough: 0.5 });
  }
  return top;
}

/** The cabin from the side: glass, pillars, a roof in its own color. */
export function cabinSheet(car) {
  const { side, shape } = car;
  const flat = sheet({ left: 0, low: 88, width: side.L, height: 120, scale: 7 });
  const roof = shape.cabin.roofShape === undefined ? side.roof : shape.cabin.roofShape;
  if (roof) flat.fill(roof, { color: '#0a0b0c', rough: 0.14 });
  const panes = shape.panes ?? side.dlo;
  flat.line(panes, 4.2, GLOSS, true);
  flat.fill(panes, { color: '#000', rough: 1, glow: 1 });
  for (const points of shape.pillars ?? side.pillars) flat.fill(points, GLOSS);
  return flat;
}
