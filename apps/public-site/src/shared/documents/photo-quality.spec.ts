import { photoQuality, SAMPLE } from './photo-quality';

/** A picture whose brightness at each position is `light`, 0 to 255. */
function pixels(light: (x: number, y: number) => number) {
  const { width, height } = SAMPLE;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.fill(light(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}

it('a page of sharp lines is fine', () =>
  expect(photoQuality(pixels((x, y) => (y % 12 < 3 && x % 7 < 4 ? 30 : 235)))).toBe(
    'fine',
  ));
it('the same lines out of focus are blurred', () =>
  expect(
    photoQuality(pixels((x, y) => 160 + 60 * Math.sin(x / 14) * Math.sin(y / 14))),
  ).toBe('blurred'));
it('a picture in the dark is dark', () =>
  expect(photoQuality(pixels((x) => (x % 9 === 0 ? 50 : 12)))).toBe('dark'));
