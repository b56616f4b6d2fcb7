// Drawings that stand by the road in each chapter. `time` is in seconds into the chapter;
// places are in px of the frame.
import QRCode from 'qrcode';
import { BRAND } from '../brand.mjs';
import { check, ease, logo, n, pop, put, rect, type } from './draw.mjs';
import { HORIZON } from './landscape.mjs';

const INK = 'var(--asfalto-900)';
const SOFT = 'var(--asfalto-600)';

/**
 * The dealership: glass, a band with the word mark, and the list that is ticked before
 * leaving.
 */
export function store(x, time) {
  const glass = [0, 1, 2, 3]
    .map(
      (at) =>
        rect({
          x: 40 + at * 122,
          y: -150,
          width: 110,
          height: 150,
          fill: 'var(--ceu-200)',
        }) +
        `<path d="M${62 + at * 122} 0L${112 + at * 122} -150L${134 + at * 122} -150L${84 + at * 122} 0Z" fill="var(--ceu-100)"/>`,
    )
    .join('');
  const house =
    rect({ x: 0, y: -214, width: 560, height: 214, fill: 'var(--cal)' }) +
    glass +
    rect({ x: -18, y: -252, width: 596, height: 74, fill: INK }) +
    logo({
      x: 28,
      y: -240,
      scale: 0.62,
      stroke: 'var(--cal)',
      wheel: 'var(--faixa-400)',
    });
  return (
    put(x, HORIZON + 40, house) +
    list({
      x: x + 330,
      y: 60,
      time,
      lines: ['CNH conferida', 'Vistoria feita', 'Chave na mão'],
      from: 1.6,
    })
  );
}

function list({ x, y, time, lines, from }) {
  const rows = lines.map((line, at) => {
    const done = pop(time, from + at * 1.1);
    const box = `<rect x="28" y="${30 + at * 52}" width="30" height="30" rx="6" fill="${done > 0.5 ? 'var(--mata-100)' : 'var(--asfalto-100)'}"/>`;
    return (
      box +
      put(36, 46 + at * 52, check(0, 0, 16), done) +
      type({ x: 74, y: 54 + at * 52, size: 25, text: line, weight: 'bold' })
    );
  });
  return put(
    x,
    y,
    rect({ x: 0, y: 0, width: 280, height: 190, fill: 'var(--cal)', radius: 16 }) +
      rows.join(''),
    pop(time, from - 0.7),
  );
}

/** A board on two posts, `content` drawn from its upper left corner. */
function board({ x, y, width, height, content }) {
  const post = (at) =>
    rect({
      x: x + at - 7,
      y: y + height - 10,
      width: 14,
      height: HORIZON + 40 - y - height + 10,
      fill: 'var(--asfalto-700)',
    });
  return (
    post(width * 0.22) +
    post(width * 0.78) +
    rect({ x, y, width, height, fill: INK, radius: 20 }) +
    put(x + 12, y + 12, content)
  );
}

/** The member area on a phone as tall as a road sign. */
export function phone(x, time) {
  const tabs = ['Contrato', 'Parcelas', 'Documentos', 'Seus dados'];
  const rows = tabs.map((tab, at) => {
    const seen = ease(time, 1.5 + at * 0.7, 0.4);
    return seen === 0
      ? ''
      : `<g opacity="${n(seen)}" transform="translate(${n((1 - seen) * 40)} 0)">${rect({ x: 20, y: 214 + at * 56, width: 216, height: 46, fill: 'var(--asfalto-50)', radius: 10 })}${type({ x: 36, y: 245 + at * 56, size: 22, text: tab, weight: 'bold' })}<path d="M212 ${227 + at * 56}l9 10 -9 10" fill="none" stroke="var(--terra-500)" stroke-width="4"/></g>`;
  });
  const due =
    type({ x: 20, y: 84, size: 18, text: 'Próxima parcela', fill: SOFT }) +
    type({ x: 20, y: 130, size: 40, text: 'R$ 2.249', weight: 'wide' }) +
    type({ x: 20, y: 162, size: 18, text: 'vence no dia 10', fill: SOFT });
  const screen =
    rect({ x: 0, y: 0, width: 256, height: 446, fill: 'var(--cal)', radius: 28 }) +
    logo({ x: 20, y: 18, scale: 0.32, stroke: INK, wheel: 'var(--terra-500)' }) +
    due +
    rect({ x: 20, y: 184, width: 216, height: 3, fill: 'var(--asfalto-200)' }) +
    rows.join('');
  const rise = 1 - pop(time, 0.5, 0.6);
  return `<g transform="translate(${n(x)} ${n(44 + rise * 480)})">${rect({ x: 0, y: 0, width: 280, height: 480, fill: INK, radius: 40 })}${put(12, 14, screen)}</g>`;
}

