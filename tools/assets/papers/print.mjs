// HTML to PDF with Debian's chromium: tagged, with title and language, in the product's
// own type and colors.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BRAND, brandFolder, designTokens, LOGO as brandLogo, svgOf } from '../brand.mjs';

const repository = new URL('../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, repository));

const ARCHIVO = fileURLToPath(
  new URL(
    'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    repository,
  ),
);
/** Weight and width of the cuts in use. */
const CUTS = [
  [400, 100],
  [650, 100],
  [760, 116],
];
const TOKENS = designTokens();
const STYLE = readFileSync(new URL('paper.css', import.meta.url), 'utf8');

/** A drawing of the catalogue in a paint, as decoration. */
export function car(model, paint) {
  const drawing = read(`libs/ui/src/cars/drawings/${model}.svg`)
    .toString()
    .replace(/<title.*?<\/title>/, '')
    .replace(/role="img" aria-labelledby="[^"]*"/, 'aria-hidden="true"');
  return `<div class="car" style="--paint:var(--paint-${paint})">${drawing}</div>`;
}

/** The word mark. */
export const LOGO = svgOf(
  brandLogo,
  { color: 'currentColor', accent: 'var(--logo-wheel,currentColor)' },
  { class: 'logo', role: 'img', 'aria-label': BRAND.name },
);

/**
 * Small drawings become photographs: as vectors with their many gradients they would fill
 * half of the paper.
 */
async function flattenStages(page) {
  for (const stage of await page.locator('.stage, .cover > .car').elementHandles()) {
    const photograph = (await stage.screenshot({ type: 'jpeg', quality: 68 })).toString(
      'base64',
    );
    await stage.evaluate((element, data) => {
      const picture = Object.assign(new Image(), {
        src: `data:image/jpeg;base64,${data}`,
        alt: '',
      });
      element.replaceChildren(picture);
      element.classList.replace('stage', 'photograph');
      return picture.decode();
    }, photograph);
  }
}

/**
 * The cuts as fonts of their own: a variable font would go into the PDF as drawings, four
 * times the size.
 */
function fontFaces(folder) {
  return CUTS.map(([weight, width]) => {
    const file = join(folder, `${weight}.ttf`);
    run('/usr/bin/python3', [
      '-m',
      'fontTools',
      'varLib.instancer',
      ARCHIVO,
      `wght=${weight}`,
      `wdth=${width}`,
      '-q',
      '-o',
      file,
    ]);
    const family = width === 100 ? 'Paper' : 'Paper Wide';
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${readFileSync(file).toString('base64')}); }`;
  }).join('');
}

function run(program, words) {
  const { error, status, stderr } = spawnSync(program, words);
  if (error || String(stderr).includes('No module named'))
    throw new Error(
      `${program} is missing: sudo apt-get install python3-fonttools python3-brotli qpdf`,
    );
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/**
 * Prints papers into `media` of the brand's folder.
 * @param {readonly { file: string, title: string, body: string }[]} papers
 */
export async function print(papers) {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  const faces = fontFaces(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const { file, title, body } of papers) {
      const page = await browser.newPage({
        viewport: { width: 658, height: 1000 },
        deviceScaleFactor: 1.5,
      });
      await page.setContent(`<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title><style>
        ${faces}${TOKENS}${STYLE}</style></head><body>${body}</body></html>`);
      await page.evaluate(() => document.fonts.ready);
      await flattenStages(page);
      const pdf = await page.pdf({
        format: 'A4',
        printBackground: true,
        preferCSSPageSize: true,
        tagged: true,
        outline: true,
      });
      const printed = join(folder, file);
      writeFileSync(printed, pdf);
      run('qpdf', [
        '--object-streams=generate',
        '--recompress-flate',
        '--compression-level=9',
        '--linearize',
        printed,
        join(brandFolder(), 'media', file),
      ]);
      await page.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
