// Cuts Archivo to the glyphs that pages use: `node tools/assets/font/subset.mjs`. No
// build runs it: the file is in libs/ui/src/styles. Another weight, width or letter must
// be added here and in fonts.css.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const repository = new URL('../../../', import.meta.url);
const SOURCE =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const TARGET = 'libs/ui/src/styles/archivo-latin.woff2';

/** From `--w-regular` to `--w-black` and up to `--wide` of tokens.css. */
const AXES = { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 116 } };
/** Western European letters, and the signs of our texts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join('');
const small = await subsetFont(readFileSync(new URL(SOURCE, repository)), letters, {
  targetFormat: 'woff2',
  variationAxes: AXES,
});
writeFileSync(new URL(TARGET, repository), small);
process.stdout.write(`${TARGET}: ${small.length} bytes\n`);
