// Cuts Archivo to the glyphs that pages and papers use: `node tools/assets/font/subset.mjs`.
// No build runs it: the files are in libs/ui/src/styles and libs/ui/src/brand/print.
// Another weight, width or letter must be added here and in fonts.css.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const repository = new URL('../../../', import.meta.url);
const SOURCE =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
/** From `--w-regular` to `--w-black` and up to `--wide` of tokens.css. */
const PAGES = {
  file: 'libs/ui/src/styles/archivo-latin.woff2',
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 116 } },
};
/** PDFs take no variable font: one file a style. */
const paper = (style, wght, wdth) => ({
  file: `libs/ui/src/brand/print/archivo-${style}.ttf`,
  targetFormat: 'truetype',
  variationAxes: { wght, wdth },
});
const TARGETS = [
  PAGES,
  paper('regular', 400, 100),
  paper('bold', 700, 100),
  paper('display', 760, 116),
];
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
const source = readFileSync(new URL(SOURCE, repository));
for (const { file, ...options } of TARGETS) {
  const small = await subsetFont(source, letters, options);
  writeFileSync(new URL(file, repository), small);
  process.stdout.write(`${file}: ${small.length} bytes\n`);
}
