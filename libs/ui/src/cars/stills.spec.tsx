import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CarPicture } from './car-picture';
import { carPictureUrl, PAINTS } from './cars';
import { carStill, STILL_WIDTHS } from './stills';
import drawn from './stills.json';

const root = join(__dirname, '../../../..');
const folder = join(root, 'apps/public-site/public/media/cars');
const weight = (file: string) => statSync(join(folder, file)).size;
const KB = 1024;
/** `aroeira/front-800.avif` and so on. */
const filesOfCars = () =>
  readdirSync(folder).flatMap((model) =>
    readdirSync(join(folder, model)).map((file) => `${model}/${file}`),
  );
const named = Object.entries(drawn).flatMap(([model, names]) =>
  Object.keys(names).map((name) => `${model}/${name}`),
);
/** `aroeira/front-premiere`: the wheels of a version, over `aroeira/front`. */
const wheels = named.filter((name) => name.includes('-'));
const pictures = named.filter((name) => !name.includes('-'));

describe('photographed cars', () => {
  it("each committed picture belongs to today's model", () => {
    const wanted = JSON.parse(
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import { wantedStills } from ${JSON.stringify(join(root, 'tools/assets/cars/stills.mjs'))}; process.stdout.write(JSON.stringify(wantedStills()))`,
        ],
        { encoding: 'utf8' },
      ),
    ) as { slug: string; name: string; version: string }[];
    const today = Object.fromEntries(
      wanted.map(({ slug, name, version }) => [`${slug}/${name}`, version]),
    );
    const kept = Object.fromEntries(
      Object.entries(drawn).flatMap(([model, views]) =>
        Object.entries(views).map(([view, version]) => [`${model}/${view}`, version]),
      ),
    );
    expect(kept).toEqual(today);
  });

  it('each picture has its mask and every width in both formats, and nothing else lies there', () => {
    const wanted = named.flatMap((name) => [
      ...(pictures.includes(name) ? [`${name}-mask.webp`] : []),
      ...STILL_WIDTHS.flatMap((width) => [
        `${name}-${width}.avif`,
        `${name}-${width}.webp`,
      ]),
    ]);
    expect(filesOfCars().sort()).toEqual(wanted.sort());
  });

  it.each(pictures)('%s: at most 14 KB in the list, 30 KB in the gallery', (name) => {
    const mask = weight(`${name}-mask.webp`);
    expect({
      list: weight(`${name}-800.avif`) + mask <= 14 * KB,
      gallery: weight(`${name}-1040.avif`) + mask <= 30 * KB,
    }).toEqual({ list: true, gallery: true });
  });

  it.each(wheels)('%s: at most 30 KB in the gallery with its picture', (name) => {
    const [picture] = name.split('-');
    const together =
      weight(`${name}-1040.avif`) +
      weight(`${picture}-1040.avif`) +
      weight(`${picture}-mask.webp`);
    expect(together).toBeLessThanOrEqual(30 * KB);
  });

  it('all of them together weigh at most 12 MB', () => {
    const all = filesOfCars().reduce((sum, file) => sum + weight(file), 0);
    expect(all).toBeLessThan(12 * KB * KB);
  });
});

describe('a photographed car on a page', () => {
  const show = (paint = 'azul-fiorde') => (
    <CarPicture model="aroeira" view="front" paint={paint} alt="Aroeira Azul Fiorde" />
  );

  it('is whole in the HTML of the server, before any script', () => {
    const html = renderToString(show());
    const { mask } = carStill('aroeira', 'front') ?? {};
    expect(html).toContain(`mask="url(${mask})"`);
    expect(html).toContain('<rect class="car-paint" data-paint="azul-fiorde"');
    expect(html).not.toMatch(/style=|hidden=""/);
  });

  it('is asked for first where it is the first picture, by its element alone', () => {
    const html = renderToString(
      <CarPicture model="aroeira" view="front" paint="azul-fiorde" eager />,
    );
    expect(html).toMatch(/<img src="[^>]* loading="eager"[^>]* fetchPriority="high"/);
    expect(html).not.toContain('<link');
  });

  it('says what it shows, once', () => {
    const { getAllByRole } = render(show());
    expect(getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Aroeira Azul Fiorde',
    ]);
  });

  it('takes every paint without another request', () => {
    const { container, rerender } = render(show());
    const files = () =>
      [...container.querySelectorAll('img, source, svg')].map((one) =>
        ['src', 'srcset', 'mask'].map((name) => one.getAttribute(name)),
      );
    const before = files();
    for (const paint of PAINTS) {
      rerender(show(paint));
      expect(container.querySelector('.car-paint')?.getAttribute('data-paint')).toBe(
        paint,
      );
    }
    expect(files()).toEqual(before);
  });

  it.each(['picture img', '.car-mask'])(
    'becomes the drawing from the side when its %s fails',
    (file) => {
      const { container, getByAltText } = render(show());
      const image = container.querySelector(file);
      if (image) fireEvent.error(image);
      expect(getByAltText('Aroeira Azul Fiorde').getAttribute('src')).toBe(
        carPictureUrl('aroeira', 'azul-fiorde'),
      );
    },
  );

  it.each([
    ['picture', 'img[alt="Aroeira Azul Fiorde"]', false],
    ['mask', '.car-mask', false],
    ['wheels of its version', '.car-wheels', true],
  ])('sees that the %s failed before any script', (_file, selector, isWhole) => {
    const spies = [
      jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true),
      jest
        .spyOn(HTMLImageElement.prototype, 'currentSrc', 'get')
        .mockImplementation(function (this: HTMLImageElement) {
          return this.matches(selector) ? this.src : '';
        }),
    ];
    const { container } = render(
      <CarPicture
        model="aroeira"
        view="front"
        paint="azul-fiorde"
        version="aroeira-premiere"
        alt="Aroeira Azul Fiorde"
      />,
    );
    expect(container.querySelector('.car-still') !== null).toBe(isWhole);
    for (const spy of spies) spy.mockRestore();
  });

  it('has the wheels of its version over the picture, and without them the wheels of its model', () => {
    const show = (version: string) =>
      render(
        <CarPicture
          model="aroeira"
          view="front"
          paint="azul-fiorde"
          version={version}
          alt="Aroeira Azul Fiorde"
        />,
      ).container;
    const wheelsOf = (container: HTMLElement) =>
      container.querySelector('.car-wheels')?.getAttribute('src');
    expect(wheelsOf(show('aroeira-evolucao'))).toBeUndefined();
    const premiere = show('aroeira-premiere');
    expect(wheelsOf(premiere)).toMatch(/aroeira[/]front-premiere-800[.]webp/);
    fireEvent.error(premiere.querySelector('.car-wheels') as Element);
    expect(wheelsOf(premiere)).toBeUndefined();
    expect(premiere.querySelector('.car-still')).not.toBeNull();
  });

  it('is the drawing from the side where no picture is drawn, and with saved data', () => {
    expect(carStill('unknown', 'front')).toBeUndefined();
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    const { getByAltText } = render(show());
    expect(getByAltText('Aroeira Azul Fiorde').getAttribute('src')).toBe(
      carPictureUrl('aroeira', 'azul-fiorde'),
    );
    Reflect.deleteProperty(navigator, 'connection');
  });
});
