import { screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  getSimulation,
  quoteChoice,
  quoteGuaranteed,
  updateBasket,
} from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { openSimulation, ready } from '../../testing/open-simulation';
import { AROUND, EDIT } from '../testing/edited-simulation';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const CART = '/simulador/carrinho';

describe('a simulation that another window has changed', () => {
  const newer = aSimulation({
    basket: aBasket({
      revision: 2,
      paint: 'branco-nuvem',
      paintName: 'Branco Nuvem',
      term: 48,
      dealershipId: '5',
      dealershipName: 'Rodar Santana',
      dealershipPlace: 'São Paulo, SP',
    }),
  });
  const CONFLICT = refuse(updateBasket, 409, {
    message: 'Esta simulação mudou em outra janela.',
    reason: 'basket-changed',
    notifications: [{ key: 'Revision', message: '2' }],
  });

  /** The visitor started with revision 1 and learns of a newer one when saving. */
  async function meet(answers: readonly Answer[] = []) {
    let stored = aSimulation({ basket: aBasket({ revision: 1, term: 24 }) });
    let conflicts = 1;
    const once = answer(updateBasket, () => newer);
    const first = {
      call: updateBasket,
      reply: (received: Parameters<Answer['reply']>[0]) =>
        conflicts-- > 0 ? CONFLICT.reply(received) : once.reply(received),
    };
    const view = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, () => stored),
      first,
      ...answers,
    ]);
    await screen.findByText('Você está editando a simulação RD-7K2M-48.');
    await screen.findByText('Rodar Paulista');
    stored = newer;
    await view.user.click(await ready('Salvar mudanças'));
    return {
      ...view,
      dialog: within(
        await screen.findByRole('dialog', {
          name: 'Esta simulação mudou em outro lugar',
        }),
      ),
    };
  }

  it('stands beside the own choice, with what differs marked', async () => {
    const { dialog } = await meet();
    expect(
      dialog.getByRole('row', { name: 'Prazo diferente 36 meses 48 meses' }),
    ).toBeTruthy();
    expect(
      dialog.getByRole('row', { name: 'Cor diferente Azul Fiorde Branco Nuvem' }),
    ).toBeTruthy();
    expect(
      dialog.getByRole('row', {
        name: 'Loja diferente Rodar Paulista, em São Paulo, SP Rodar Santana, em São Paulo, SP',
      }),
    ).toBeTruthy();
    expect(
      dialog.getByRole('row', { name: 'Km por mês 1.000 km por mês 1.000 km por mês' }),
    ).toBeTruthy();
  });

  it("gives way to the own choice: 'Ficar com a minha'", async () => {
    const { user, dialog, location, transport } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Ficar com a minha' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(updateBasket).map(({ body }) => body)).toMatchObject([
      { revision: 1, term: 36 },
      { revision: 2, term: 36, paint: 'azul-fiorde' },
    ]);
  });

  it("is taken over, and the own choice can be had back: 'Ficar com a mais nova'", async () => {
    const { user, dialog, location } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Ficar com a mais nova' }));
    expect(
      await screen.findByText('Você ficou com a mais nova. Ela está como você vê aqui.'),
    ).toBeTruthy();
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^48 meses/ }).checked,
    ).toBe(true);
    expect(location()).toContain('revisao=2');
    await user.click(screen.getByRole('button', { name: 'Voltar à minha escolha' }));
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^36 meses/ }).checked,
    ).toBe(true);
  });

  it("stays as it is while the own choice becomes another simulation: 'Guardar as duas'", async () => {
    const { user, dialog, location, transport } = await meet([
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, aSimulation()),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Guardar as duas' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject({
      term: 36,
      paint: 'azul-fiorde',
    });
    expect(transport.requestsOf(updateBasket)).toHaveLength(1);
  });

  it('keeps the focus on the pressed button while both are stored, and stores them only once', async () => {
    const page = await meet([neverAnswer(createSimulation)]);
    const both = page.dialog.getByRole('button', { name: 'Guardar as duas' });
    await pressTwice(page, both, createSimulation);
  });

  it("becomes another simulation at the price of today, whatever the guarantee of the first: 'Guardar as duas'", async () => {
    const own = aQuote({
      monthly: 2449,
      contractTotal: 88_164,
      priceTable: 'Tabela 2026-10',
      validUntil: '2099-11-28T12:00:00.000Z',
    });
    const guaranteed = (revision: number) =>
      aSimulation({ basket: aBasket({ revision, term: 24 * revision, quote: own }) });
    let stored = guaranteed(1);
    const conflict: Answer = {
      ...CONFLICT,
      reply: (received) => {
        stored = guaranteed(2);
        return CONFLICT.reply(received);
      },
    };
    const { user, location, transport } = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, () => stored),
      answer(quoteGuaranteed, own),
      conflict,
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, aSimulation()),
    ]);
    await screen.findByRole('radio', {
      name: /^Ficar com o preço garantido/,
      checked: true,
    });
    await user.click(await ready('Salvar mudanças'));
    await user.click(await screen.findByRole('button', { name: 'Guardar as duas' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject({
      term: 36,
      priceTable: aQuote().priceTable,
    });
  });

  it('is noticed by a page that is opened again later, before anything is saved', async () => {
    const { user, transport } = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, newer),
    ]);
    expect(
      await screen.findByText(
        'Esta simulação mudou em outra janela ou aparelho enquanto você editava.',
      ),
    ).toBeTruthy();
    await user.click(await ready('Salvar mudanças'));
    expect(
      await screen.findByRole('dialog', { name: 'Esta simulação mudou em outro lugar' }),
    ).toBeTruthy();
    expect(transport.requestsOf(updateBasket)).toEqual([]);
  });

  it('is no matter where both say the same', async () => {
    openSimulation(`${EDIT}&loja=5`, [
      ...AROUND,
      answer(
        getSimulation,
        aSimulation({
          basket: aBasket({ revision: 2, paint: 'azul-fiorde', dealershipId: '5' }),
        }),
      ),
    ]);
    expect(
      await screen.findByText('Você está editando a simulação RD-7K2M-48.'),
    ).toBeTruthy();
    expect(screen.queryByText(/mudou em outra janela/)).toBeNull();
  });
});

