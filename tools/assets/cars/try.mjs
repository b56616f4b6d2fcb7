// One picture to look at: `node tools/assets/cars/try.mjs car view file.png [width]
// [paints with commas between] [lights] [version]`. A second paint goes into file-1.png; a
// version brings its rims.
import sharp from 'sharp';
import { composite, develop } from './render/develop.mjs';
import { openStudio } from './render/studio.mjs';
import { rims } from './rims.mjs';
import { heightOf } from './stills.mjs';

const [slug, view, file, wide = '600', paints = '#24588f', lights = '8', version = ''] =
  process.argv.slice(2);
const size = { width: Number(wide), height: heightOf(Number(wide)) };
const channels = (hex) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const GROUND = [196, 203, 207];

const studio = await openStudio();
const shot = {
  ...size,
  view,
  sky: Number(lights),
  ground: '#d2501f',
  wheel: rims[slug]?.[version],
};
const { pictures, seconds, triangles } = await studio.shoot(slug, shot);
console.log(`${triangles} triangles, ${seconds.map(Math.round).join(' and ')} s`);
const layers = develop({ pictures, ...size });
for (const [i, paint] of paints.split(',').entries()) {
  const picture = composite(layers, channels(paint), () => GROUND);
  await sharp(picture, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(i === 0 ? file : file.replace('.png', `-${i}.png`));
}
await studio.close();
