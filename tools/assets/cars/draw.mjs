// `npm run cars` draws the cars that the pages show from three sides, in layers that take
// any paint, and the wheels of their versions, into apps/public-site/public/media/cars. A picture whose
// model is as it was is left alone, so it goes on where it stopped. `npm run cars lira`
// draws only what it names.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heightOf, MASK_WIDTH, wantedStills, WIDTHS } from './stills.mjs';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(repository, 'apps/public-site/public/media/cars');
const list = join(repository, 'libs/ui/src/cars/stills.json');
/** Width of an exposure in pixels; the pictures are made smaller from it. */
const EXPOSED = 1120;
/** A list shows many, a gallery one: 14 and 30 KB with the mask. */
const QUALITY = { 480: 38, 800: 34, 1040: 44 };
const GROUND = '#d2501f';

mkdirSync(folder, { recursive: true });
const drawn = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
const wanted = wantedStills();
removeOthers();
const named = process.argv.slice(2);
const due = wanted
  .filter(({ slug, name, version }) => drawn[slug]?.[name] !== version)
  .filter(({ slug }) => named.length === 0 || named.includes(slug))
  .sort((a, b) => named.indexOf(a.slug) - named.indexOf(b.slug));
if (due.length === 0)
  console.log(`All ${wanted.length} pictures belong to today's models: nothing to draw.`);
else await drawAll();

/** Draws what is due, one after the other; each is kept as soon as it is done. */
async function drawAll() {
  install();
  const [{ openStudio, CHROMIUM }, { develop }, { default: sharp }] = await Promise.all([
    import('./render/studio.mjs'),
    import('./render/develop.mjs'),
    import('sharp'),
  ]);
  if (!CHROMIUM) {
    console.log(
      `No Chromium here: ${due.length} pictures stay as they lie in the repository.`,
    );
    return;
  }
  const studio = await openStudio();
  try {
    for (const [i, { slug, view, name, wheel, version }] of due.entries()) {
      const began = Date.now();
      const size = { width: EXPOSED, height: heightOf(EXPOSED) };
      const shot = await studio.shoot(slug, {
        ...size,
        view,
        sky: 16,
        ground: GROUND,
        wheel,
      });
      const layers = develop({ ...shot, ...size });
      await keepExposure(sharp, `${slug}-${name}`, layers, size);
      if (wheel) await keepWheels(sharp, layers, { ...size, wheels: shot.wheels });
      const bytes = await write(sharp, { slug, name, isWhole: !wheel }, layers, size);
      drawn[slug] = sorted({ ...drawn[slug], [name]: version });
      writeFileSync(list, `${JSON.stringify(sorted(drawn), null, 2)}\n`);
      console.log(
        `${i + 1} of ${due.length}: ${slug}, ${name}: ${Math.round((Date.now() - began) / 1000)} s, ${bytes}`,
      );
    }
  } finally {
    await studio.close();
  }
}

/** Leaves the exposure in tmp/cars, outside of the repository, to look at or weigh anew. */
async function keepExposure(sharp, name, { over, mask }, size) {
  const outside = join(repository, 'tmp/cars');
  mkdirSync(outside, { recursive: true });
  const as = (bytes, channels) => sharp(bytes, { raw: { ...size, channels } }).png();
  await as(over, 4).toFile(join(outside, `${name}.png`));
  await as(mask, 1).toFile(join(outside, `${name}-mask.png`));
}

/**
 * Clears all but the wheels. Paint shows through the layer below, so it is left out.
 * @param wheels outlines of the wheels as points
 */
async function keepWheels(sharp, { over, mask }, { width, height, wheels }) {
  const outlines = wheels.map((points) => `<polygon points="${points.join(' ')}"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%"/><g fill="#fff">${outlines.join('')}</g></svg>`;
  const discs = await sharp(Buffer.from(drawing))
    .extractChannel(0)
    .blur(1.2)
    .raw()
    .toBuffer();
  for (let i = 0; i < mask.length; i++) {
    const isOpaque = mask[i] === 0 && over[i * 4 + 3] > 250;
    over[i * 4 + 3] = isOpaque ? discs[i] : 0;
  }
}

/**
 * Writes all sizes of a picture into the folder of its car; answers with each weight. A
 * picture of wheels alone has no mask.
 */
async function write(sharp, { slug, name, isWhole }, { over, mask }, size) {
  const told = [];
  mkdirSync(join(folder, slug), { recursive: true });
  const keep = async (file, picture) => {
    const data = await picture.toBuffer();
    writeFileSync(join(folder, slug, `${name}-${file}`), data);
    told.push(`${file} ${(data.length / 1024).toFixed(1)} KB`);
  };
  for (const width of WIDTHS) {
    const picture = () => sharp(over, { raw: { ...size, channels: 4 } }).resize(width);
    await keep(`${width}.avif`, picture().avif({ quality: QUALITY[width], effort: 5 }));
    await keep(
      `${width}.webp`,
      picture().webp({ quality: 55, alphaQuality: 55, effort: 5 }),
    );
  }
  if (!isWhole) return told.join(', ');
  const cut = sharp({ create: { ...size, channels: 3, background: '#000' } }).joinChannel(
    mask,
    { raw: { ...size, channels: 1 } },
  );
  await keep(
    'mask.webp',
    sharp(await cut.png().toBuffer())
      .resize(MASK_WIDTH)
      .webp({ quality: 1, alphaQuality: 35, effort: 6 }),
  );
  return told.join(', ');
}

/** Pictures of cars or views that are no longer wanted go. */
function removeOthers() {
  const names = new Set(wanted.map(({ slug, name }) => `${slug}-${name}`));
  for (const slug of readdirSync(folder))
    for (const file of readdirSync(join(folder, slug)))
      if (!names.has(`${slug}-${file.slice(0, file.lastIndexOf('-'))}`))
        rmSync(join(folder, slug, file));
  for (const slug of Object.keys(drawn)) {
    for (const name of Object.keys(drawn[slug]))
      if (!names.has(`${slug}-${name}`)) delete drawn[slug][name];
    if (Object.keys(drawn[slug]).length === 0) delete drawn[slug];
  }
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The renderer is no part of the product: it is installed when a picture is due. */
function install() {
  if (existsSync(new URL('../node_modules/three', import.meta.url))) return;
  console.log('Installing the studio (three, sharp) into tools/assets.');
  execFileSync('npm', ['ci', '--prefix', join(repository, 'tools/assets')], {
    stdio: 'inherit',
  });
}
