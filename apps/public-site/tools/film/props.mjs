// What stands by the road in each chapter. `time` is seconds into the chapter; places are px of the frame.
import QRCode from 'qrcode';
import { check, ease, logo, n, pop, put, rect, type } from './draw.mjs';
import { HORIZON } from './landscape.mjs';

const INK = 'var(--asfalto-900)';
const SOFT = 'var(--asfalto-600)';

/** The dealership: glass, a band with the word mark, and the list that is ticked before leaving. */
export function store(x, time) {
  const glass = [0, 1, 2, 3]
    .map(
      (at) =>
        rect(40 + at * 122, -150, 110, 150, 'var(--ceu-200)') +
        `<path d="M${62 + at * 122} 0L${112 + at * 122} -150L${134 + at * 122} -150L${84 + at * 122} 0Z" fill="var(--ceu-100)"/>`,
    )
    .join('');
  const house =
    rect(0, -214, 560, 214, 'var(--cal)') +
    glass +
    rect(-18, -252, 596, 74, INK) +
    logo(28, -240, 0.62, 'var(--cal)', 'var(--faixa-400)');
  return (
    put(x, HORIZON + 40, house) +
    list(x + 330, 60, time, ['CNH conferida', 'Vistoria feita', 'Chave na mão'], 1.6)
  );
}

function list(x, y, time, lines, from) {
  const rows = lines.map((line, at) => {
    const done = pop(time, from + at * 1.1);
    const box = `<rect x="28" y="${30 + at * 52}" width="30" height="30" rx="6" fill="${done > 0.5 ? 'var(--mata-100)' : 'var(--asfalto-100)'}"/>`;
    return (
      box +
      put(36, 46 + at * 52, check(0, 0, 16), done) +
      type(74, 54 + at * 52, 25, line, { weight: 'bold' })
    );
  });
  return put(
    x,
    y,
    rect(0, 0, 280, 190, 'var(--cal)', 16) + rows.join(''),
    pop(time, from - 0.7),
  );
}

/** A board on two posts, `content` drawn from its upper left corner. */
function board(x, y, width, height, content) {
  const post = (at) =>
    rect(
      x + at - 7,
      y + height - 10,
      14,
      HORIZON + 40 - y - height + 10,
      'var(--asfalto-700)',
    );
  return (
    post(width * 0.22) +
    post(width * 0.78) +
    rect(x, y, width, height, INK, 20) +
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
      : `<g opacity="${n(seen)}" transform="translate(${n((1 - seen) * 40)} 0)">${rect(20, 214 + at * 56, 216, 46, 'var(--asfalto-50)', 10)}${type(36, 245 + at * 56, 22, tab, { weight: 'bold' })}<path d="M212 ${227 + at * 56}l9 10 -9 10" fill="none" stroke="var(--terra-500)" stroke-width="4"/></g>`;
  });
  const due =
    type(20, 84, 18, 'Próxima parcela', { fill: SOFT }) +
    type(20, 130, 40, 'R$ 2.249', { weight: 'wide' }) +
    type(20, 162, 18, 'vence no dia 10', { fill: SOFT });
  const screen =
    rect(0, 0, 256, 446, 'var(--cal)', 28) +
    logo(20, 18, 0.32, INK, 'var(--terra-500)') +
    due +
    rect(20, 184, 216, 3, 'var(--asfalto-200)') +
    rows.join('');
  const rise = 1 - pop(time, 0.5, 0.6);
  return `<g transform="translate(${n(x)} ${n(44 + rise * 480)})">${rect(0, 0, 280, 480, INK, 40)}${put(12, 14, screen)}</g>`;
}

/** The workshop: two posts lift the car by `height`; what was done is ticked on the board. */
export function lift(x, height) {
  const post = (at) =>
    rect(x + at, HORIZON - 190, 26, 330, 'var(--asfalto-700)', 4) +
    rect(x + at - 6, HORIZON + 132, 38, 14, INK, 3);
  const arm = (at, width) => rect(x + at, 646 - height, width, 14, 'var(--faixa-400)', 4);
  return post(40) + post(480) + arm(54, 150) + arm(342, 150);
}

