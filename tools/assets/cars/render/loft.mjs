// The painted shell: one drawing from the front, one from behind, one from above and one
// from the side become surfaces. Each surface is a grid; each vertex knows its place on the
// flat drawings that are laid over it (see drawings.mjs).
import { clamp, curve, ease, evenly, mix, rounded } from './curves.mjs';

const AROUND = 481; // columns, from the middle of the tail round the nose and back
const UP = 72; // rows from the floor to the shoulder
const OVER = 26; // rows from the shoulder to the middle line

/**
 * The lower body: flanks, face, tail, bonnet and boot. A column stands at a place of the
 * plan; rows rise along it and then close over the top.
 * @returns grid with `flat` (distance along the plan, height) and `top` (x, w) per vertex
 */
export function lowerBody(car) {
  const { shape, side } = car;
  const half = evenly(rounded(shape.plan, false, 24), (AROUND + 1) / 2);
  const alongPlan = half.length;
  const [nose, tail, section, bottom, shoulder, middle] = [
    shape.nose,
    shape.tail,
    shape.section,
    shape.bottom,
    shape.shoulder,
    shape.middle,
  ].map(curve);
  const creaseAt = curve(shape.crease.line);
  const { L } = side;

  /** The point of the flank at column `k` of the half plan and height `z`. */
  function flank(k, z) {
    const [px, pw] = half.points[k];
    const x = px + nose(z) * ease(72, 0, px) - (L - tail(z)) * ease(L - 72, L, px);
    let w =
      pw * mix(1, section(z), ease(2, 60, px) * ease(L - 2, L - 50, px) * 0.85 + 0.15);
    const onSide = ease(14, 50, px) * ease(L - 14, L - 50, px);
    const over = z - creaseAt(px);
    const ridge = shape.crease.depth * (1 - Math.sqrt(over * over + 0.5) / 9);
    w += onSide * ridge * Math.exp(-((over / 13) ** 2));
    // the door draws in above the sill and comes out again at its foot
    const between =
      ease(side.fw + 40, side.fw + 75, px) * ease(side.rw - 36, side.rw - 85, px);
    w -= onSide * between * 0.7 * Math.exp(-(((z - (side.sill + 30)) / 13) ** 2));
    for (const at of [side.fw, side.rw]) {
      const away = Math.hypot(px - at, (z - side.R) * 0.92) - side.arch;
      w +=
        onSide *
        shape.flare *
        ease(17, 1, away) *
        ease(creaseAt(px) + 2, creaseAt(px) - 22, z);
    }
    return [x, w];
  }

  const rows = [];
  const columns = Array.from({ length: AROUND }, (_, i) => {
    const k = Math.abs(i - (AROUND - 1) / 2);
    return { k, sign: i < (AROUND - 1) / 2 ? -1 : 1 };
  });
  for (let j = 0; j < UP + OVER; j++) {
    rows.push(
      columns.map(({ k, sign }) => {
        const [px] = half.points[k];
        const along = (alongPlan * k) / ((AROUND - 1) / 2);
        const low = bottom(px);
        const high = shoulder(px);
        if (j < UP) {
          const v = j / (UP - 1);
          const z = mix(low, high, j === 0 ? 0 : v);
          const [x, w] = flank(k, z);
          const inset = round(high - z, shape.edge) + round(z - low, 6) * 0.8;
          const p = inward(x, w, inset, car);
          return {
            x: p[0],
            z,
            w: sign * p[1] * (j === 0 ? 0.2 : 1),
            flat: [along, z],
            top: [p[0], p[1]],
            deck: 0,
          };
        }
        const [bx, bw] = flank(k, high);
        const [ex, ew] = inward(bx, bw, shape.edge, car);
        const t = (j - UP + 1) / OVER;
        const x = mix(ex, clamp(ex, 26, L - 30), ease(0, 1, t) * 0.5 + t * 0.5);
        const w = ew * (1 - t);
        const crown = 1 - (1 - t) ** 2.3;
        const z =
          mix(Math.min(shoulder(x), high + 40 * t), middle(x), crown) +
          bonnetLine(car, x, t);
        return { x, z, w: sign * w, flat: [along, high], top: [x, w], deck: 1 };
      }),
    );
  }
  return {
    rows,
    alongPlan,
    alongOf: alongOf(half, alongPlan),
    flank: flankAt(half, flank),
    shoulder,
  };
}

/** Two soft edges run along the bonnet from the lamps to the pillars. */
function bonnetLine({ shape, side }, x, t) {
  const at = shape.bonnetEdge ?? 0.27;
  const away = (t - at) * 34;
  return (
    0.9 *
    Math.exp(-((away / 3.2) ** 2)) *
    ease(14, 40, x) *
    ease(side.screens[0][0][0] + 16, 70, x)
  );
}

/** The depth of a rounded edge of radius `r` at a distance from it. */
const round = (distance, r) =>
  distance >= r ? 0 : r * (1 - Math.sqrt(Math.max(0, 1 - (1 - distance / r) ** 2)));

/** A point of the outline moved towards the middle of the car. */
function inward(x, w, by, { side }) {
  const ahead = ease(46, 6, x);
  const behind = ease(side.L - 46, side.L - 6, x);
  const end = Math.max(ahead, behind) * ease(86, 60, w);
  return [
    x + (ahead > behind ? by : -by) * end,
    Math.max(0, w - by * (1 - end) * ease(0, 12, w)),
  ];
}

