import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  listSimulations,
  quoteChoice,
} from '@site/api-contract';
import { basketChoiceOf, resolveChoice } from '@site/api-contract/pricing';
import { readConfigure } from '@site/simulator';
import {
  answer,
  aQuote,
  aSimulation,
  CLASSES,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { openSimulation, ready } from '../testing/open-simulation';
import { AROUND, PATH, PRICED, QUERY, rowWith } from './testing/configurator';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

describe('the configurator', () => {
  it('shows the month line by line and the cost of leaving in the middle of the contract', async () => {
    openSimulation(PATH, AROUND);
    expect(
      await screen.findByRole('heading', { name: 'Aroeira', level: 1 }),
    ).toBeTruthy();
    expect(rowWith('Seguro')).toBe('Seguro | R$ 287,88');
    expect(rowWith('Mensalidade, fixa por 36 meses')).toBe(
      'Mensalidade, fixa por 36 meses | R$ 2.637,00',
    );
    expect(screen.getByText('Mensalidade, fixa por 36 meses').textContent).toBe(
      'Mensalidade, fixa por 36\u00a0meses',
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

  it('keeps the numbers of engine and gearbox on one line with their units', async () => {
    openSimulation(PATH.replace(/modelo=[^&]+/, 'modelo=lira'), AROUND);
    const gearbox = await screen.findByText('Manual, 5 marchas');
    expect(gearbox.textContent).toBe('Manual, 5\u00a0marchas');
    expect(screen.getByText('1.0 flex, 71 cv').textContent).toBe('1.0 flex, 71\u00a0cv');
  });

  it('shows the car from the front, from behind and from the side, each in the chosen color', async () => {
    const { user } = openSimulation(PATH, AROUND);
    await screen.findByRole('heading', { name: 'Aroeira', level: 1 });
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names).toEqual(['Frente', 'Traseira', 'Lateral']);
    await user.click(screen.getByRole('tab', { name: 'Traseira' }));
    expect(screen.getByAltText('Aroeira Azul Fiorde, traseira')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Branco Nuvem/ }));
    const rear = screen.getByAltText('Aroeira Branco Nuvem, traseira').closest('.car');
    expect(rear?.querySelector('.car-paint')?.getAttribute('data-paint')).toBe(
      'branco-nuvem',
    );
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
        message: 'O Aroeira não tem essa cor.',
        notifications: [
          { key: 'Color', message: 'O Aroeira não tem essa cor. Escolha outra.' },
        ],
      }),
    ]);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('O Aroeira não tem essa cor. Escolha outra.');
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
    // The bar at the foot of the window shows it; a notice above the car would move the page.
    const said = await screen.findByText(/^Não conseguimos confirmar este preço agora\./);
    expect(said.getAttribute('role')).toBe('alert');
    expect(said.className).toBe('vh');
    expect(screen.queryByRole('button', { name: 'Adicionar ao carrinho' })).toBeNull();
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

  it('says at the foot of the window why nothing can be stored, and asks again from there', async () => {
    let broken = true;
    const away = unreachable(quoteChoice);
    const { user } = openSimulation(PATH, [
      ...AROUND,
      { ...PRICED, reply: (received) => (broken ? away : PRICED).reply(received) },
    ]);
    const why = await screen.findByText('Preço não confirmado');
    expect(why.closest('.buy-bar')?.textContent).toContain('36 meses, 1.000 km por mês');
    expect(screen.queryByRole('button', { name: 'Adicionar ao carrinho' })).toBeNull();
    broken = false;
    const again = screen.getByRole('button', { name: 'Tentar de novo' });
    expect(again.closest('.buy-bar')).toBeTruthy();
    await user.click(again);
    expect(await ready('Adicionar ao carrinho')).toBeTruthy();
    expect(screen.queryByText('Preço não confirmado')).toBeNull();
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

  it("says the server's own sentence in place, and in no popup", async () => {
    const said = 'Estamos em manutenção até as 15h.';
    const { user, scene } = openSimulation(PATH, [
      ...AROUND,
      refuse(createSimulation, 503, { message: said }),
    ]);
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Adicionar ao carrinho'));
    await screen.findByText(said);
    expect(scene.popups).toEqual([]);
    expect(scene.notices).toEqual([]);
  });
});
