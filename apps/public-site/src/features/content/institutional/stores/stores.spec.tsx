import { screen, within } from '@testing-library/react';
import { getCepAddress, listDealerships, type StoresContent } from '@site/api-contract';
import { aDealership, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';
import { storesCopy } from './stores.copy';

guardConsole();

const content: StoresContent = {
  title: 'Nossas lojas',
  lead: 'Retire o carro.',
  hours: ['Segunda a sexta, 08h às 19h'],
  note: 'Aos domingos fecham.',
};
const paulista = aDealership({
  id: '5',
  name: 'Rodar Paulista',
  city: 'São Paulo',
  state: 'SP',
  address: 'Avenida Paulista, 1900',
  phone: '(11) 3000-0005',
});
const batel = aDealership({
  id: '1',
  name: 'Rodar Batel',
  city: 'Curitiba',
  state: 'PR',
  latitude: -25.4284,
  longitude: -49.2733,
});
const cambui = aDealership({
  id: '7',
  name: 'Rodar Cambuí',
  city: 'Campinas',
  state: 'SP',
});
const campinas = {
  cep: '13010000',
  street: '',
  neighborhood: '',
  city: 'Campinas',
  state: 'SP',
  stateId: 35,
  latitude: -22.9056,
  longitude: -47.0608,
};
const byDistance = [
  { ...cambui, distanceKm: 0 },
  { ...paulista, distanceKm: 83.9 },
  { ...batel, distanceKm: 352.4 },
];

const open = (address = '', ...answers: Answer[]) =>
  renderRoute(routes, `/institucional/nossas-lojas${address}`, {
    wire: siteScene().wire,
    answers: [
      cmsWith({ 'nossas-lojas': content }),
      answer(listDealerships, ({ query }) =>
        query?.latitude ? byDistance : [paulista, batel, cambui],
      ),
      ...answers,
    ],
  });
const stores = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

describe('institucional/nossas-lojas', () => {
  it.each([
    [['SP'], '3 lojas em 1 estado.'],
    [['SP', 'PR'], '3 lojas em 2 estados.'],
    [['SP', 'PR', 'DF'], '3 lojas em 2 estados e no Distrito Federal.'],
    [['DF'], '3 lojas em Brasília.'],
  ])('in %j are counted as: %s', (ufs, text) =>
    expect(storesCopy.inAll(3, ufs)).toBe(text),
  );

  it('lists the stores by state, in the order of the states’ names', async () => {
    open();
    await screen.findByRole('heading', { name: 'São Paulo 2 lojas', level: 2 });
    expect(stores()).toEqual(['Rodar Batel', 'Rodar Paulista', 'Rodar Cambuí']);
    expect(status()).toBe('3 lojas em 2 estados.');
    screen.getByText('Segunda a sexta, 08h às 19h');
  });

  it('gives each store its phone, its address and the way there', async () => {
    open();
    const item = within(
      (await screen.findByRole('heading', { name: 'Rodar Paulista' })).closest(
        'li',
      ) as HTMLElement,
    );
    item.getByText(/Avenida Paulista, 1900/);
    expect(
      item
        .getByRole('link', { name: /^Ligar para a Rodar Paulista/ })
        .getAttribute('href'),
    ).toBe('tel:1130000005');
    expect(
      item.getByRole('link', { name: /^Como chegar/ }).getAttribute('href'),
    ).toContain('destination=Rodar%20Paulista%2C%20Avenida%20Paulista%2C%201900');
  });

  it('shows one state, from the address, from the list of states and from the map', async () => {
    const { user, location, container } = open('?uf=PR');
    await screen.findByText('1 loja em Paraná.');
    expect(stores()).toEqual(['Rodar Batel']);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Lojas por estado' })).getByRole(
        'link',
        { name: 'São Paulo 2' },
      ),
    );
    await screen.findByText('2 lojas em São Paulo.');
    expect(location()).toBe('/institucional/nossas-lojas?uf=SP');
    await user.click(container.querySelector('.stores-map a[href$="uf=PR"]') as Element);
    await screen.findByText('1 loja em Paraná.');
    expect(container.querySelectorAll('.stores-pin')).toHaveLength(3);
  });

  it('says that a state has no stores, and links to others', async () => {
    const { user } = open('?uf=AC');
    await screen.findByText('Ainda não há loja em Acre.');
    await user.click(screen.getByRole('link', { name: 'Ver todas as lojas' }));
    await screen.findByText('3 lojas em 2 estados.');
  });

  it('puts the nearest first for a CEP, with the distance', async () => {
    const { user, transport } = open('', answer(getCepAddress, campinas));
    await user.type(await screen.findByLabelText('CEP'), '13010000');
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    await screen.findByRole('heading', { name: 'Lojas perto de Campinas, SP' });
    expect(status()).toBe('A mais perto é a Rodar Cambuí, a menos de 1 km.');
    expect(stores()).toEqual(['Rodar Cambuí', 'Rodar Paulista', 'Rodar Batel']);
    screen.getByText('a 83,9 km');
    expect(transport.requestsOf(listDealerships).at(-1)?.query).toEqual({
      latitude: '-22.906',
      longitude: '-47.061',
    });
  });

  it('puts what a search found right after the form, before the states', async () => {
    const { user } = open('', answer(getCepAddress, campinas));
    const order = () => {
      const states = screen.getByRole('navigation', { name: 'Lojas por estado' });
      const found = screen.getByRole('status');
      return states.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'states, stores'
        : 'stores, states';
    };
    await user.type(await screen.findByLabelText('CEP'), '13010000');
    expect(order()).toBe('states, stores');
    const found = screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    await screen.findByRole('heading', { name: 'Lojas perto de Campinas, SP' });
    expect(order()).toBe('stores, states');
    expect(screen.getByRole('status')).toBe(found);
    const sp = screen.getByRole('link', { name: 'São Paulo 2' });
    await user.click(sp);
    await screen.findByText('2 lojas em São Paulo.');
    expect(order()).toBe('states, stores');
    expect(document.activeElement).toBe(sp);
  });

  it.each([
    ['', 'Informe o CEP.'],
    ['123', 'CEP inválido. São 8 números.'],
  ])('says what is wrong with the CEP %p', async (cep, text) => {
    const { user } = open();
    const field = await screen.findByLabelText('CEP');
    if (cep) await user.type(field, cep);
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [404, 'Não encontramos esse CEP. Confira os números ou escolha o estado.'],
    [
      503,
      'Não conseguimos procurar agora. Tente de novo em instantes ou escolha o estado.',
    ],
  ])('keeps the list when the CEP answers %i', async (code, text) => {
    const { user } = open('', refuse(getCepAddress, code));
    await user.type(await screen.findByLabelText('CEP'), '88300000');
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    await screen.findByText(text);
    expect(stores()).toHaveLength(3);
  });

  describe('by the position of the device', () => {
    afterEach(() => Reflect.deleteProperty(window.navigator, 'geolocation'));
    const device = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      Object.defineProperty(window.navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition },
      });

    it('puts the nearest first, with a position rounded to about a kilometer', async () => {
      device((found) =>
        found({
          coords: { latitude: -22.90561234, longitude: -47.06081234 },
        } as GeolocationPosition),
      );
      const { user, transport } = open();
      await user.click(
        await screen.findByRole('button', { name: 'Usar a minha localização' }),
      );
      await screen.findByRole('heading', { name: 'Lojas perto de você' });
      expect(status()).toBe('A mais perto é a Rodar Cambuí, a menos de 1 km.');
      expect(stores()).toEqual(['Rodar Cambuí', 'Rodar Paulista', 'Rodar Batel']);
      expect(transport.requestsOf(listDealerships).at(-1)?.query).toEqual({
        latitude: '-22.91',
        longitude: '-47.06',
      });
    });

    it('refused, says so and keeps the list', async () => {
      device((_, refused) => refused?.({ code: 1 } as GeolocationPositionError));
      const { user } = open();
      await user.click(
        await screen.findByRole('button', { name: 'Usar a minha localização' }),
      );
      expect((await screen.findByRole('alert')).textContent).toContain(
        'Não conseguimos ver onde você está. Informe o CEP.',
      );
      expect(stores()).toHaveLength(3);
    });

    it('is not offered where the browser cannot tell it', async () => {
      open();
      await screen.findByRole('button', { name: 'Procurar' });
      expect(
        screen.queryByRole('button', { name: 'Usar a minha localização' }),
      ).toBeNull();
    });
  });

  it('says that the stores could not be loaded', async () => {
    renderRoute(routes, '/institucional/nossas-lojas', {
      wire: siteScene().wire,
      answers: [cmsWith({ 'nossas-lojas': content }), refuse(listDealerships, 503)],
    });
    await screen.findByText(
      'A lista de lojas não carregou. Ligue para a central: ela diz qual é a mais perto de você.',
    );
  });
});
