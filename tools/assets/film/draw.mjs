// Helpers of the film's drawings: time curves, type. Everything is SVG text.
import { LOGO, svgOf } from '../brand.mjs';

/** 0 before `from`, 1 after `from + length`, eased in between. */
export function ease(time, from, length = 0.5) {
  const x = Math.min(1, Math.max(0, (time - from) / length));
  return 1 - (1 - x) ** 3;
}

/** From 0 to 1 with a small overshoot: things that pop up. */
export function pop(time, from, length = 0.45) {
  const x = Math.min(1, Math.max(0, (time - from) / length));
  return x === 0 ? 0 : 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2;
}

export const n = (value) => Number(value.toFixed(2));

/** A group moved, and scaled around its own origin. */
export function put(x, y, content, scale = 1) {
  return scale <= 0
    ? ''
    : `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${content}</g>`;
}

export function rect({ x, y, width, height, fill, radius = 0 }) {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`;
}

/** `weight`: `wide` for display, `bold`, or plain. */
export function type({
  x,
  y,
  size,
  text,
  fill = 'var(--asfalto-900)',
  weight = '',
  anchor = 'start',
}) {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" class="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;
}

export function check(x, y, size, stroke = 'var(--mata-700)') {
  return `<path d="M${x} ${y}l${size * 0.35} ${size * 0.35} ${size * 0.65} -${size * 0.75}" fill="none" stroke="${stroke}" stroke-width="${size * 0.18}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/**
 * Degrees that a wheel has turned after `distance` px; driving left turns it backwards.
 */
export function turnAfter(distance, scale) {
  return (-distance / (36 * scale)) * (180 / Math.PI);
}

/** The word mark in its own units, which are 292 × 80. */
export function logo({ x, y, scale, stroke, wheel }) {
  const [, , width, height] = LOGO.viewBox.split(' ');
  const drawing = svgOf(LOGO, { color: stroke, accent: wheel }, { width, height });
  return put(x, y, drawing, scale);
}
