import * as z from 'zod/mini';
import {
  type Banner,
  type CompaniesContent,
  companiesContent,
  fetchCms,
  type HomeContent,
  homeContent,
  listPrices,
  listVehicleClasses,
} from '@site/api-contract';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { testApi } from '../../testing/api';
import { listPages, savePage } from './cms.repository';

const api = testApi();

async function banners(): Promise<Banner[]> {
  const { data } = await api
    .asAnyone()
    .send(fetchCms, { body: { path: 'pages?slug=home-v3' } });
  return z.parse(homeContent, data.content).newBanners.items;
}

/** Prices on the home page once its banners link to these places. */
async function saidOf(...links: string[]) {
  const home = (await listPages(api.ports)).find(({ slug }) => slug === 'home-v3');
  if (!home) throw new Error('There is no home page');
  const content = home.content as HomeContent;
  const [first] = content.newBanners.items;
  if (!first) throw new Error('There is no banner');
  const items = links.map((urlRedirect) => ({
    ...first,
    textBanner: { ...first.textBanner, price: 'R$ 1,00', priceSubtitle: 'do editor' },
    urlRedirect,
  }));
  const changed = { ...content, newBanners: { ...content.newBanners, items } };
  await api.db.transaction((tx) =>
    savePage(api.ports, tx, { ...home, content: changed }),
  );
  return (await banners()).map(({ textBanner: { price, priceSubtitle } }) => [
    price,
    priceSubtitle,
  ]);
}

const CONFIGURE = '/simulador/configure-e-assine';
const LIST = '/simulador/assinatura-de-veiculos-mensal';
/** The monthly price of Azul Fiorde. */
const BLUE = 39;

describe('the price of a car on the page for companies', () => {
  const COMPANIES = 'aluguel-de-carros-para-empresas';

  async function cars(): Promise<CompaniesContent['cars']['items']> {
    const { data } = await api
      .asAnyone()
      .send(fetchCms, { body: { path: `pages?slug=${COMPANIES}` } });
    return z.parse(companiesContent, data.content).cars.items;
  }

  /** Price of the page's first car once its link leads to this place. */
  async function saidOfFirst(url: string) {
    const page = (await listPages(api.ports)).find(({ slug }) => slug === COMPANIES);
    if (!page) throw new Error('There is no page for companies');
    const content = page.content as CompaniesContent;
    const [first] = content.cars.items;
    if (!first) throw new Error('There is no car');
    const items = [{ ...first, price: 1, condition: 'do editor', url }];
    const changed = { ...content, cars: { ...content.cars, items } };
    await api.db.transaction((tx) =>
      savePage(api.ports, tx, { ...page, content: changed }),
    );
    return (await cars()).map(({ price, condition }) => [price, condition]);
  }

  it("of the demo is the company's of today, with its plan", async () => {
    expect(
      (await cars()).map(({ name, price, condition }) => [name, price, condition]),
    ).toEqual([
      ['Lira Essencial', 1909, 'PJ, 36 meses, 2.000 km por mês'],
      ['Lume Elétrico', 2469, 'PJ, 36 meses, 2.000 km por mês'],
      ['Tropeiro Lida', 3259, 'PJ, 36 meses, 2.000 km por mês'],
      ['Mascate Elétrico', 5619, 'PJ, 36 meses, 2.000 km por mês'],
    ]);
  });

  it('is reckoned from the plan in its link, whatever the editor wrote', async () => {
    expect(await saidOfFirst(`${CONFIGURE}?modelo=aroeira&prazo=36&km=1000`)).toEqual([
      [2549, 'PF, 36 meses, 1.000 km por mês'],
    ]);
  });

  it("is the editor's where the link names no car", async () => {
    expect(await saidOfFirst('/institucional/duvidas')).toEqual([[1, 'do editor']]);
  });

  it('is not shown, nor its car, where it is not for sale so', async () => {
    expect(await saidOfFirst(`${CONFIGURE}?modelo=mascate&tipo=pf`)).toEqual([]);
  });
});

describe('the price of a banner', () => {
  it("of the demo is the lowest of its model in the paint of its picture, the company's on the banner for companies", async () => {
    const { data } = await api.asAnyone().send(listPrices, {});
    const lowest = (name: string) =>
      data.find(({ annataModel }) => annataModel === name)?.salesPrice;
    const { data: forCompanies } = await api.asAnyone().send(listVehicleClasses, {
      params: { type: '2', lat: '-23.5505', lng: '-46.6333' },
    });
    const tropeiro = forCompanies
      .flatMap(({ vehicleModels }) => vehicleModels)
      .find(({ modelSlug }) => modelSlug === 'tropeiro');
    const reais = (value: number | undefined) =>
      `R$ ${value?.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;
    expect(
      (await banners()).map(({ textBanner: { price, priceSubtitle } }) => [
        price,
        priceSubtitle,
      ]),
    ).toEqual([
      [reais((lowest('Aroeira') ?? 0) + BLUE), 'PF, 48 meses, 500 km por mês'],
      [reais(lowest('Lume')), 'PF, 48 meses, 500 km por mês'],
      [reais(tropeiro?.fromPrice), 'PJ, 48 meses, 500 km por mês'],
    ]);
    expect(
      (await banners()).map(({ desktopSecondary }) => desktopSecondary?.src),
    ).toEqual([
      '/media/cars/aroeira-azul-fiorde.svg',
      '/media/cars/lume-branco-nuvem.svg',
      '/media/cars/tropeiro-branco-nuvem.svg',
    ]);
  });

  it('is reckoned from the plan in its link, for a person or a company', async () => {
    expect(
      await saidOf(
        `${CONFIGURE}?modelo=aroeira&prazo=48&km=500`,
        `${CONFIGURE}?modelo=aroeira&cor=azul-fiorde`,
        `${LIST}?modelo=tropeiro&prazo=36&km=2000&tipo=pj`,
      ),
    ).toEqual([
      ['R$ 2.249,00', 'PF, 48 meses, 500 km por mês'],
      ['R$ 2.588,00', 'PF, 36 meses, 1.000 km por mês'],
      ['R$ 3.259,00', 'PJ, 36 meses, 2.000 km por mês'],
    ]);
  });

  it("is the editor's text where the link names no car", async () => {
    expect(await saidOf('/institucional/duvidas', LIST, 'https://exemplo.test/')).toEqual(
      Array(3).fill(['R$ 1,00', 'do editor']),
    );
  });

  it('is left to the simulator where the car is not for sale so', async () => {
    expect(await saidOf(`${CONFIGURE}?modelo=mascate`)).toEqual([
      ['Veja o preço no simulador', ''],
    ]);
  });

  it('breaks no page in the gap between two price tables', async () => {
    await api.db.update(priceTables).set({ validUntil: api.clock.now() });
    expect(await saidOf(`${CONFIGURE}?modelo=aroeira`)).toEqual([
      ['Veja o preço no simulador', ''],
    ]);
  });
});
