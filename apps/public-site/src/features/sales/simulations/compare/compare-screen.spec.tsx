import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getAreaSupport,
  getReservation,
  getTechnicalSheet,
  listVehicleClasses,
} from '@site/api-contract';
import {
  aModelSheet,
  answer,
  aSheetVersion,
  aTechnicalSheet,
  CLASSES,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();
// The list and its filters in jsdom are slow on a busy machine.
jest.setTimeout(60_000);

const PATH = '/simulador/comparar';
const LIST = '/simulador/assinatura-de-veiculos-mensal';
const sideBySide = async () =>
  within(await screen.findByRole('table', { name: 'Lado a lado' }));
const headOf = async (name: RegExp) =>
  (await sideBySide()).getByRole('columnheader', { name });

describe('the picked cars on a page of their own', () => {
  it('opens from the list with the cars that were marked there', async () => {
    const { user, location } = openSimulation(LIST);
    await screen.findByText('3 modelos');
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Lira' }));
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Aroeira' }));
    expect(screen.getByText('R$ 850,00 a mais por mês')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Comparar 2' }));
    expect((await sideBySide()).getAllByRole('columnheader')).toHaveLength(2);
    expect(location()).toBe(`${PATH}?comparar=lira%2Caroeira`);
  });

  it.each([LIST, '/simulador/escolher-alugar-carro-mensal'])(
    'is where cars to compare in the address of %s lead',
    async (list) => {
      const { location } = openSimulation(`${list}?comparar=lira,aroeira&prazo=48`, [
        answer(getTechnicalSheet, aModelSheet()),
      ]);
      await screen.findByText('Consumo e autonomia pelo PBE Veicular, do Inmetro.');
      expect(location()).toBe(`${PATH}?comparar=lira,aroeira&prazo=48`);
    },
  );

  it('has the picture of each car above its name, price and the condition of that price', async () => {
    openSimulation(`${PATH}?comparar=lira,aroeira`);
    const head = await headOf(/Aroeira/);
    const pictures = [...document.querySelectorAll('.comparison-cars .stage')];
    expect(pictures.map((stage) => stage.getAttribute('data-model'))).toEqual([
      'lira',
      'aroeira',
    ]);
    expect(within(head).getByText('R$ 2.549,00 por mês')).toBeTruthy();
    expect(within(head).getByText('PF, 36 meses, 1.000 km por mês')).toBeTruthy();
    expect(within(head).getByText('R$ 850,00 a mais')).toBeTruthy();
    expect(within(await headOf(/^Lira/)).getByText('menor')).toBeTruthy();
  });

  it('marks the best of each row with its reason, and none where all are alike', async () => {
    openSimulation(`${PATH}?comparar=lira,aroeira`);
    const table = await sideBySide();
    for (const name of [
      /Total do contrato R\$\s61\.164,00 menor R\$\s91\.764,00$/,
      /Sair no mês 12 R\$\s6\.796,00 menor R\$\s10\.196,00$/,
      /^Lugares 5 5$/,
    ])
      expect(table.getByRole('row', { name })).toBeTruthy();
  });

  it.each([
    ['suv', /^Porta-malas 290\slitros 400\slitros maior$/],
    ['picape', /^Volume de carga 290\slitros 400\slitros$/],
  ] as const)('compares room for luggage with a %s', async (slug, name) => {
    const classes = CLASSES.map((one) =>
      one.vehicleModels.some(({ modelSlug }) => modelSlug === 'aroeira')
        ? { ...one, slug }
        : one,
    );
    openSimulation(`${PATH}?comparar=lira,aroeira`, [
      answer(listVehicleClasses, classes),
      answer(getTechnicalSheet, ({ params: { modelSlug } }) => {
        const model = CLASSES.flatMap(({ vehicleModels }) => vehicleModels).find(
          (one) => one.modelSlug === modelSlug,
        );
        const bootLitres = modelSlug === 'lira' ? 290 : 400;
        return aModelSheet({
          modelSlug,
          versions: (model?.versions ?? []).map((version) =>
            aSheetVersion({ slug: version.slug, sheet: aTechnicalSheet({ bootLitres }) }),
          ),
        });
      }),
    ]);
    expect(await (await sideBySide()).findByRole('row', { name })).toBeTruthy();
  });

  it('calls the bed of a pickup a bed where no other kind stands beside it', async () => {
    const classes = CLASSES.map((one) => ({ ...one, slug: 'picape' as const }));
    openSimulation(`${PATH}?comparar=lira,aroeira`, [
      answer(listVehicleClasses, classes),
      answer(getTechnicalSheet, ({ params: { modelSlug } }) => {
        const slug = modelSlug === 'lira' ? 'lira-essencial' : 'aroeira-evolucao';
        const sheet = aTechnicalSheet({ bootLitres: modelSlug === 'lira' ? 650 : 930 });
        return aModelSheet({ modelSlug, versions: [aSheetVersion({ slug, sheet })] });
      }),
    ]);
    const table = await sideBySide();
    await table.findByRole('row', {
      name: /^Caçamba 650\slitros 930\slitros maior$/,
    });
  });

  it('shows only what differs when asked', async () => {
    const { user } = openSimulation(`${PATH}?comparar=lira,aroeira`);
    const table = await sideBySide();
    await user.click(screen.getByRole('checkbox', { name: 'Só o que muda' }));
    expect(table.queryByRole('row', { name: /^Lugares/ })).toBeNull();
    expect(table.getByRole('row', { name: /^Motor/ })).toBeTruthy();
  });

  it('says at each car how many km its price is for, and names no winner where they differ', async () => {
    openSimulation(`${PATH}?comparar=lira,lume&km=3000&tipo=pj`);
    const table = await sideBySide();
    expect(table.getByRole('row', { name: 'Km por mês 3.000 km 2.000 km' })).toBeTruthy();
    expect(
      within(await headOf(/Lume/)).getByText('PJ, 36 meses, 2.000 km por mês'),
    ).toBeTruthy();
    expect(table.getByRole('row', { name: /^Total/ }).textContent).not.toContain('menor');
    expect((await headOf(/^Lira/)).textContent).not.toContain('menor');
  });

  it('names no winner of three of which two cost the least', async () => {
    const [lira] = CLASSES.flatMap(({ vehicleModels }) => vehicleModels);
    const alike = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) =>
        model.modelSlug === 'aroeira'
          ? { ...model, versions: lira?.versions ?? [] }
          : model,
      ),
    }));
    openSimulation(`${PATH}?comparar=lira,aroeira,lume`, [
      answer(listVehicleClasses, alike),
    ]);
    const table = await sideBySide();
    expect(table.getByRole('row', { name: /^Total/ }).textContent).not.toContain('menor');
    expect((await headOf(/^Lira/)).textContent).not.toContain('menor');
  });

  it('lets a narrow window choose two of three', async () => {
    const { user } = openSimulation(`${PATH}?comparar=lira,aroeira,lume`);
    const asides = async () =>
      (await sideBySide())
        .getAllByRole('columnheader')
        .map((head) => head.hasAttribute('data-aside'));
    expect(await asides()).toEqual([false, false, true]);
    await user.click(screen.getByRole('radio', { name: 'Lira e Lume' }));
    expect(await asides()).toEqual([false, true, false]);
  });

  it('reprices all cars for another term', async () => {
    const { location } = openSimulation(`${PATH}?comparar=lira,aroeira`);
    fireEvent.change(await screen.findByRole('slider', { name: 'Prazo' }), {
      target: { value: '4' },
    });
    expect(within(await headOf(/^Lira/)).getByText(/^PF, 48 meses/)).toBeTruthy();
    await waitFor(() => expect(location()).toContain('prazo=48'));
  });

  it('takes a car out and leads back to the list with the others marked', async () => {
    const { user } = openSimulation(`${PATH}?comparar=lira,aroeira,lume`);
    await sideBySide();
    await user.click(screen.getByRole('button', { name: 'Tirar o Aroeira' }));
    await user.click(screen.getByRole('link', { name: 'Incluir outro carro' }));
    await screen.findByText('3 modelos');
    for (const [name, isMarked] of [
      ['Lira', true],
      ['Aroeira', false],
      ['Lume', true],
    ] as const)
      expect(
        screen.getByRole<HTMLInputElement>('checkbox', { name: `Comparar ${name}` })
          .checked,
      ).toBe(isMarked);
  });
});

