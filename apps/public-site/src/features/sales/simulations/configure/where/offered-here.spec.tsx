import { screen, waitFor } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  getAreaSupport,
  getSimulation,
  listAvailableDealerships,
  listGroupDealerships,
  listPromptDelivery,
  listVehicleClasses,
  quoteChoice,
  updateBasket,
} from '@site/api-contract';
import {
  A_UUID,
  aBasket,
  aDealership,
  answer,
  aQuote,
  aSimulation,
  CLASSES,
  CLASSES_FAR_AWAY,
  guardConsole,
} from '@site/testing';
import { openSimulation, ready } from '../../testing/open-simulation';
import { AROUND, near, PATH, rowWith } from '../testing/configurator';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

describe('the configurator', () => {
  it('chooses a free color in stock beforehand, and says one day on pill, color, store and month', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=aroeira', AROUND);
    const white = await screen.findByRole<HTMLInputElement>('radio', {
      name: 'Branco Nuvem, sem custo, Pronta entrega: com você até 01/12/2026',
    });
    expect(white.checked).toBe(true);
    expect(rowWith('Entrega, assinando hoje')).toBe(
      'Entrega, assinando hoje | Pronta entrega: com você até 01/12/2026',
    );
    expect(screen.getAllByText('Pronta entrega: com você até 01/12/2026')).toHaveLength(
      2,
    );
    expect(document.querySelector('.stage-pill')?.textContent).toBe(
      'Pronta entrega: com você até 01/12/2026',
    );
    const store = await screen.findByRole('radio', { name: /^Rodar Paulista/ });
    expect(store.closest('label')?.textContent).toMatch(/01\/12\/2026$/);
    expect(
      screen.getByRole('radio', {
        name: 'Azul Fiorde, mais R$\u00a039,00 por mês, Sob encomenda: com você até 26/01/2027',
      }),
    ).toBeTruthy();
  });

  it('says the day at every store, and which of them has the car in its yard', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=aroeira', [
      ...AROUND,
      answer(listPromptDelivery, [
        {
          modelSlug: 'aroeira',
          versionSlug: 'aroeira-evolucao',
          versionName: 'Aroeira Evolução 1.0 Turbo AT',
          paint: 'branco-nuvem',
          dealershipId: '6',
          dealershipName: 'Rodar Santana',
          distanceKm: 6.8,
          quantity: 1,
        },
      ]),
    ]);
    const santana = await screen.findByRole('radio', {
      name: /^Rodar Santana.*tem este carro no pátio/,
    });
    const rows = [screen.getByRole('radio', { name: /^Rodar Paulista/ }), santana];
    expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
      'Rodar PaulistaSão Paulo, SP2,1 kmaté 01/12/2026',
      'Rodar SantanaSão Paulo, SP, tem este carro no pátio6,8 kmaté 01/12/2026',
    ]);
  });

  it('leads to the list where no car was named, with what else the address says', async () => {
    const { location } = openSimulation(
      '/simulador/configure-e-assine?tipo=pj&utm_campaign=x',
    );
    expect(await screen.findByText('3 modelos')).toBeTruthy();
    expect(location()).toBe(
      '/simulador/assinatura-de-veiculos-mensal?tipo=pj&utm_campaign=x',
    );
  });

  it('takes a car that the address leaves empty for one that was not named', async () => {
    const { location } = openSimulation('/simulador/configure-e-assine?modelo=&versao=');
    expect(await screen.findByText('3 modelos')).toBeTruthy();
    expect(location()).toBe('/simulador/assinatura-de-veiculos-mensal');
  });

  const queue = { kind: 'queue', businessDays: 45, date: '2027-01-26' } as const;
  const queued = CLASSES.map((one) => ({
    ...one,
    vehicleModels: one.vehicleModels.map((model) => ({
      ...model,
      versions: model.versions.map((version) => ({ ...version, inStock: [] })),
      delivery: queue,
      deliveryToOrder: queue,
    })),
  }));

  it('puts such a car into the cart of whose turn it is, by what the server says of it', async () => {
    const order = { ...queue, kind: 'order', turnUntil: '2099-11-28' } as const;
    const { user, transport } = openSimulation(
      '/simulador/configure-e-assine?modelo=aroeira',
      [
        ...AROUND,
        answer(listVehicleClasses, queued),
        answer(quoteChoice, aQuote({ delivery: order })),
        answer(createSimulation, aSimulation({ basket: null })),
        answer(createBasket, aSimulation()),
      ],
    );
    await screen.findByText('É a sua vez na fila: envie a proposta até 28/11/2099.');
    expect(screen.queryByText('Só na pré-reserva')).toBeNull();
    screen.getByRole('radio', {
      name: 'Azul Fiorde, mais R$\u00a039,00 por mês, Sob encomenda: com você até 26/01/2027',
    });
    await user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() => expect(transport.requestsOf(createBasket)).toHaveLength(1));
  });

  it('offers a place in the queue, and no guaranteed price, where a car comes by the queue', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=aroeira', [
      ...AROUND,
      answer(listVehicleClasses, queued),
      answer(quoteChoice, aQuote({ delivery: queue })),
    ]);
    const join = await screen.findByRole('link', { name: 'Entrar na fila' });
    expect(join.getAttribute('href')).toBe('/pre-reserva/boreal');
    expect(screen.queryByRole('button', { name: 'Adicionar ao carrinho' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enviar por e-mail' })).toBeNull();
    expect(screen.getByText('o do dia da sua vez').previousSibling?.textContent).toBe(
      'Preço',
    );
  });

  it('does not let a person choose a car for companies, and says why', async () => {
    const forCompanies = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) => ({
        ...model,
        clientTypes: [2 as const],
      })),
    }));
    openSimulation(`${PATH}&tipo=pj`, [
      ...AROUND,
      answer(listVehicleClasses, forCompanies),
    ]);
    expect(await screen.findByText('O Aroeira é só para empresas.')).toBeTruthy();
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Pessoa física' }).disabled,
    ).toBe(true);
  });

  it('begins with the dealership that brought the visitor and its group, and shows the others on request', async () => {
    const ofGroup = [
      {
        ...aDealership({
          id: '6',
          name: 'Rodar Santana',
          group: 'Bandeirante',
          groupId: '2',
          city: 'São Paulo',
          state: 'SP',
        }),
        distanceKm: 6.8,
      },
    ];
    const others = [
      { ...near[0], groupId: '9', group: 'Araucária' },
      ofGroup[0],
    ] as typeof near;
    const { user, transport } = openSimulation(
      PATH,
      [
        ...AROUND,
        answer(listAvailableDealerships, others),
        answer(listGroupDealerships, ofGroup),
      ],
      { remembered: { dealerLandingId: '6' } },
    );
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: /Rodar Santana/ }))
        .checked,
    ).toBe(true);
    await waitFor(() => expect(screen.queryByText('Rodar Paulista')).toBeNull());
    await waitFor(() =>
      expect(transport.requestsOf(listGroupDealerships).at(-1)?.params).toMatchObject({
        id: '2',
      }),
    );
    await waitFor(() =>
      expect(transport.requestsOf(quoteChoice).at(-1)?.body).toMatchObject({
        dealershipId: '6',
      }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Só lojas do grupo Bandeirante' }),
    );
    expect(screen.getByText('Rodar Paulista')).toBeTruthy();
  });

  it('can’t put a car in the cart for a place that nobody serves, and says where the nearest one is', async () => {
    const nearest = {
      ...aDealership({ city: 'Brasília', state: 'DF' }),
      distanceKm: 1936.7,
    };
    openSimulation(`${PATH}&lugar=Manaus,AM,-3.119,-60.0217`, [
      ...AROUND,
      answer(listVehicleClasses, CLASSES_FAR_AWAY),
      answer(getAreaSupport, { supported: false, nearest }),
    ]);
    expect(
      await screen.findByText(
        'Ainda não entregamos em Manaus. A loja mais próxima fica a 1.937 km, em Brasília.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Adicionar ao carrinho' })
        .disabled,
    ).toBe(true);
  });

  it('begins another simulation where the place of the edited one is not served any more, and says so', async () => {
    const nearest = {
      ...aDealership({ city: 'Brasília', state: 'DF' }),
      latitude: -15.7939,
      longitude: -47.8828,
      distanceKm: 1936.7,
    };
    const stored = aSimulation({ basket: aBasket({ term: 24 }) });
    const { user, location, transport } = openSimulation(
      `${PATH}&lugar=Manaus,AM,-3.119,-60.0217&simulacao=${A_UUID}&revisao=1`,
      [
        ...AROUND,
        answer(getSimulation, stored),
        answer(listVehicleClasses, ({ params }) =>
          params.lat.startsWith('-3') ? CLASSES_FAR_AWAY : CLASSES,
        ),
        answer(getAreaSupport, { supported: false, nearest }),
        answer(createSimulation, aSimulation({ basket: null })),
        answer(createBasket, aSimulation()),
      ],
    );
    await screen.findByText(
      /Em Brasília começa outra simulação; a RD-7K2M-48 continua no carrinho\.$/,
    );
    await user.click(
      screen.getByRole('button', { name: 'Ver preços para retirar em Brasília' }),
    );
    await user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
    expect(transport.requestsOf(createSimulation)[0]?.body).toMatchObject({
      place: { city: 'Brasília' },
    });
    expect(transport.requestsOf(updateBasket)).toEqual([]);
  });

  it('promises no day where nobody delivers', async () => {
    openSimulation(`${PATH}&lugar=Manaus,AM,-3.119,-60.0217`, [
      ...AROUND,
      answer(listVehicleClasses, CLASSES_FAR_AWAY),
      answer(getAreaSupport, { supported: false, nearest: null }),
    ]);
    expect(
      await screen.findByRole('row', {
        name: 'Entrega, assinando hoje Ainda não entregamos aqui',
      }),
    ).toBeTruthy();
    await screen.findByRole('radio', { name: /^Rodar Paulista/ });
    expect(screen.getAllByText('Ainda não entregamos aqui')).toHaveLength(2);
    expect(screen.queryByText(/com você até|^até /)).toBeNull();
    expect(screen.queryByRole('radio', { name: /com você até/ })).toBeNull();
  });
});