describe('a simulation that leaves the dealership to the nearest one', () => {
  const open = (url: string) =>
    openSimulation(url, [
      ...AROUND,
      answer(getSimulation, aSimulation({ basket: aBasket({ term: 24 }) })),
      answer(updateBasket, aSimulation({ basket: aBasket({ revision: 2 }) })),
    ]);
  const save = async ({ user, location }: ReturnType<typeof open>) => {
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Salvar mudanças'));
    await waitFor(() => expect(location()).toBe(CART));
  };

  it('goes on doing so when its term alone is changed', async () => {
    const page = open(EDIT);
    await save(page);
    expect(page.transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
      term: 36,
      dealershipId: null,
    });
  });

  it('keeps the focus on the pressed button while it is saved, and saves only once', async () => {
    const page = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, aSimulation({ basket: aBasket({ term: 24 }) })),
      neverAnswer(updateBasket),
    ]);
    await screen.findByText('Rodar Paulista');
    await pressTwice(page, await ready('Salvar mudanças'), updateBasket);
    screen.getByRole('button', { name: 'Salvando...', busy: true });
  });

  it('takes the dealership that is chosen, be it the nearest', async () => {
    const page = open(`${EDIT}&loja=5`);
    await save(page);
    expect(page.transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
      dealershipId: '5',
    });
  });
});

it('a simulation that could not be read is told once, and stored as no other one', async () => {
  let isAway = true;
  const there = answer(getSimulation, aSimulation({ basket: aBasket({ term: 24 }) }));
  const away = refuse(getSimulation, 500, { message: 'Fora do ar.' });
  const { user, scene, transport } = openSimulation(EDIT, [
    ...AROUND,
    { ...there, reply: (request) => (isAway ? away : there).reply(request) },
  ]);
  await screen.findByText(
    /^Não conseguimos abrir a simulação que você está editando\. Fora do ar\.$/,
  );
  expect(scene.popups).toEqual([]);
  await waitFor(() => expect(transport.requestsOf(quoteChoice)).toHaveLength(1));
  await screen.findByText('Simulação não carregada');
  expect(screen.queryByRole('button', { name: 'Adicionar ao carrinho' })).toBeNull();
  isAway = false;
  const [again] = screen.getAllByRole('button', { name: 'Tentar de novo' });
  if (again) await user.click(again);
  await screen.findByText('Você está editando a simulação RD-7K2M-48.');
});
