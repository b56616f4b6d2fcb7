import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getReservation, listVehicleClasses } from '@site/api-contract';
import { answer, CLASSES, guardConsole, refuse } from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const card = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement);
const slide = (name: string, step: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), {
    target: { value: String(step) },
  });

describe('the list of cars', () => {
  const PATH = '/simulador/assinatura-de-veiculos-mensal';

  it('shows each model with its price and condition', async () => {
    openSimulation(PATH);
    expect(
      await screen.findByRole('heading', { name: /Escolha o carro\..*O preço é este\./ }),
    ).toBeTruthy();
    expect(card('Aroeira').getByText('R$ 2.549,00 por mês')).toBeTruthy();
    expect(card('Aroeira').getByText('PF, 36 meses, 1.000 km por mês')).toBeTruthy();
    expect(screen.getByText('3 modelos')).toBeTruthy();
  });

  it('offers a way past the filters to the cars', async () => {
    openSimulation(PATH);
    await screen.findByText('3 modelos');
    const way = screen.getByRole('link', { name: 'Ir para os carros' });
    const cars = document.querySelector(way.getAttribute('href') ?? '');
    expect(cars?.contains(screen.getByRole('heading', { name: 'Lira' }))).toBe(true);
  });

  it('reprices every card by the sliders without a call, and keeps term and km in the URL', async () => {
    const { transport, location } = openSimulation(PATH);
    await screen.findByText('3 modelos');
    const asked = transport.requestsOf(listVehicleClasses).length;
    slide('Prazo', 4);
    slide('Km por mês', 0);
    expect(card('Aroeira').getByText('R$ 2.249,00 por mês')).toBeTruthy();
    expect(card('Lira').getByText('R$ 1.499,00 por mês')).toBeTruthy();
    expect(card('Lira').getByText('PF, 48 meses, 500 km por mês')).toBeTruthy();
    await waitFor(() => expect(location()).toBe(`${PATH}?prazo=48&km=500`));
    expect(transport.requestsOf(listVehicleClasses)).toHaveLength(asked);
    expect(
      await screen.findByText('3 modelos, a partir de R$ 1.499,00 por mês.'),
    ).toBeTruthy();
  });

  it('says which car has no package of 3.000 km and prices it at its largest', async () => {
    openSimulation(`${PATH}?km=3000`);
    await screen.findByText('3 modelos');
    expect(card('Lume').getByText('Não tem pacote de 3.000 km')).toBeTruthy();
    expect(card('Lume').getByText('PF, 36 meses, 2.000 km por mês')).toBeTruthy();
  });

  it('filters by class, and offers to clear filters that leave nothing', async () => {
    const { user, location } = openSimulation(`${PATH}?preco=1800`);
    await screen.findByText('1 modelo');
    await user.click(screen.getByRole('button', { name: 'SUV' }));
    expect(
      await screen.findByText('Nenhum carro atende a todos esses filtros.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('3 modelos')).toBeTruthy();
    await waitFor(() => expect(location()).toBe(PATH));
  });

  it('says which filter to drop when nothing passes, how many cars come back, and drops it', async () => {
    const { user, location } = openSimulation(`${PATH}?preco=1800&classe=suv&pronta=1`);
    await screen.findByText('Nenhum carro atende a todos esses filtros.');
    const ways = within(
      screen.getByRole('list', { name: 'O que remover, e quantos carros aparecem:' }),
    ).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
      ['Remover “Até R$ 1.800,00”aparece 1 carro, a partir de R$ 2.549,00 por mês'],
    );
    await user.click(
      screen.getByRole('button', { name: 'Remover “Até R$\u00a01.800,00”' }),
    );
    expect(card('Aroeira').getByText('R$ 2.549,00 por mês')).toBeTruthy();
    await waitFor(() => expect(location()).toBe(`${PATH}?classe=suv&pronta=1`));
  });

  it('filters by gearbox, fuel and seats, in the URL, and announces what is left', async () => {
    const { user, location } = openSimulation(PATH);
    await screen.findByText('3 modelos');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Câmbio' }),
      'Automático',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Lugares' }),
      '5 lugares ou mais',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Combustível' }),
      'Flex',
    );
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Aroeira']);
    const query = () => new URL(location(), 'https://rodar.test').searchParams;
    await waitFor(() =>
      expect(Object.fromEntries(query())).toEqual({
        cambio: 'automatico',
        lugares: '5',
        combustivel: 'flex',
      }),
    );
    expect(
      await screen.findByText('1 modelo, a partir de R$ 2.549,00 por mês.'),
    ).toBeTruthy();
  });

  it('leads to the configurator with the version and the conditions', async () => {
    openSimulation(`${PATH}?prazo=48`);
    await screen.findByText('3 modelos');
    expect(screen.getByRole('link', { name: 'Montar o Lira' }).getAttribute('href')).toBe(
      '/simulador/configure-e-assine?modelo=lira&versao=lira-essencial&cor=branco-nuvem&prazo=48&km=1000&tipo=pf',
    );
  });

  const withSignature = (signaturePaint: string) =>
    CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) => ({ ...model, signaturePaint })),
    }));
  const note = (name: string) => card(name).queryByText(/^Na foto/)?.textContent;

  it('shows a car in its signature paint and says what that costs, beside the same price', async () => {
    openSimulation(PATH, [answer(listVehicleClasses, withSignature('azul-fiorde'))]);
    await screen.findByText('3 modelos');
    expect(card('Lira').getByText('R$ 1.699,00 por mês')).toBeTruthy();
    expect(note('Lira')).toBe('Na foto: Azul Fiorde, +\u00a0R$\u00a039,00/mês');
    // In white it is in stock, in blue it is not.
    expect(note('Aroeira')).toBe(
      'Na foto: Azul Fiorde, +\u00a0R$\u00a039,00/mês, sob encomenda',
    );
    const lira = screen.getByRole('heading', { name: 'Lira' }).closest('li');
    const painted = lira?.querySelector('[data-paint]');
    expect(painted?.getAttribute('data-paint')).toBe('azul-fiorde');
    expect(screen.getByRole('link', { name: 'Montar o Lira' }).getAttribute('href')).toBe(
      '/simulador/configure-e-assine?modelo=lira&versao=lira-essencial&cor=branco-nuvem&prazo=36&km=1000&tipo=pf',
    );
  });

  it('shows a car that is picked to compare in the paint of its card', async () => {
    const { user } = openSimulation(PATH, [
      answer(listVehicleClasses, withSignature('azul-fiorde')),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Comparar Lira' }));
    const tray = await screen.findByRole('complementary', {
      name: 'Carros para comparar',
    });
    expect(tray.querySelector('img')?.getAttribute('src')).toBe(
      '/media/cars/lira-azul-fiorde.svg',
    );
  });

  it('says nothing of a paint that costs nothing', async () => {
    openSimulation(PATH, [answer(listVehicleClasses, withSignature('branco-nuvem'))]);
    await screen.findByText('3 modelos');
    expect(note('Lira')).toBeUndefined();
  });

  const queue = { kind: 'queue', businessDays: 45, date: '2027-01-26' } as const;
  const QUEUED = CLASSES.map((one) => ({
    ...one,
    vehicleModels: one.vehicleModels.map((model) =>
      model.modelSlug === 'lira'
        ? { ...model, delivery: queue, deliveryToOrder: queue }
        : model,
    ),
  }));

  it("offers 'Montar' to whose turn in the queue it is, and says until when", async () => {
    openSimulation(PATH, [
      answer(listVehicleClasses, QUEUED),
      answer(getReservation, {
        ...{ number: 12, model: 'Lira', createdAt: '2026-11-23T15:00:00.000Z' },
        ...{ state: 'called', calledUntil: '2026-11-28' },
      }),
    ]);
    await screen.findByText('Sua vez até 28/11/2026');
    expect(
      card('Lira').getByRole('link', { name: 'Montar o Lira' }).getAttribute('href'),
    ).toMatch(/^\/simulador\/configure-e-assine\?modelo=lira/);
    expect(screen.queryByRole('link', { name: 'Entrar na fila do Lira' })).toBeNull();
  });

  it("offers a place in the queue instead of 'Montar' where a car comes by the queue alone", async () => {
    openSimulation(PATH, [
      answer(listVehicleClasses, QUEUED),
      answer(getReservation, null),
    ]);
    await screen.findByText('Só na pré-reserva');
    const join = card('Lira').getByRole('link', { name: 'Entrar na fila do Lira' });
    expect(join.getAttribute('href')).toBe('/pre-reserva/boreal');
    expect(screen.queryByRole('link', { name: 'Montar o Lira' })).toBeNull();
  });

  it('says what is safe when the catalogue does not answer, and tries again', async () => {
    openSimulation(PATH, [refuse(listVehicleClasses, 503, { message: 'Fora do ar.' })]);
    expect(
      await screen.findByRole('heading', {
        name: 'Não conseguimos carregar os carros agora.',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });

  it('says of the models that term and km are on this page, and what comes on the next', async () => {
    openSimulation('/simulador/escolher-alugar-carro-mensal');
    await screen.findByText('3 modelos');
    expect(screen.getByRole('slider', { name: 'Prazo' })).toBeTruthy();
    expect(
      screen.getByText(
        'Mude prazo e km aqui e compare. Versão, cor e opcionais vêm na próxima tela, com o preço de cada um.',
      ),
    ).toBeTruthy();
  });

  it('puts the car that the visitor came for first', async () => {
    openSimulation('/simulador/escolher-alugar-carro-mensal?modelo=aroeira');
    await screen.findByText('3 modelos');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Aroeira');
    expect(screen.getByText('Você veio por este')).toBeTruthy();
  });
});