function alongOf(half, length) {
  const pairs = half.points.map(([x], k) => [x, (length * k) / (half.points.length - 1)]);
  return (x) => {
    const i = pairs.findIndex((p) => p[0] >= x);
    if (i <= 0) return i === 0 ? 0 : length;
    const t = (x - pairs[i - 1][0]) / (pairs[i][0] - pairs[i - 1][0] || 1);
    return mix(pairs[i - 1][1], pairs[i][1], t);
  };
}

function flankAt(half, flank) {
  return (x, z) => {
    let k = half.points.findIndex(([px]) => px >= x);
    if (k < 0) k = half.points.length - 1;
    return flank(k, z)[1];
  };
}

/**
 * The glass house with its roof. `screen` is the place across the windshield (0 in the
 * middle, 1 at its edge) or the rear window (3 in the middle, 2 at its edge) with the height
 * between foot and head; flanks have 1.5.
 */
export function cabin(car) {
  const c = car.shape.cabin;
  const edge = curve(c.roofEdge);
  const ridge = curve(c.roofMiddle);
  const per = { screen: 44, side: 120, up: 48, over: 20 };
  // half outline: windshield, flank, rear window; with a rounded corner between
  const outline = ({ front, corner, back, rear }) => {
    const line = rounded(
      [
        [front, 0],
        [mix(front, corner[0], 0.28), corner[1] * 0.72, 40],
        [corner[0], corner[1], 7],
        [mix(corner[0], back[0], 0.4), corner[1] + (c.waist ?? 2.5), 90],
        [back[0], back[1], 16],
        [mix(rear, back[0], 0.22), back[1] * 0.72, 30],
        [rear, 0],
      ],
      false,
      24,
    );
    const cornerAt = nearest(line, corner);
    const backAt = nearest(line, back);
    return [
      ...evenly(line.slice(0, cornerAt + 1), per.screen).points,
      ...evenly(line.slice(cornerAt, backAt + 1), per.side).points.slice(1),
      ...evenly(line.slice(backAt), per.screen).points.slice(1),
    ];
  };
  const foot = outline(c.foot);
  const head = outline(c.head);
  const count = foot.length;
  const rows = [];
  const columns = [...foot.keys()]
    .reverse()
    .map((k) => [k, -1])
    .concat([...foot.keys()].slice(1).map((k) => [k, 1]));
  const r = c.edge ?? 5;
  for (let j = 0; j < per.up + per.over; j++) {
    rows.push(
      columns.map(([k, sign]) => {
        const v = Math.min(1, j / (per.up - 1));
        const headX = head[k][0];
        const zHead = edge(headX);
        let z = mix(c.foot.z, zHead, v);
        let x = mix(foot[k][0], headX, v);
        let w = mix(foot[k][1], head[k][1], v);
        const bulge = c.bulge * 4 * v * (1 - v);
        const atFront = k < per.screen ? 1 - k / per.screen : 0;
        const atRear = k > count - per.screen ? 1 - (count - 1 - k) / per.screen : 0;
        const sideways = 1 - Math.max(ease(0, 0.35, atFront), ease(0, 0.35, atRear));
        w += bulge * sideways;
        x +=
          bulge *
          (ease(0, 0.5, atRear) * (c.rearBulge ?? 1) - ease(0, 0.5, atFront) * 1.1);
        const top = round(zHead - z, r) * ease(0, 1, v);
        const screen = [
          k < per.screen
            ? k / (per.screen - 1)
            : k >= count - per.screen
              ? 3 - (count - 1 - k) / (per.screen - 1)
              : 1.5,
          v,
        ];
        const [nx, nw] = towardsMiddle(x, w, top, c);
        if (j < per.up) return { x: nx, z, w: sign * nw, flat: [nx, z], screen, deck: 0 };
        const t = (j - per.up + 1) / per.over;
        const [ex, ew] = towardsMiddle(x, w, r, c);
        const inX = mix(ex, clamp(ex, c.head.front + 24, c.head.rear - 24), t);
        const up = 1 - (1 - t) ** 2.2;
        z = mix(mix(zHead, edge(inX), t), ridge(inX), up);
        return {
          x: inX,
          z,
          w: sign * ew * (1 - t),
          flat: [inX, z],
          screen: [1.5, 1 + t],
          deck: 1,
        };
      }),
    );
  }
  return { rows };
}

function towardsMiddle(x, w, by, c) {
  const middle = (c.head.front + c.head.rear) / 2;
  const out = [(x - middle) / ((c.head.rear - c.head.front) / 2), w / c.head.corner[1]];
  const power = out.map((v) => Math.sign(v) * Math.abs(v) ** 5);
  const length = Math.hypot(...power) || 1;
  return [x - (by * power[0]) / length, Math.max(0, w - (by * power[1]) / length)];
}

function nearest(line, [x, w]) {
  let best = 0;
  for (let i = 1; i < line.length; i++)
    if (
      Math.hypot(line[i][0] - x, line[i][1] - w) <
      Math.hypot(line[best][0] - x, line[best][1] - w)
    )
      best = i;
  return best;
}
