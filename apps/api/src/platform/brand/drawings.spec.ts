import sharp from 'sharp';
import { testDrawings as drawings } from '../../testing/drawings';

/** Color of one pixel as red, green and blue. */
async function colorAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...raw];
}

describe('the head of a mail', () => {
  it('shows the sky of the model, and the car in its paint', async () => {
    const head = await drawings.head({
      modelSlug: 'tropeiro',
      paint: 'vermelho-ipe',
    });
    const { width, height } = await sharp(head).metadata();
    expect([width, height]).toEqual([1120, 224]);
    expect(await colorAt(head, 10, 10)).toEqual([0xdf, 0xe3, 0xcf]);
    const [red = 0, green = 0] = await colorAt(head, 830, 142); // a door
    expect(red).toBeGreaterThan(2 * green);
  });

  it('is a road without a car for a model that nobody has drawn', async () => {
    const head = await drawings.head({ modelSlug: 'novo', paint: 'prata-lua' });
    expect((await sharp(head).metadata()).width).toBe(1120);
  });
});

describe('the picture of a shared link', () => {
  it('shows the car large, in its paint, on the stage of its model', async () => {
    const picture = await drawings.share({
      modelSlug: 'tropeiro',
      paint: 'vermelho-ipe',
    });
    const { width, height } = await sharp(picture ?? undefined).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const png = picture as Buffer;
    expect(await colorAt(png, 10, 10)).toEqual([0xdf, 0xe3, 0xcf]);
    const [red = 0, green = 0] = await colorAt(png, 600, 380); // a door
    expect(red).toBeGreaterThan(2 * green);
  });

  it('has the price on the sky beside the logo, when there is one', async () => {
    const car = { modelSlug: 'tropeiro', paint: 'vermelho-ipe' };
    const inkIn = async (picture: Promise<Buffer> | null) => {
      const pixels = await sharp((await picture) ?? undefined)
        .extract({ left: 560, top: 50, width: 576, height: 70 })
        .removeAlpha()
        .raw()
        .toBuffer();
      return Math.min(...pixels);
    };
    const words = { price: 'R$ 2.637/mês', condition: 'PF, 36 meses, 1.000 km por mês' };
    expect(await inkIn(drawings.share(car))).toBeGreaterThan(0xc0);
    expect(await inkIn(drawings.share(car, words))).toBeLessThan(0x30);
  });

  it.each([
    ['novo', 'prata-lua'],
    ['lira', 'rosa-choque'],
  ])('is none of %s in %s', (modelSlug, paint) => {
    expect(drawings.share({ modelSlug, paint })).toBeNull();
  });
});

it('the head of a poster shows the photographed car in its paint, large', async () => {
  const stage = await drawings.poster();
  const { width, height } = await sharp(stage).metadata();
  expect([width, height]).toEqual([1240, 660]);
  const [red = 0, , blue = 0] = await colorAt(stage, 830, 380); // a rear door
  expect(blue).toBeGreaterThan(1.6 * red);
});

describe('what is drawn', () => {
  it('is drawn once and kept', async () => {
    const lira = { modelSlug: 'lira', paint: 'azul-fiorde' };
    expect(await drawings.head(lira)).toBe(await drawings.head({ ...lira }));
    expect(await drawings.share(lira)).toBe(await drawings.share({ ...lira }));
    const price = { price: 'R$ 1.999/mês', condition: 'PF, 48 meses, 500 km por mês' };
    expect(await drawings.share(lira, price)).toBe(
      await drawings.share(lira, { ...price }),
    );
    expect(await drawings.share(lira, price)).not.toBe(await drawings.share(lira));
    expect(await drawings.logo()).toBe(await drawings.logo());
  });
});

/** A sign keeps the letter for which a paper drew it first, whoever draws it later. */
it.each(['regular', 'bold', 'display'] as const)(
  'each letter of the %s font has a sign of its own, so that no paper depends on those before it',
  async (style) => {
    const font = (await drawings.fonts())[style];
    const signs = font.characterSet.map((letter) => font.glyphForCodePoint(letter).id);
    expect(new Set(signs).size).toBe(signs.length);
  },
);
