import { screen, waitFor, within } from '@testing-library/react';
import {
  getStockChoices,
  listStockCars,
  saveStock,
  signOut,
  type StockChoices,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aReservedCar,
  aStockItem,
  aViewer,
  guardConsole,
  refuse,
  stockOf,
} from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const [lira, reserved] = [aStockItem(), aReservedCar()];
const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/estoque';
const dealer = aViewer('dealer');
const CHANGE = 'Mudar: Lira Essencial 1.0 MT, Branco Nuvem';
const change = () => screen.findByRole('button', { name: CHANGE });
const withdraw = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await change());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Retirar do estoque' }));
};
const bar = () => within(screen.getByRole('region', { name: 'A enviar' }));
const choices: StockChoices = {
  versions: [{ slug: 'lira-essencial', name: 'Lira Essencial 1.0 MT' }],
  paints: [
    { slug: 'branco-nuvem', name: 'Branco Nuvem' },
    { slug: 'prata-lua', name: 'Prata Lua' },
  ],
  free: [{ version: 'lira-essencial', paint: 'branco-nuvem', quantity: 2 }],
};

describe('a car in the stock', () => {
  const fill = async (
    user: ReturnType<typeof open>['user'],
    color: string,
    quantity: string,
  ) => {
    await user.click(await screen.findByRole('button', { name: 'Incluir carro' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(
      await dialog.findByLabelText('Carro'),
      'Lira Essencial 1.0 MT',
    );
    await user.selectOptions(dialog.getByLabelText('Cor'), color);
    await user.clear(dialog.getByLabelText('Quantos carros chegaram'));
    await user.type(dialog.getByLabelText('Quantos carros chegaram'), quantity);
    return dialog;
  };

  it('that arrived counts with those that are there', async () => {
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(listStockCars, stockOf(lira)),
        answer(getStockChoices, choices),
        answer(saveStock, { ok: true }),
      ],
    });
    const dialog = await fill(user, 'Branco Nuvem', '3');
    dialog.getByText('Hoje: 2 carros livres. Com estes: 5.');
    expect(asksOnReload()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Incluir no estoque' }));
    await screen.findByText(
      'Lira Essencial 1.0 MT, Branco Nuvem: agora há 5 carros livres.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asksOnReload()).toBe(false);
    expect(transport.requestsOf(saveStock)[0]).toMatchObject({
      params: { version: 'lira-essencial', paint: 'branco-nuvem' },
      body: { quantity: 5, seen: 2 },
    });
  });

  it('is named whole before it is sent', async () => {
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [answer(listStockCars, stockOf(lira)), answer(getStockChoices, choices)],
    });
    await user.click(await screen.findByRole('button', { name: 'Incluir carro' }));
    const dialog = within(await screen.findByRole('dialog'));
    const quantity = await dialog.findByLabelText('Quantos carros chegaram');
    await user.clear(quantity);
    await user.type(quantity, '0');
    await user.click(dialog.getByRole('button', { name: 'Incluir no estoque' }));
    await dialog.findByText('Escolha o carro.');
    dialog.getByText('Escolha a cor.');
    dialog.getByText('Informe quantos carros.');
    expect(transport.requestsOf(saveStock)).toEqual([]);
  });

  it('that somebody counted first is said, and what was typed stays and counts anew', async () => {
    const message =
      'Rui Sá mudou este carro em 23/11/2026, 10:01. Agora há 4 carros livres.';
    let free = 2;
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(listStockCars, () => stockOf({ ...lira, quantity: free })),
        refuse(saveStock, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    await user.click(await change());
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByLabelText('Carros livres');
    await user.clear(field);
    await user.type(field, '7');
    free = 4;
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    expect(field).toHaveProperty('value', '7');
    await dialog.findByText(/^Hoje: 4 carros livres\./);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(transport.requestsOf(saveStock).map(({ body }) => body)).toEqual([
        { quantity: 7, seen: 2 },
        { quantity: 7, seen: 4 },
      ]),
    );
  });

  it('waits before it leaves the stock, and undone is left where it was', async () => {
    const { user, transport, location } = open(`${PAGE}?situacao=livres`, {
      viewer: dealer,
      answers: [answer(listStockCars, stockOf(lira)), answer(saveStock, { ok: true })],
    });
    await withdraw(user);
    bar().getByText('Lira Essencial 1.0 MT, Branco Nuvem');
    bar().getByText(/^2 carros livres saem do estoque em \d+ s$/);
    expect(document.activeElement?.textContent).toBe(
      'Sai do estoque em instantes. Dá para desfazer.',
    );
    expect(screen.queryByRole('button', { name: CHANGE })).toBeNull();
    expect(asksOnReload()).toBe(true);
    await user.keyboard('z');
    const again = await change();
    await waitFor(() => expect(document.activeElement).toBe(again));
    await withdraw(user);
    await user.click(screen.getByRole('link', { name: 'Importar planilha' }));
    await screen.findByRole('heading', { level: 1, name: 'Importar estoque' });
    await user.click(bar().getByRole('button', { name: 'Desfazer' }));
    const back = await change();
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(location()).toBe(`${PAGE}?situacao=livres`);
    expect(asksOnReload()).toBe(false);
    expect(transport.requestsOf(saveStock)).toEqual([]);
  });

  it('leaves the stock when nobody undid it', async () => {
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(listStockCars, stockOf({ ...lira, quantity: 1 })),
        answer(saveStock, { ok: true }),
      ],
    });
    await withdraw(user);
    bar().getByText(/^1\scarro livre sai do estoque em \d+ s$/);
    await user.click(bar().getByRole('button', { name: 'Retirar agora' }));
    await bar().findByText('Saiu do estoque.');
    expect(transport.requestsOf(saveStock)[0]?.body).toEqual({ quantity: 0, seen: 1 });
  });

  it('leaves the stock before its dealer signs out', async () => {
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(listStockCars, stockOf(lira)),
        answer(saveStock, { ok: true }),
        answer(signOut, null as never),
      ],
    });
    await withdraw(user);
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(transport.requestsOf(signOut)).toHaveLength(1));
    expect(transport.requestsOf(saveStock)).toHaveLength(1);
  });

  it('that a contract reserved meanwhile stays, and the contract is named', async () => {
    const message =
      'O contrato C-2611-0001 reservou este carro em 23/11/2026, 10:01, e carro reservado não sai do estoque. Agora não há carro livre.';
    let rows = [lira];
    const { user } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(listStockCars, () => stockOf(...rows)),
        refuse(saveStock, 409, { message, reason: 'car-reserved' }),
      ],
    });
    await withdraw(user);
    rows = [reserved];
    await user.click(bar().getByRole('button', { name: 'Retirar agora' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Lira Essencial 1.0 MT, Branco Nuvem: ${message}`,
    );
    // No car is left to withdraw.
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: CHANGE })).toBeNull(),
    );
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
  });
});
