import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render } from '@testing-library/react';
import { BRAND, COLORS } from '@site/brand';
import { CarPicture } from './car-picture';
import { carPictureUrl, MODELS, PAINTS } from './cars';

const bake = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { bakeCars, PAINT_HEX } from ${JSON.stringify(join(__dirname, 'bake.mjs'))}; process.stdout.write(JSON.stringify(${expression}))`,
      ],
      { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
    ),
  );

describe('car pictures', () => {
  it('every model is baked in every paint, under the address that the client asks for', () => {
    const names = bake('[...bakeCars().keys()]');
    const wanted = MODELS.flatMap((model) =>
      PAINTS.map((paint) => carPictureUrl(model, paint).replace('/media/cars/', '')),
    );
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(names).toHaveLength(54);
  });

  it('a baked picture has its paint and no variable left', () => {
    const svg = bake(`bakeCars().get('aroeira-azul-fiorde.svg')`);
    expect(svg).toContain('#24588f');
    expect(svg).not.toContain('var(');
    expect(svg).not.toMatch(/style=|<script/);
  });

  it('the paints are the tokens of the design', () => {
    const css = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
    const tokens = Object.fromEntries(
      [...css.matchAll(/--paint-([\w-]+): (#[0-9a-f]{6})/g)].map(([, slug, hex]) => [
        slug,
        hex,
      ]),
    );
    expect(bake('PAINT_HEX')).toEqual(tokens);
  });

  it('every model and the brand have a picture for shared links, 1200 x 630, without words, in the paint of the catalogue', () => {
    const share = (expression: string): unknown =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [
            '--input-type=module',
            '-e',
            `import { sharePictures } from ${JSON.stringify(join(__dirname, 'share.mjs'))};
            const pictures = sharePictures({ ...${JSON.stringify({ slug: BRAND.slug, colors: COLORS })}, logoAt: () => '<svg/>' });
            process.stdout.write(JSON.stringify(${expression}))`,
          ],
          { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
        ),
      );
    expect(share('[...pictures.keys()].sort()')).toEqual([...MODELS, 'rodar'].sort());
    const pictures = share('[...pictures.values()]') as string[];
    for (const svg of pictures) {
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
      expect(svg).not.toMatch(/<text|var\(|undefined|<image/);
    }
  });

  it('a new paint fades in over the old one when it has loaded, then the old one goes', () => {
    const { container, rerender } = render(<CarPicture model="lira" paint="prata-lua" />);
    const pictures = () => [...container.querySelectorAll('img')];
    rerender(<CarPicture model="lira" paint="azul-fiorde" />);
    expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/cars/lira-prata-lua.svg',
      '/media/cars/lira-azul-fiorde.svg',
    ]);
    const [, top] = pictures();
    if (!top) throw new Error('no second picture');
    expect(top.hasAttribute('data-waiting')).toBe(true);
    fireEvent.load(top);
    expect(top.hasAttribute('data-waiting')).toBe(false);
    fireEvent.animationEnd(top);
    expect(pictures()).toHaveLength(1);
  });

  it('an address never leaves its folder, whatever the slug', () => {
    expect(carPictureUrl('../x', 'a/b')).toBe('/media/cars/..%2Fx-a%2Fb.svg');
  });
});
