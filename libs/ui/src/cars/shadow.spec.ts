import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import drawn from './stills.json';

const root = join(__dirname, '../../../..');
const folder = join(root, 'apps/public-site/public/media/cars');
const css = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const pictures = Object.entries(drawn).flatMap(([model, names]) =>
  Object.keys(names)
    .filter((name) => !name.includes('-'))
    .map((name) => `${model}/${name}`),
);
/** An alpha above every shadow beside a car, and below every part of a car. */
const SOLID = 200;

describe('the style of a photographed car', () => {
  it('fades its shadow out at both sides, where the picture cuts it off', () => {
    expect(css('styles/car.css')).toContain(
      'mask: linear-gradient(to right, transparent, #000 4.5%, #000 95.5%, transparent)',
    );
  });

  it.each(pictures)('does not fade any part of %s', async (name) => {
    const { data, info } = await sharp(join(folder, `${name}-480.avif`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const solid = [...Array(info.width).keys()].filter((x) =>
      [...Array(info.height).keys()].some(
        (y) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > SOLID,
      ),
    );
    expect((solid[0] ?? 0) / info.width).toBeGreaterThanOrEqual(0.045);
    expect((solid.at(-1) ?? 0) / info.width).toBeLessThanOrEqual(0.955);
  });
});
