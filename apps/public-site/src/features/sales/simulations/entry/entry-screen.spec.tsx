import { screen, waitFor } from '@testing-library/react';
import { getAreaSupport, getCepAddress, listDealerships } from '@site/api-contract';
import { aDealership, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

describe('the entry', () => {
  const address = {
    cep: '13010000',
    street: '',
    neighborhood: '',
    city: 'Campinas',
    state: 'SP',
    stateId: 35,
    latitude: -22.9056,
    longitude: -47.0608,
  };
  const nearest = {
    ...aDealership({ name: 'Rodar Cambuí', city: 'Campinas', state: 'SP' }),
    distanceKm: 84.2,
  };

  const CITIES = [
    aDealership({ id: '5', city: 'São Paulo', state: 'SP' }),
    aDealership({ id: '6', city: 'São Paulo', state: 'SP' }),
    aDealership({
      id: '1',
      city: 'Curitiba',
      state: 'PR',
      latitude: -25.4284,
      longitude: -49.2733,
    }),
  ];

  async function ask(answers: readonly Answer[]) {
    const view = openSimulation('/simulador', answers);
    await view.user.type(await screen.findByLabelText('CEP'), '13010-000');
    await view.user.click(screen.getByRole('button', { name: 'Ver os preços' }));
    return view;
  }

  it('has three photographed cars on its road, at one scale', async () => {
    openSimulation('/simulador', []);
    await screen.findByLabelText('CEP');
    const cars = [...document.querySelectorAll('.entry-cars > .to-scale')];
    expect(
      cars.map((car) => [
        car.getAttribute('data-model'),
        car.querySelector('.car-still .car-paint')?.getAttribute('data-paint'),
      ]),
    ).toEqual([
      ['aroeira', 'azul-fiorde'],
      ['lira', 'vermelho-ipe'],
      ['tropeiro', 'branco-nuvem'],
    ]);
  });

  it('goes on to the list with the place of the CEP and remembers it', async () => {
    const { location, visited, scene } = await ask([
      answer(getCepAddress, address),
      answer(getAreaSupport, { supported: true, nearest }),
    ]);
    await waitFor(() =>
      expect(location()).toBe(
        '/simulador/assinatura-de-veiculos-mensal?lugar=Campinas%2CSP%2C-22.91%2C-47.06',
      ),
    );
    expect(scene.stored('simulation')).toContain('Campinas');
    expect(visited().filter((address) => address.startsWith('/simulador?'))).toEqual([]);
  });

  it('says how far the nearest dealership is when the place is not served', async () => {
    await ask([
      answer(getCepAddress, address),
      answer(getAreaSupport, { supported: false, nearest }),
    ]);
    screen.getByText('O preço e o custo de sair aparecem antes do cadastro.');
    expect(
      await screen.findByText(
        'Ainda não entregamos nesse CEP. A loja mais próxima fica a 84 km, em Campinas.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Ver preços para retirar em Campinas' }),
    ).toBeTruthy();
  });

  it('says at the field that a CEP does not exist', async () => {
    await ask([
      refuse(getCepAddress, 404, { message: 'CEP não encontrado.' }),
      answer(listDealerships, CITIES),
    ]);
    expect(
      await screen.findByText(
        'Não encontramos esse CEP. Confira os números ou escolha uma cidade.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole('textbox', { name: 'CEP' }).getAttribute('aria-invalid'),
    ).toBe('true');
    const button = screen.getByRole('button', { name: 'Ver os preços' });
    expect(screen.getByRole('alert').compareDocumentPosition(button)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('offers the cities with a dealership when a CEP leads nowhere', async () => {
    const { user, location } = await ask([
      refuse(getCepAddress, 404, { message: 'CEP não encontrado.' }),
      answer(listDealerships, CITIES),
    ]);
    await screen.findByRole('option', { name: 'Curitiba, PR' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Escolha a cidade',
      'Curitiba, PR',
      'São Paulo, SP',
    ]);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Cidade com loja' }),
      'Curitiba, PR',
    );
    await user.click(screen.getByRole('button', { name: 'Usar esta cidade' }));
    await waitFor(() =>
      expect(location()).toBe(
        '/simulador/assinatura-de-veiculos-mensal?lugar=Curitiba%2CPR%2C-25.43%2C-49.27',
      ),
    );
  });

  it.each([
    [
      1,
      'O navegador não liberou a sua localização. Informe o CEP ou escolha uma cidade.',
    ],
    [2, 'Não conseguimos ver onde você está. Informe o CEP ou escolha uma cidade.'],
  ])(
    'says plainly that the device did not tell its position (code %i)',
    async (code, sentence) => {
      const geolocation = {
        getCurrentPosition: (_found: unknown, failed: (error: unknown) => void) =>
          failed({ code }),
      };
      Object.defineProperty(window.navigator, 'geolocation', {
        value: geolocation,
        configurable: true,
      });
      const { user } = openSimulation('/simulador', [answer(listDealerships, CITIES)]);
      await user.click(
        await screen.findByRole('button', { name: 'Usar a minha localização' }),
      );
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      expect(screen.getByRole('link', { name: 'Seguir com São Paulo, SP' })).toBeTruthy();
      Reflect.deleteProperty(window.navigator, 'geolocation');
    },
  );

  it('says that nobody delivers where the device is', async () => {
    const geolocation = {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: -3.119, longitude: -60.0217 } }),
    };
    Object.defineProperty(window.navigator, 'geolocation', {
      value: geolocation,
      configurable: true,
    });
    const { user } = openSimulation('/simulador', [
      answer(getAreaSupport, {
        supported: false,
        nearest: { ...nearest, city: 'Brasília', state: 'DF', distanceKm: 1936.7 },
      }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Usar a minha localização' }),
    );
    expect(
      await screen.findByText(
        'Ainda não entregamos onde você está. A loja mais próxima fica a 1.937 km, em Brasília.',
      ),
    ).toBeTruthy();
    Reflect.deleteProperty(window.navigator, 'geolocation');
  });

  it('sends and remembers the position of the device to about a kilometer, no closer', async () => {
    const geolocation = {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: -22.90561234, longitude: -47.06081234 } }),
    };
    Object.defineProperty(window.navigator, 'geolocation', {
      value: geolocation,
      configurable: true,
    });
    const { user, location, scene, transport } = openSimulation('/simulador', [
      answer(getAreaSupport, { supported: true, nearest }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Usar a minha localização' }),
    );
    await waitFor(() =>
      expect(location()).toBe(
        '/simulador/assinatura-de-veiculos-mensal?lugar=Campinas%2CSP%2C-22.91%2C-47.06',
      ),
    );
    expect(transport.requestsOf(getAreaSupport).map(({ params }) => params)).toEqual([
      { lat: '-22.91', lng: '-47.06' },
    ]);
    expect(scene.stored('simulation')).toContain('"latitude":-22.91,"longitude":-47.06}');
    Reflect.deleteProperty(window.navigator, 'geolocation');
  });

  it('asks for a whole CEP before it searches', async () => {
    const { user } = openSimulation('/simulador');
    await user.type(await screen.findByLabelText('CEP'), '1301');
    await user.click(screen.getByRole('button', { name: 'Ver os preços' }));
    expect(screen.getByText('CEP inválido. São 8 números.')).toBeTruthy();
    expect(
      screen.getByRole('textbox', { name: 'CEP' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });
});
