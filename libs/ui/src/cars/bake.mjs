// Bakes the nine drawings in the six paints. A picture behind <img> can't inherit
// --paint, and the content policy forbids style attributes, so every combination becomes
// a file of its own (4 KB compressed each).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Paint slug to color; the same values as `--paint-*` in styles/tokens.css (a spec
 * compares them).
 */
export const PAINT_HEX = {
  'branco-nuvem': '#f1f3f2',
  'prata-lua': '#c3c9cc',
  'cinza-cometa': '#6e767b',
  'preto-noite': '#1a1d20',
  'vermelho-ipe': '#b3231c',
  'azul-fiorde': '#24588f',
};

const drawings = join(dirname(fileURLToPath(import.meta.url)), 'drawings');

/**
 * File name (`lira-azul-fiorde.svg`) to SVG text, 54 entries. To be served under
 * `/media/cars/`.
 * @returns {Map<string, string>}
 */
export function bakeCars() {
  const files = new Map();
  for (const file of readdirSync(drawings)
    .filter((name) => name.endsWith('.svg'))
    .sort()) {
    const drawing = readFileSync(join(drawings, file), 'utf8');
    for (const [paint, hex] of Object.entries(PAINT_HEX)) {
      files.set(`${file.slice(0, -'.svg'.length)}-${paint}.svg`, inPaint(drawing, hex));
    }
  }
  return files;
}

/**
 * Replaces `var(--paint, …)` by the color, and other variables (the roof) by their own
 * default.
 */
function inPaint(drawing, hex) {
  return drawing
    .replace(/var\(--paint\s*,[^)]*\)/g, hex)
    .replace(/var\(--[\w-]+\s*,\s*([^)]*)\)/g, '$1');
}
