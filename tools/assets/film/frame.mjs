// Draws one picture of the film: land, roadside, car, type.
import { car, corner } from './cars.mjs';
import { ease, logo, n, put, turnAfter, type } from './draw.mjs';
import { land, road } from './landscape.mjs';
import {
  beacon,
  hazards,
  kmBank,
  lift,
  phone,
  pix,
  sign,
  store,
  workshop,
} from './props.mjs';
import { chapterAt, CHAPTERS, distanceAt, HEIGHT, SECONDS, WIDTH } from './story.mjs';

const SCALE = 1.1;
const WHEELS_ON = 650;
const CAR_X = 610;
const WIPE_SECONDS = 0.8;
const SWAP_AT = 57.4;
/** Half a picture: how long the shutter is open, in seconds. */
const SHUTTER = 1 / 48;
/** The car of a picture that does not move. */
const COVER = { model: 'aroeira', x: 548, y: 664, width: 700 };

/**
 * The picture at `time` seconds, as the inside of an SVG of 1280 × 720; `still` for one
 * that does not move, without the time gone.
 */
export function frame(time, { still = false } = {}) {
  const at = chapterAt(time);
  const distance = distanceAt(time);
  const wipe = at === 0 ? WIDTH : WIDTH * ease(time, CHAPTERS[at].from, WIPE_SECONDS);
  const under = wipe < WIDTH ? stretch(at - 1, time, distance) : '';
  const lands = `${under}<clipPath id="wipe"><rect width="${n(wipe)}" height="${HEIGHT}"/></clipPath><g clip-path="url(#wipe)">${stretch(at, time, distance)}</g>`;
  const ending = CHAPTERS.at(-1);
  const words =
    at > 0 && wipe < WIDTH
      ? `<g clip-path="url(#rest)">${title(CHAPTERS[at - 1], time)}</g><clipPath id="rest"><rect x="${n(wipe)}" width="${WIDTH}" height="${HEIGHT}"/></clipPath>`
      : '';
  return (
    lands +
    road(distance) +
    (still ? corner(COVER) : vehicles(time, distance)) +
    words +
    title(CHAPTERS[at], time) +
    (time > ending.from ? end(time - ending.from) : '') +
    (still ? '' : progress(time))
  );
}

/** Land and roadside of one chapter. */
function stretch(at, time, distance) {
  const { key, model, from } = CHAPTERS[at];
  const inside = time - from;
  const passed = distance - distanceAt(from);
  const roadside = {
    pickup: () => store(640 + passed, inside),
    area: () => phone(900, inside),
    service: () => workshop(660 + passed, inside),
    km: () => kmBank(690, inside),
    pix: () => pix(720, inside),
    return: () => sign(770, inside),
  }[key];
  return `<g data-model="${model}">${land({ distance, night: model === 'noite' })}${roadside ? roadside() : ''}</g>`;
}

/** Our car, and in two chapters a second one. */
function vehicles(time, distance) {
  const turn = turnAfter(distance, SCALE);
  const spin = turn - turnAfter(distanceAt(time - SHUTTER), SCALE);
  const { key, from } = CHAPTERS[chapterAt(time)];
  const inside = time - from;
  const ours = {
    model: 'aroeira',
    x: CAR_X,
    y: WHEELS_ON,
    scale: SCALE,
    turn,
    spin,
  };
  if (key === 'start')
    return car({ ...ours, x: CAR_X + 760 * (1 - ease(time, 0.2, 2.2)) });
  if (key === 'service') {
    const up = 84 * (ease(time, 23.6, 1.1) - ease(time, 27.2, 0.9));
    const away = distance - distanceAt(from);
    return lift(CAR_X - 4 + away, up) + car({ ...ours, up });
  }
  if (key === 'help') return help(ours, inside, distance);
  if (time > SWAP_AT) {
    const gone = ease(time, SWAP_AT, 1.6);
    const come = ease(time, SWAP_AT + 0.5, 1.6);
    const other = {
      ...ours,
      model: 'lume',
      x: CAR_X + 40 + 760 * (1 - come),
    };
    return (
      (gone < 1
        ? car({ ...ours, x: CAR_X - 1300 * gone ** 2, turn: turn - 900 * gone })
        : '') + car(other)
    );
  }
  return car(ours);
}

