import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  getAreaSupport,
  listAvailableDealerships,
  listGroupDealerships,
  listPromptDelivery,
  listSimulations,
  listVehicleClasses,
  quoteChoice,
} from '@site/contracts';
import { basketChoiceOf, estimateQuote, resolveChoice } from '@site/contracts/pricing';
import { readConfigure } from '@site/simulator';
import {
  aDealership,
  answer,
  aQuote,
  aSimulation,
  CLASSES,
  CLASSES_FAR_AWAY,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { openSimulation, ready } from '../testing/open-simulation';

guardConsole();
// A whole configurator in jsdom takes its time on a busy machine.
jest.setTimeout(20_000);

/** Cells of the table row that holds a text. */
const rowWith = (text: string) =>
  [...(screen.getByText(text).closest('tr')?.children ?? [])]
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    .join(' | ');

describe('the configurator', () => {
  const QUERY = 'modelo=aroeira&cor=azul-fiorde&opcionais=vidros-e-pneus';
  const PATH = `/simulador/configure-e-assine?${QUERY}`;
  const near = [
    {
      ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
      distanceKm: 2.1,
    },
    {
      ...aDealership({ id: '6', name: 'Rodar Santana', city: 'São Paulo', state: 'SP' }),
      distanceKm: 6.8,
    },
  ];
  /** The server's answer, by the same rules. */
  const PRICED = answer(quoteChoice, ({ body }) => {
    const choice = resolveChoice(CLASSES, {
      ...readConfigure(new URLSearchParams()),
      version: body.versionSlug,
      paint: body.paint,
      term: body.term,
      km: body.km,
      addOns: body.addOns,
    });
    return { ...aQuote(), ...(choice ? estimateQuote(choice) : {}) };
  });
  const AROUND = [
    answer(listAvailableDealerships, near),
    answer(listPromptDelivery, []),
    PRICED,
  ];

  it('shows the month line by line and the cost of leaving in the middle of the contract', async () => {
    openSimulation(PATH, AROUND);
    expect(
      await screen.findByRole('heading', { name: 'Aroeira', level: 1 }),
    ).toBeTruthy();
    expect(rowWith('Seguro')).toBe('Seguro | R$ 287,88');
    expect(rowWith('Mensalidade, fixa por 36 meses')).toBe(
      'Mensalidade, fixa por 36 meses | R$ 2.637,00',
    );
    expect(rowWith('Total do contrato')).toBe('Total do contrato | R$ 94.932,00');
    expect(screen.getByText('Saindo no mês 18, você paga R$ 9.493,20.')).toBeTruthy();
    fireEvent.change(screen.getByRole('slider', { name: 'Mês da saída' }), {
      target: { value: '1' },
    });
    expect(
      await screen.findByText('Saindo no mês 1, você paga R$ 10.548,00.'),
    ).toBeTruthy();
  });

  it('says the month of every term and every package as an amount', async () => {
    openSimulation(PATH, AROUND);
    await screen.findByRole('heading', { name: 'Aroeira', level: 1 });
    for (const name of [/^48 meses/, /^500 km/])
      expect(screen.getByRole('radio', { name }).closest('label')?.textContent).toMatch(
        /R\$\s\d\.\d{3},00$/,
      );
  });

  it('says the month of an option with the chosen color and add-ons in it', async () => {
    openSimulation(PATH, AROUND);
    await screen.findByRole('heading', { name: 'Aroeira', level: 1 });
    const month = (name: RegExp) =>
      screen
        .getByRole('radio', { name })
        .closest('label')
        ?.textContent?.match(/R\$\s([\d.]+,\d\d)$/)?.[1];
    expect(month(/^36 meses/)).toBe('2.637,00');
    expect(month(/^48 meses/)).toBe('2.487,00');
    expect(month(/^500 km/)).toBe('2.487,00');
    expect(month(/^Première/)).toBe('2.937,00');
  });

  it('chooses a free color in stock beforehand, and says one day on pill, color, store and month', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=aroeira', AROUND);
    const white = await screen.findByRole<HTMLInputElement>('radio', {
      name: 'Branco Nuvem, sem custo, Pronta entrega, 01/12/2026',
    });
    expect(white.checked).toBe(true);
    expect(rowWith('Entrega, assinando hoje')).toBe(
      'Entrega, assinando hoje | Pronta entrega, 01/12/2026',
    );
    expect(screen.getAllByText('Pronta entrega, 01/12/2026')).toHaveLength(3);
    const store = await screen.findByRole('radio', { name: /^Rodar Paulista/ });
    expect(store.closest('label')?.textContent).toMatch(/01\/12\/2026$/);
    expect(
      screen.getByRole('radio', {
        name: 'Azul Fiorde, mais R$\u00a039,00 por mês, Sob encomenda, 26/01/2027',
      }),
    ).toBeTruthy();
  });

  it('asks the server for the price of each choice, and shows the estimated one meanwhile', async () => {
    const { user, transport } = openSimulation(PATH, AROUND);
    await screen.findByRole('heading', { name: 'Aroeira', level: 1 });
    await user.click(screen.getByRole('radio', { name: /^48 meses/ }));
    expect(screen.getAllByText('R$ 2.487,00 por mês').length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(transport.requestsOf(quoteChoice).at(-1)?.body).toMatchObject({
        term: 48,
        km: 1000,
        paint: 'azul-fiorde',
        addOns: ['vidros-e-pneus'],
        dealershipId: '5',
      }),
    );
    expect(await screen.findByText('Mensalidade: R$ 2.487,00')).toBeTruthy();
  });

  it('shows the server price even when it differs from the estimated one', async () => {
    openSimulation(PATH, [...AROUND, answer(quoteChoice, aQuote({ monthly: 2700 }))]);
    expect((await screen.findAllByText('R$ 2.700,00 por mês')).length).toBeGreaterThan(0);
  });

  it('says a refusal beside the choice that it belongs to, and nowhere else', async () => {
    const { scene } = openSimulation(PATH, [
      ...AROUND,
      refuse(quoteChoice, 400, {
        message: 'Aroeira não tem essa cor.',
        notifications: [
          { key: 'Color', message: 'Aroeira não tem essa cor. Escolha outra.' },
        ],
      }),
    ]);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Aroeira não tem essa cor. Escolha outra.');
    expect(scene.popups).toEqual([]);
  });

  it('puts the car in the cart, remembers that there is one, and goes there', async () => {
    const saved = aSimulation();
    const { user, location, scene, transport } = openSimulation(PATH, [
      ...AROUND,
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, saved),
      answer(listSimulations, [saved]),
    ]);
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
    const choice = resolveChoice(CLASSES, readConfigure(new URLSearchParams(QUERY)));
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject(
      choice ? basketChoiceOf(choice, '5') : {},
    );
    expect(scene.stored('hasSimulations')).toBe('true');
    expect(await screen.findByRole('heading', { name: 'Sua simulação' })).toBeTruthy();
  });

  it('stores no price before the server has said it, and asks again on request', async () => {
    let broken = true;
    const fails = refuse(quoteChoice, 503, { message: 'Fora do ar.' });
    const { user, transport } = openSimulation(PATH, [
      ...AROUND,
      { ...PRICED, reply: (received) => (broken ? fails : PRICED).reply(received) },
    ]);
    await screen.findByText('Rodar Paulista');
    expect(
      await screen.findByText(/^Não conseguimos confirmar este preço agora\./),
    ).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Adicionar ao carrinho' })
        .disabled,
    ).toBe(true);
    expect(
      screen
        .getAllByRole<HTMLButtonElement>('button', { name: 'Enviar por e-mail' })
        .every(({ disabled }) => disabled),
    ).toBe(true);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await ready('Adicionar ao carrinho')).toBeTruthy();
    expect(transport.requestsOf(createSimulation)).toEqual([]);
  });

  it('keeps the choice and says so when saving fails', async () => {
    const { user, location } = openSimulation(PATH, [
      ...AROUND,
      unreachable(createSimulation),
    ]);
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Adicionar ao carrinho'));
    expect(
      await screen.findByText(
        'Não conseguimos salvar. Nada foi cobrado e suas escolhas continuam aqui. Tente de novo em instantes.',
      ),
    ).toBeTruthy();
    expect(location()).toBe(PATH);
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

  it('offers a place in the queue, and no guaranteed price, where a car comes by the queue', async () => {
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
    openSimulation('/simulador/configure-e-assine?modelo=aroeira', [
      ...AROUND,
      answer(listVehicleClasses, queued),
      answer(quoteChoice, aQuote({ delivery: queue })),
    ]);
    const join = await screen.findByRole('link', { name: 'Entrar na fila' });
    expect(join.getAttribute('href')).toBe('/pre-reserva/boreal');
    expect(screen.queryByRole('button', { name: 'Adicionar ao carrinho' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enviar por e-mail' })).toBeNull();
    expect(screen.getByText('não: vale o do dia da sua vez')).toBeTruthy();
  });

  it('says that a car is not sold here to a person, and why', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=mascate');
    expect(
      await screen.findByRole('heading', {
        name: 'Não encontramos esse carro para pessoa física em São Paulo, SP.',
      }),
    ).toBeTruthy();
    expect(await screen.findByText('O Mascate é só para empresas.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Pessoa jurídica' })).toBeTruthy();
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

  it('shows the package that the Lume lacks as one that can’t be chosen, and which one the price is for', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=lume&km=3000', AROUND);
    expect(
      await screen.findByText(
        'Você pediu 3.000 km por mês, e o Lume não tem esse pacote. O preço abaixo é o de 2.000 km.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^3\.000/ }).disabled,
    ).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2\.000/ }).checked).toBe(
      true,
    );
  });

  it('lists the cost of leaving in every month', async () => {
    openSimulation(PATH, AROUND);
    await screen.findByText('Ver o custo em todos os meses');
    expect(rowWith('do mês 1 ao 16')).toBe('do mês 1 ao 16 | R$ 10.548,00');
    expect(rowWith('no mês 18')).toBe('no mês 18 | R$ 9.493,20');
    expect(rowWith('no mês 36')).toBe('no mês 36 | R$ 0,00');
  });

  it('turns how somebody drives into a package, with the sum in view, and takes it over on a click', async () => {
    const { location } = openSimulation(
      '/simulador/configure-e-assine?modelo=aroeira',
      AROUND,
    );
    fireEvent.click(await screen.findByText('Não sei quanto rodo'));
    fireEvent.change(screen.getByLabelText('De casa ao trabalho, só ida (km)'), {
      target: { value: '18' },
    });
    fireEvent.change(screen.getByLabelText('Km em um fim de semana'), {
      target: { value: '60' },
    });
    fireEvent.change(screen.getByLabelText('Viagens por ano'), {
      target: { value: '4' },
    });
    fireEvent.change(screen.getByLabelText('Km de uma viagem, ida e volta'), {
      target: { value: '800' },
    });
    expect(rowWith('Trabalho: 2 × 18 km × 5 dias × 52 semanas ÷ 12')).toBe(
      'Trabalho: 2 × 18 km × 5 dias × 52 semanas ÷ 12 | 780 km',
    );
    expect(rowWith('Fins de semana: 60 km × 52 ÷ 12')).toBe(
      'Fins de semana: 60 km × 52 ÷ 12 | 260 km',
    );
    expect(rowWith('Viagens: 4 × 800 km ÷ 12')).toBe('Viagens: 4 × 800 km ÷ 12 | 267 km');
    expect(rowWith('1.307 km')).toBe('Por mês | 1.307 km');
    expect(rowWith('R$ 214,90')).toBe('1.000 km | R$ 2.549,00 | R$ 214,90 | R$ 2.763,90');
    fireEvent.click(screen.getByText('Usar o pacote de 1.500 km'));
    expect(screen.getByText('O pacote de 1.500 km está escolhido.')).toBeTruthy();
    await waitFor(() =>
      expect(location()).toBe(
        '/simulador/configure-e-assine?modelo=aroeira&km=1500&uso=18-5-60-4-800',
      ),
    );
  });

  it.each([
    ['1.200', '1.200', '1200'],
    ['1200', '1200', '1200'],
    ['800 km', '800 km', '800'],
    ['12,5', '12,5', '13'],
    ['9.000', '5000', '5000'],
  ])(
    'reads %j km as people write them, and in order once the field is left',
    async (written, meanwhile, left) => {
      const { location } = openSimulation(
        '/simulador/configure-e-assine?modelo=aroeira',
        AROUND,
      );
      fireEvent.click(await screen.findByText('Não sei quanto rodo'));
      const km = screen.getByLabelText<HTMLInputElement>('Km de uma viagem, ida e volta');
      fireEvent.change(km, { target: { value: written } });
      expect(km.value).toBe(meanwhile);
      fireEvent.blur(km);
      expect(km.value).toBe(left);
      await waitFor(() => expect(location()).toContain(`uso=0-5-0-0-${left}`));
    },
  );

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
});