describe('a comparison that lacks something', () => {
  it('asks for cars when the address names none', async () => {
    openSimulation(PATH);
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Nenhum carro para comparar. Marque dois ou três na lista.',
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Escolher os carros' }).getAttribute('href'),
    ).toBe(LIST);
  });

  it('offers the second car beside one that stands alone, the nearest price first', async () => {
    const { user } = openSimulation(`${PATH}?comparar=lira`);
    const part = within(
      await screen.findByRole('region', { name: 'Comparar o Lira com' }),
    );
    const links = part.getAllByRole('button');
    const prices = links.map(({ textContent }) =>
      Number(/R\$\s([\d.]+),/.exec(textContent ?? '')?.[1]?.replace('.', '')),
    );
    expect(links.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(part.queryByText('Lira')).toBeNull();
    // Nothing is bold yet.
    screen.getByText(/^Preços e entrega em São Paulo, SP, .*carro\.$/);
    expect(screen.queryByRole('checkbox', { name: 'Só o que muda' })).toBeNull();
    const aroeira = part.getByRole('button', { name: /^Aroeira/ });
    await user.click(aroeira);
    await headOf(/^Aroeira/);
    expect(await headOf(/^Lira/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Comparar o Lira com' })).toBeNull();
    const cars = screen.getByRole('group', { name: 'Lado a lado' });
    expect(document.activeElement).toBe(cars);
  });

  it('offers no car beside one that stands alone where it is not delivered', async () => {
    const withoutAroeira = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) =>
        model.modelSlug === 'aroeira' ? { ...model, available: false } : model,
      ),
    }));
    openSimulation(`${PATH}?comparar=lira`, [answer(listVehicleClasses, withoutAroeira)]);
    const part = within(
      await screen.findByRole('region', { name: 'Comparar o Lira com' }),
    );
    expect(part.getAllByRole('button')).not.toEqual([]);
    expect(part.queryByRole('button', { name: /^Aroeira/ })).toBeNull();
  });

  it('says that a car of the address is not for sale, and compares the others', async () => {
    openSimulation(`${PATH}?comparar=gone,lira,aroeira`);
    expect(
      await screen.findByText(
        'Um carro deste endereço não está à venda aqui, por isso não aparece.',
      ),
    ).toBeTruthy();
    expect((await sideBySide()).getAllByRole('columnheader')).toHaveLength(2);
  });

  it('asks for cars when none of the address is for sale', async () => {
    openSimulation(`${PATH}?comparar=gone,lost`);
    expect(
      await screen.findByText(
        '2 carros deste endereço não estão à venda aqui, por isso não aparecem.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Escolher os carros' })).toBeTruthy();
  });

  it('says whose place the prices are of until the visitor names one, and leads back from the choice', async () => {
    openSimulation(`${PATH}?comparar=lira,aroeira`);
    expect(
      await screen.findByText(/^Preços e entrega em São Paulo, SP, até você dizer/),
    ).toBeTruthy();
    const change = screen.getByRole('link', { name: 'Trocar o lugar da entrega' });
    expect(
      new URL(change.getAttribute('href') ?? '', 'https://rodar.test').searchParams.get(
        'destino',
      ),
    ).toBe(`${PATH}?comparar=lira%2Caroeira`);
  });

  it('takes the remembered place', async () => {
    const place = {
      city: 'Campinas',
      state: 'SP',
      latitude: -22.9056,
      longitude: -47.0608,
    };
    openSimulation(`${PATH}?comparar=lira,aroeira`, [], {
      remembered: { simulation: JSON.stringify({ place, clientType: 1 }) },
    });
    expect(
      await screen.findByText(
        'Preços e entrega em Campinas, SP. Em negrito, o melhor de cada linha.',
      ),
    ).toBeTruthy();
  });

  it('never compares prices of people as those of companies, not even when theirs fail', async () => {
    const people = answer(listVehicleClasses, CLASSES).reply;
    const refused = refuse(listVehicleClasses, 503).reply;
    const { user } = openSimulation(`${PATH}?comparar=lira,aroeira`, [
      {
        call: listVehicleClasses,
        reply: (request) =>
          (request.params?.['type'] === '2' ? refused : people)(request),
      },
    ]);
    await headOf(/^Lira/);
    await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
    await screen.findByText('Não conseguimos carregar os carros agora.');
    expect(screen.queryByText('PJ, 36 meses, 1.000 km por mês')).toBeNull();
  });

  it('promises no day where nobody delivers, and names the nearest place', async () => {
    const farAway = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) => ({ ...model, available: false })),
    }));
    openSimulation(`${PATH}?comparar=lira,aroeira&lugar=Manaus,AM,-3.119,-60.0217`, [
      answer(listVehicleClasses, farAway),
      answer(getAreaSupport, { supported: false, nearest: null }),
    ]);
    expect(
      (await sideBySide()).getByRole('row', {
        name: 'Entrega Ainda não entregamos aqui Ainda não entregamos aqui',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Manaus');
  });

  it('leads into the queue of a car that comes by it alone', async () => {
    const queue = { kind: 'queue', businessDays: 45, date: '2027-01-26' } as const;
    const queued = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) =>
        model.modelSlug === 'lira'
          ? { ...model, delivery: queue, deliveryToOrder: queue }
          : model,
      ),
    }));
    openSimulation(`${PATH}?comparar=lira,aroeira`, [
      answer(listVehicleClasses, queued),
      answer(getReservation, null),
    ]);
    const table = await sideBySide();
    await table.findByRole('link', { name: 'Entrar na fila do Lira' });
    expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Entrar na fila do Lira',
      'Ficha técnica do Lira',
      'Montar o Aroeira',
      'Ficha técnica do Aroeira',
    ]);
  });

  it('tries again where the cars did not come', async () => {
    const { user, transport } = openSimulation(`${PATH}?comparar=lira,aroeira`, [
      refuse(listVehicleClasses, 503),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() =>
      expect(transport.requestsOf(listVehicleClasses).length).toBeGreaterThan(1),
    );
  });
});