/** Stopped at night: hazard lights, and the tow truck draws up behind. */
function help(ours, time, distance) {
  const back = 400 * (ease(time, 0.2, 1.2) - ease(time, 6.6, 1.4));
  const x = ours.x - back;
  const near = 1 - ease(time, 2.2, 1.8) + ease(time, 6.8, 1.2) * 1.2;
  const truckX = x + 560 + near * 800;
  const truck = car({
    model: 'tropeiro',
    x: truckX,
    y: WHEELS_ON,
    scale: SCALE,
    turn: turnAfter(distance - near * 800, SCALE),
    night: true,
  });
  const lamps =
    time > 1.2 && time < 6.6
      ? hazards(
          [
            [x + 78 * SCALE, WHEELS_ON - 80 * SCALE],
            [x + 478 * SCALE, WHEELS_ON - 88 * SCALE],
          ],
          time,
        )
      : '';
  return (
    truck +
    beacon(truckX + 250 * SCALE, WHEELS_ON - 176 * SCALE, time) +
    car({ ...ours, x, night: true }) +
    lamps
  );
}

/** Number, title and sentence of a chapter. Lines slide up from under their own edge. */
function title({ key, number, title: lines, text, from, model }, time) {
  if (key === 'end') return '';
  const night = model === 'noite';
  const fill = night ? 'var(--cal)' : 'var(--asfalto-900)';
  const top = number ? 172 : 150;
  const size = key === 'start' ? 92 : 72;
  const step = size * 1.06;
  const mark = number
    ? put(
        104,
        84,
        `<circle r="36" fill="var(--faixa-400)"/>${type({ x: 0, y: 15, size: 42, text: number, weight: 'wide', anchor: 'middle' })}`,
        ease(time, from + 0.2, 0.5),
      )
    : '';
  const big = lines.map((line, at) =>
    rising(line, {
      x: 68,
      y: top + 28 + at * step,
      size,
      time,
      from: from + 0.3 + at * 0.12,
      fill,
      weight: 'wide',
    }),
  );
  const small = text.map((line, at) =>
    rising(line, {
      x: 70,
      y: top + 28 + lines.length * step + at * 38 - 6,
      size: 29,
      time,
      from: from + 0.7 + at * 0.1,
      fill: night ? 'var(--text-on-dark-soft)' : 'var(--asfalto-800)',
      weight: 'medium',
    }),
  );
  return mark + big.join('') + small.join('');
}

function rising(text, { x, y, size, time, from, ...look }) {
  const seen = ease(time, from, 0.55);
  if (seen === 0) return '';
  const id = `line-${Math.round(x)}-${Math.round(y)}-${size}`;
  const moved = type({ x, y: y + (1 - seen) * size * 1.2, size, text, ...look });
  return seen === 1
    ? moved
    : `<clipPath id="${id}"><rect x="0" y="${n(y - size)}" width="${WIDTH}" height="${n(size * 1.3)}"/></clipPath><g clip-path="url(#${id})">${moved}</g>`;
}

function end(time) {
  const seen = ease(time, 0.5, 0.7);
  return `<g opacity="${n(seen)}">${logo({ x: 70, y: 84, scale: 1.5, stroke: 'var(--cal)', wheel: 'var(--faixa-400)' })}</g>${rising('Bom caminho.', { x: 68, y: 330, size: 64, time, from: 1, fill: 'var(--cal)', weight: 'wide' })}${rising('O passo a passo está no guia do assinante.', { x: 70, y: 384, size: 29, time, from: 1.4, fill: 'var(--text-on-dark-soft)', weight: 'medium' })}`;
}

/** Time gone, as a thin road line on the lower edge. */
function progress(time) {
  return `<rect y="${HEIGHT - 6}" width="${n((WIDTH * time) / SECONDS)}" height="6" fill="var(--faixa-400)"/>`;
}
