import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Banner } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { aHomeContent, cmsWith } from '../../../testing/cms-pages';
import { openHome, PRICES, spoken } from './testing/open-home';

guardConsole();

describe('the banners', () => {
  it('makes the whole banner follow its link: inside the app for a path, a full load for an address', async () => {
    const { location } = await openHome();
    const press = (name: string) => {
      let isLeft = false;
      const listen = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault(); // jsdom opens no page.
      };
      document.addEventListener('click', listen);
      const link = screen.getByRole('link', { name });
      fireEvent.click(link);
      document.removeEventListener('click', listen);
      return [link.getAttribute('href'), isLeft];
    };
    expect(press('Abrir Segundo')).toEqual(['https://blog.rodar.test/', true]);
    expect(location()).toBe('/');
    expect(press('Abrir Primeiro')).toEqual(['/simulador', false]);
    await waitFor(() => expect(location()).toBe('/simulador'));
  });

  it('lets the browser draw nothing before it has read the last slide, which may be the highest', async () => {
    const { container } = await openHome();
    const awaited = document.head.querySelector('link[rel="expect"][blocking="render"]');
    expect(awaited?.getAttribute('href')).toBe(
      `#${container.querySelector('.crs-slide:last-child')?.id}`,
    );
  });

  it('waits for no slide where there are not several', async () => {
    const [one] = aHomeContent().newBanners.items;
    await openHome([
      cmsWith({ 'home-v3': aHomeContent({ newBanners: { items: [one as Banner] } }) }),
      PRICES,
    ]);
    expect(document.head.querySelector('link[rel="expect"]')).toBeNull();
  });

  it('serves other pictures at 991 px or less', async () => {
    const { container } = await openHome();
    const source = container.querySelector('.hero-land source');
    expect(source?.getAttribute('media')).toBe('(max-width: 991.98px)');
    expect(source?.getAttribute('srcset')).toBe('/media/banners/aroeira-mobile.svg');
  });

  it('a banner has desktop images (primary, secondary, tertiary) and mobile images (primary, secondary)', async () => {
    const image = (src: string) => ({ src: `/media/banners/${src}.svg`, alt: '' });
    const [first] = aHomeContent().newBanners.items;
    const layers = {
      desktopPrimary: image('d1'),
      desktopSecondary: image('d2'),
      desktopTertiary: image('d3'),
      mobilePrimary: image('m1'),
      mobileSecondary: image('m2'),
    };
    const { container } = await openHome([
      cmsWith({
        'home-v3': aHomeContent({
          newBanners: { items: [{ ...(first as Banner), ...layers }] },
        }),
      }),
      PRICES,
    ]);
    const shown = ['.hero-land', '.hero-car', '.hero-third'].map((layer) => [
      container.querySelector(`${layer} img`)?.getAttribute('src'),
      container
        .querySelector(`${layer} source[media="(max-width: 991.98px)"]`)
        ?.getAttribute('srcset') ?? null,
    ]);
    expect(shown).toEqual([
      ['/media/banners/d1.svg', '/media/banners/m1.svg'],
      ['/media/banners/d2.svg', '/media/banners/m2.svg'],
      ['/media/banners/d3.svg', expect.stringMatching(/^data:/)],
    ]);
  });

  it('shows one of our own cars from the front, in its paint', async () => {
    const { container } = await openHome();
    const car = container.querySelector('.hero-car') as HTMLElement;
    expect(car.querySelector('.car-paint')?.getAttribute('data-paint')).toBe(
      'azul-fiorde',
    );
    expect(car.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/media\/cars\/aroeira\/front-800\.webp/,
    );
    expect(car.querySelector('img')?.getAttribute('alt')).toBe('Aroeira azul');
  });

  it('has a loading overlay that screen readers skip, and a bullet for each banner', async () => {
    const { container } = await openHome();
    expect(
      container.querySelector('.hero > .hero-loading')?.getAttribute('aria-hidden'),
    ).toBe('true');
    expect(screen.getAllByRole('link', { name: /^Ir para o destaque/ })).toHaveLength(2);
  });

  it('shows a banner with its picture, titles, price text and button', async () => {
    const [first] = aHomeContent().newBanners.items as [Banner];
    const textBanner = { ...first.textBanner, smallTitle: 'Novo' };
    const { container } = await openHome([
      cmsWith({
        'home-v3': aHomeContent({ newBanners: { items: [{ ...first, textBanner }] } }),
      }),
      PRICES,
    ]);
    const slide = container.querySelector<HTMLElement>('.hero-slide');
    const { getByRole, getByText } = within(slide as HTMLElement);
    getByRole('img', { name: 'Aroeira azul' });
    getByText('Novo');
    getByRole('heading', { name: 'Primeiro' });
    getByText('IPVA, seguro e revisões já estão na mensalidade.');
    getByText('Aroeira a partir de');
    expect(spoken(slide)).toContain('R$ 2.249,00');
    getByText('PF, 48 meses, 500 km por mês');
    expect(getByRole('link').textContent).toContain('Abrir Primeiro');
  });

  it('shows small title and button of newBanners, where the CMS fills them', async () => {
    const { newBanners } = aHomeContent();
    const filled = {
      ...newBanners,
      smallTitle: 'Seis modelos',
      buttonLabel: 'Ver todos',
      buttonUrl: '/simulador',
    };
    const { container } = await openHome([
      cmsWith({ 'home-v3': aHomeContent({ newBanners: filled }) }),
      PRICES,
    ]);
    const more = within(
      container.querySelector<HTMLElement>('.hero-more') as HTMLElement,
    );
    more.getByText('Seis modelos');
    expect(more.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe(
      '/simulador',
    );
  });

  it('leaves no empty line below the banners', async () => {
    const { container } = await openHome();
    expect(container.querySelector('.hero')).not.toBeNull();
    expect(container.querySelector('.hero-more')).toBeNull();
  });

  it('names the carousel by the title of newBanners, where the CMS gives one', async () => {
    const { newBanners } = aHomeContent();
    await openHome([
      cmsWith({
        'home-v3': aHomeContent({ newBanners: { ...newBanners, bigTitle: 'Ofertas' } }),
      }),
      PRICES,
    ]);
    screen.getByRole('region', { name: 'Ofertas' });
  });
});
