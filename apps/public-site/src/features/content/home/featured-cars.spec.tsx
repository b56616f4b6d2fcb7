import { cleanup, screen, within } from '@testing-library/react';
import { type FeaturedCar, homeContent, listPrices } from '@site/api-contract';
import { answer, guardConsole, refuse } from '@site/testing';
import { aHomeContent, cmsWith } from '../../../testing/cms-pages';
import { openHome, PRICES, spoken } from './testing/open-home';

guardConsole();

const cardOf = (model: string) =>
  within(
    screen
      .getByRole('heading', { name: model, level: 3 })
      .closest('article') as HTMLElement,
  );

describe('the featured cars', () => {
  it("offers each featured car with 'Mensalidades a partir de {price}' and the link 'Faça uma simulação'", async () => {
    await openHome();
    const lira = cardOf('Lira');
    lira.getByText('Rodar');
    lira.getByText('Tipo do Lira');
    expect(spoken(lira.getByText('Mensalidades a partir de').parentElement)).toContain(
      'Mensalidades a partir de R$ 1.499,00',
    );
    expect(
      lira.getByRole('link', { name: 'Faça uma simulação' }).getAttribute('href'),
    ).toBe('/simulador/escolher-alugar-carro-mensal');
  });

  it('leads to the very plan of the price, and says that plan below it', async () => {
    const plan = {
      modelSlug: 'lira',
      versionSlug: 'lira-essencial',
      clientType: 1,
      term: 48,
      km: 1000,
    } as const;
    await openHome([
      cmsWith({ 'home-v3': aHomeContent() }),
      answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1599, plan }]),
    ]);
    const lira = cardOf('Lira');
    lira.getByText('PF, 48 meses, 1.000 km por mês');
    expect(
      lira.getByRole('link', { name: 'Faça uma simulação' }).getAttribute('href'),
    ).toBe(
      '/simulador/escolher-alugar-carro-mensal?modelo=lira&prazo=48&km=1000&tipo=pf',
    );
  });

  it('leads beside the simulation to the page of the car, where the price list names a technical sheet', async () => {
    const withSheets = (hasSheet?: boolean) => [
      cmsWith({ 'home-v3': aHomeContent() }),
      answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1499, hasSheet }]),
    ];
    await openHome(withSheets(true));
    expect(
      cardOf('Lira').getByRole('link', { name: 'Conhecer o Lira' }).getAttribute('href'),
    ).toBe('/simulador/carros/lira');
    cleanup();
    await openHome(withSheets());
    cardOf('Lira').getByRole('link', { name: 'Faça uma simulação' });
    expect(screen.queryByRole('link', { name: /^Conhecer/ })).toBeNull();
  });

  it('reads model and version of a featured car from post_title alone', async () => {
    const { featuredCars } = aHomeContent();
    const [first] = featuredCars.items;
    const { tipo: _tipo, ...acf } = (first as FeaturedCar).acf;
    const items = [{ post_title: 'Lira Trilha 1.3 Turbo AT', acf }];
    const content = aHomeContent({ featuredCars: { ...featuredCars, items } });
    expect(homeContent.safeParse(content).success).toBe(true);
    await openHome([cmsWith({ 'home-v3': content }), PRICES]);
    cardOf('Lira').getByText('Trilha 1.3 Turbo AT');
  });

  it('shows brand and picture of a featured car, and the price of its annataid, not of its name', async () => {
    const { featuredCars } = aHomeContent();
    const acf = {
      marca: 'Outra marca',
      imagem: { src: '/media/cars/ipe.svg', alt: 'Ipê branco' },
      annataid: 'Lira Trilha',
    };
    const items = [{ post_title: 'Ipê Conforto 1.0', acf }];
    await openHome([
      cmsWith({ 'home-v3': aHomeContent({ featuredCars: { ...featuredCars, items } }) }),
      PRICES,
    ]);
    const card = cardOf('Ipê');
    card.getByText('Outra marca');
    expect(card.getByRole('img', { name: 'Ipê branco' }).getAttribute('src')).toBe(
      '/media/cars/ipe.svg',
    );
    expect(spoken(card.getByText('Mensalidades a partir de').parentElement)).toContain(
      'R$ 1.499,00',
    );
  });

  it('finds the price by the first word of the name, whatever its accents', async () => {
    await openHome();
    expect(
      spoken(cardOf('Ipê').getByText('Mensalidades a partir de').parentElement),
    ).toContain('R$ 2.119,90');
  });

  it('shows a car without a price in the list without inventing one', async () => {
    await openHome();
    expect(cardOf('Lume').queryByText('Mensalidades a partir de')).toBeNull();
    cardOf('Lume').getByText('Veja o preço no simulador');
  });

  it('aligns the cards at index 0 and 2 to the right, and no other', async () => {
    const { featuredCars } = aHomeContent();
    const six = ['Lira', 'Cerrado', 'Ipê', 'Lume', 'Sabiá', 'Serrana'].map(
      (name, at) => ({
        ...(featuredCars.items[at % 4] as FeaturedCar),
        post_title: name,
      }),
    );
    const { container } = await openHome([
      cmsWith({
        'home-v3': aHomeContent({ featuredCars: { ...featuredCars, items: six } }),
      }),
      PRICES,
    ]);
    const aligned = [...container.querySelectorAll('article')].map((card) =>
      card.getAttribute('data-align'),
    );
    expect(aligned).toEqual(['right', null, 'right', null, null, null]);
  });

  it('shows the cars without prices when the price list fails', async () => {
    await openHome([cmsWith({ 'home-v3': aHomeContent() }), refuse(listPrices, 503)]);
    expect(screen.getAllByText('Veja o preço no simulador')).toHaveLength(4);
  });
});