/**
 * The workshop: two posts lift the car by `height`; what was done is ticked on the board.
 */
export function lift(x, height) {
  const post = (at) =>
    rect({
      x: x + at,
      y: HORIZON - 190,
      width: 26,
      height: 330,
      fill: 'var(--asfalto-700)',
      radius: 4,
    }) +
    rect({
      x: x + at - 6,
      y: HORIZON + 132,
      width: 38,
      height: 14,
      fill: INK,
      radius: 3,
    });
  const arm = (at, width) =>
    rect({
      x: x + at,
      y: 646 - height,
      width,
      height: 14,
      fill: 'var(--faixa-400)',
      radius: 4,
    });
  return post(40) + post(480) + arm(54, 150) + arm(342, 150);
}

/** Roof and back wall of the workshop, behind the car. */
export function workshop(x, time) {
  const roof = `<path d="M${x - 60} 300L${x + 280} 214L${x + 620} 300Z" fill="${INK}"/>`;
  const wall =
    rect({
      x: x - 30,
      y: 298,
      width: 620,
      height: HORIZON - 258,
      fill: 'var(--asfalto-100)',
    }) + rect({ x: x - 30, y: 298, width: 620, height: 10, fill: 'var(--faixa-400)' });
  return (
    wall +
    roof +
    list({
      x: x + 316,
      y: 24,
      time,
      lines: ['Óleo e filtros', 'Freios', 'Pneus'],
      from: 2.4,
    })
  );
}

/** Light of the tow truck, which turns. */
export function beacon(x, y, time) {
  const glow = 0.5 + 0.5 * Math.sin(time * 9);
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(26 + glow * 22)}" fill="var(--faixa-400)" opacity="${n(0.18 + glow * 0.2)}"/>` +
    rect({
      x: x - 20,
      y: y - 12,
      width: 40,
      height: 20,
      fill: 'var(--faixa-400)',
      radius: 8,
    }) +
    rect({ x: x - 26, y: y + 6, width: 52, height: 8, fill: INK, radius: 3 })
  );
}

/** Hazard lights, on every other half second. */
export function hazards(points, time) {
  return time % 1 < 0.5
    ? ''
    : points
        .map(
          ([x, y]) =>
            `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="var(--faixa-400)"/><circle cx="${n(x)}" cy="${n(y)}" r="24" fill="var(--faixa-400)" opacity=".3"/>`,
        )
        .join('');
}

/** The km bank: a month's unused km go on top of the pile. */
export function kmBank(x, time) {
  const months = [
    ['Mês 1', 820],
    ['Mês 2', 940],
    ['Mês 3', 710],
  ];
  const shown = months.map(
    ([, used], at) => (1000 - used) * ease(time, 1.6 + at * 1.3, 0.7),
  );
  const saved = shown.reduce((sum, km) => sum + km, 0);
  const rows = months.map(([name, used], at) => {
    const run = ease(time, 0.9 + at * 1.3, 0.7);
    const y = 34 + at * 58;
    return (
      type({ x: 24, y: y + 22, size: 22, text: name, weight: 'bold' }) +
      rect({ x: 112, y, width: 300, height: 30, fill: 'var(--faixa-100)', radius: 6 }) +
      rect({ x: 112, y, width: 0.3 * used * run, height: 30, fill: INK, radius: 6 }) +
      (run === 1
        ? type({
            x: 428,
            y: y + 23,
            size: 22,
            text: `+${1000 - used}`,
            weight: 'bold',
            fill: 'var(--mata-700)',
          })
        : '')
    );
  });
  const total =
    type({ x: 24, y: 252, size: 24, text: 'Guardados', fill: SOFT }) +
    type({
      x: 492,
      y: 256,
      size: 54,
      text: `${Math.round(saved)} km`,
      weight: 'wide',
      anchor: 'end',
    });
  const rise = 1 - pop(time, 0.4, 0.6);
  return `<g transform="translate(0 ${n(rise * 420)})">${board({ x, y: 96, width: 540, height: 306, content: rect({ x: 0, y: 0, width: 516, height: 282, fill: 'var(--cal)', radius: 10 }) + rows.join('') + rect({ x: 24, y: 202, width: 468, height: 3, fill: 'var(--asfalto-200)' }) + total })}</g>`;
}