/** Roof and back wall of the workshop, behind the car. */
export function workshop(x, time) {
  const roof = `<path d="M${x - 60} 300L${x + 280} 214L${x + 620} 300Z" fill="${INK}"/>`;
  const wall =
    rect(x - 30, 298, 620, HORIZON - 258, 'var(--asfalto-100)') +
    rect(x - 30, 298, 620, 10, 'var(--faixa-400)');
  return (
    wall + roof + list(x + 316, 24, time, ['Óleo e filtros', 'Freios', 'Pneus'], 2.4)
  );
}

/** Light of the tow truck: a lamp that turns. */
export function beacon(x, y, time) {
  const glow = 0.5 + 0.5 * Math.sin(time * 9);
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(26 + glow * 22)}" fill="var(--faixa-400)" opacity="${n(0.18 + glow * 0.2)}"/>` +
    rect(x - 20, y - 12, 40, 20, 'var(--faixa-400)', 8) +
    rect(x - 26, y + 6, 52, 8, INK, 3)
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

/** The km bank: what a month left goes on top of the pile. */
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
      type(24, y + 22, 22, name, { weight: 'bold' }) +
      rect(112, y, 300, 30, 'var(--faixa-100)', 6) +
      rect(112, y, 0.3 * used * run, 30, INK, 6) +
      (run === 1
        ? type(428, y + 23, 22, `+${1000 - used}`, {
            weight: 'bold',
            fill: 'var(--mata-700)',
          })
        : '')
    );
  });
  const total =
    type(24, 252, 24, 'Guardados', { fill: SOFT }) +
    type(492, 256, 54, `${Math.round(saved)} km`, { weight: 'wide', anchor: 'end' });
  const rise = 1 - pop(time, 0.4, 0.6);
  return `<g transform="translate(0 ${n(rise * 420)})">${board(x, 96, 540, 306, rect(0, 0, 516, 282, 'var(--cal)', 10) + rows.join('') + rect(24, 202, 468, 3, 'var(--asfalto-200)') + total)}</g>`;
}

/** A Pix charge that is paid while the car passes. */
export function pix(x, time) {
  const paid = pop(time, 4.2);
  const code =
    rect(0, 0, 476, 282, 'var(--cal)', 10) +
    put(26, 34, qr(206)) +
    type(258, 62, 22, 'Parcela 3 de 48', { fill: SOFT }) +
    type(258, 114, 38, 'R$ 2.249', { weight: 'wide' }) +
    type(258, 148, 22, 'vence no dia 10', { fill: SOFT });
  const button =
    paid > 0.3
      ? rect(262, 190, 190, 58, 'var(--mata-100)', 29) +
        put(282, 218, check(0, 0, 24), paid) +
        type(318, 228, 26, 'Paga', { weight: 'bold', fill: 'var(--mata-700)' })
      : rect(262, 190, 190, 58, time > 3.6 ? 'var(--asfalto-600)' : INK, 29) +
        type(357, 228, 24, 'Copiar código', {
          weight: 'bold',
          fill: 'var(--cal)',
          anchor: 'middle',
        });
  const rise = 1 - pop(time, 0.4, 0.6);
  return `<g transform="translate(0 ${n(rise * 420)})">${board(x, 96, 500, 306, code + button)}</g>`;
}

const QR = QRCode.create('Este é um desenho do filme da Rodar: não há cobrança aqui.', {
  errorCorrectionLevel: 'L',
}).modules;

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
      `<g opacity="${n(Math.min(1, seen))}">${type(112, 70 + at * 82, 42, way, { weight: 'wide', fill: 'var(--cal)' })}</g>`
    );
  });
  const rise = 1 - pop(time, 0.4, 0.6);
  return `<g transform="translate(0 ${n(rise * 420)})">${board(x, 96, 440, 296, rect(0, 0, 416, 272, 'var(--mata-700)', 10) + rows.join(''))}</g>`;
}