/** A Pix charge that is paid while the car passes. */
export function pix(x, time) {
  const paid = pop(time, 4.2);
  const code =
    rect({ x: 0, y: 0, width: 476, height: 282, fill: 'var(--cal)', radius: 10 }) +
    put(26, 34, qr(206)) +
    type({ x: 258, y: 62, size: 22, text: 'Parcela 3 de 48', fill: SOFT }) +
    type({ x: 258, y: 114, size: 38, text: 'R$ 2.249', weight: 'wide' }) +
    type({ x: 258, y: 148, size: 22, text: 'vence no dia 10', fill: SOFT });
  const button =
    paid > 0.3
      ? rect({
          x: 262,
          y: 190,
          width: 190,
          height: 58,
          fill: 'var(--mata-100)',
          radius: 29,
        }) +
        put(282, 218, check(0, 0, 24), paid) +
        type({
          x: 318,
          y: 228,
          size: 26,
          text: 'Paga',
          weight: 'bold',
          fill: 'var(--mata-700)',
        })
      : rect({
          x: 262,
          y: 190,
          width: 190,
          height: 58,
          fill: time > 3.6 ? 'var(--asfalto-600)' : INK,
          radius: 29,
        }) +
        type({
          x: 357,
          y: 228,
          size: 24,
          text: 'Copiar código',
          weight: 'bold',
          fill: 'var(--cal)',
          anchor: 'middle',
        });
  const rise = 1 - pop(time, 0.4, 0.6);
  return `<g transform="translate(0 ${n(rise * 420)})">${board({ x, y: 96, width: 500, height: 306, content: code + button })}</g>`;
}

const QR = QRCode.create(
  `Este é um desenho do filme da ${BRAND.name}: não há cobrança aqui.`,
  {
    errorCorrectionLevel: 'L',
  },
).modules;

function qr(size) {
  const cell = size / QR.size;
  let path = '';
  for (let row = 0; row < QR.size; row += 1) {
    for (let column = 0; column < QR.size; column += 1)
      if (QR.get(row, column))
        path += `M${n(column * cell)} ${n(row * cell)}h${n(cell + 0.05)}v${n(cell + 0.05)}h-${n(cell + 0.05)}z`;
  }
  return `<path d="${path}" fill="${INK}"/>`;
}

/** The road sign of the last chapter: three ways on. */
export function sign(x, time) {
  const ways = ['Devolver', 'Renovar', 'Trocar'];
  const arrows = [
    'M0 14L-16 0L0 -14M-16 0L22 0',
    'M20 -10A18 18 0 1 0 22 6M22 -20L22 -6L8 -6',
    'M-18 -8L20 -8L10 -18M22 8L-16 8L-6 18',
  ];
  const rows = ways.map((way, at) => {
    const seen = pop(time, 1 + at * 0.9);
    return (
      put(
        64,
        56 + at * 82,
        `<path d="${arrows[at]}" fill="none" stroke="var(--faixa-400)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
        seen,
      ) +
      `<g opacity="${n(Math.min(1, seen))}">${type({ x: 112, y: 70 + at * 82, size: 42, text: way, weight: 'wide', fill: 'var(--cal)' })}</g>`
    );
  });
  const rise = 1 - pop(time, 0.4, 0.6);
  return `<g transform="translate(0 ${n(rise * 420)})">${board({ x, y: 96, width: 440, height: 296, content: rect({ x: 0, y: 0, width: 416, height: 272, fill: 'var(--mata-700)', radius: 10 }) + rows.join('') })}</g>`;
}
