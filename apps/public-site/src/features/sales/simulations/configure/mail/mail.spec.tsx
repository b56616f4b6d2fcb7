import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  getSimulation,
  listAvailableDealerships,
  listPromptDelivery,
  mailSimulation,
  quoteChoice,
  updateBasket,
} from '@site/api-contract';
import {
  A_UUID,
  aBasket,
  aDealership,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  aUser,
  aViewer,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { openSimulation, ready } from '../../testing/open-simulation';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const near = [
  {
    ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
    distanceKm: 2.1,
  },
];
const AROUND = [
  answer(listAvailableDealerships, near),
  answer(listPromptDelivery, []),
  answer(quoteChoice, aQuote()),
];
const PATH = '/simulador/configure-e-assine?modelo=aroeira&cor=azul-fiorde';
const stored = aSimulation({
  basket: aBasket({ paint: 'azul-fiorde', dealershipId: '5' }),
});
const STORING = [
  answer(createSimulation, aSimulation({ basket: null })),
  answer(createBasket, stored),
  answer(getSimulation, stored),
];

describe("'Enviar por e-mail' of the configurator", () => {
  async function ask(answers: readonly Answer[], path = PATH) {
    const view = openSimulation(path, [...AROUND, ...answers]);
    await screen.findByText('Rodar Paulista');
    await view.user.click(await ready('Enviar por e-mail'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Enviar a simulação do Aroeira' }),
    );
    await view.user.type(
      await dialog.findByLabelText('E-mail de quem vai receber'),
      'bia@exemplo.test',
    );
    await view.user.click(dialog.getByRole('button', { name: 'Guardar e enviar' }));
    return { ...view, dialog };
  }

  it('keeps the simulation, mails it and says so; the page goes on with the one that is kept', async () => {
    const { dialog, transport, location, scene } = await ask([
      ...STORING,
      answer(mailSimulation, { ok: true }),
    ]);
    expect(
      await dialog.findByText(
        'Enviamos a simulação RD-7K2M-48 para bia@exemplo.test. Ela também está no seu carrinho.',
      ),
    ).toBeTruthy();
    expect(dialog.getByText('R$ 2.549,00 por mês')).toBeTruthy();
    expect(dialog.getByText('36 meses, 1.000 km por mês')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Enviar para mais alguém' })).toBeTruthy();
    expect(transport.requestsOf(mailSimulation)[0]).toMatchObject({
      params: { id: stored.id, basketId: stored.basket?.id },
      body: { email: 'bia@exemplo.test' },
    });
    expect(location()).toBe(`${PATH}&simulacao=${A_UUID}&revisao=1`);
    expect(scene.stored('hasSimulations')).toBe('true');
    expect(
      await screen.findByText('Você está editando a simulação RD-7K2M-48.'),
    ).toBeTruthy();
  });

  it('that did not go out says that the simulation is kept, and a second try keeps no second one', async () => {
    const { user, dialog, transport } = await ask([
      ...STORING,
      refuse(mailSimulation, 503, { message: 'Fora do ar.' }),
    ]);
    expect(
      await dialog.findByText(
        'A simulação RD-7K2M-48 está guardada no seu carrinho, mas o e-mail não saiu. Tente de novo em instantes.',
      ),
    ).toBeTruthy();
    expect(
      dialog.getByLabelText<HTMLInputElement>('E-mail de quem vai receber').value,
    ).toBe('bia@exemplo.test');
    await screen.findByText('Você está editando a simulação RD-7K2M-48.');
    await user.click(dialog.getByRole('button', { name: 'Guardar e enviar' }));
    await waitFor(() => expect(transport.requestsOf(mailSimulation)).toHaveLength(2));
    expect(transport.requestsOf(createSimulation)).toHaveLength(1);
  });

  it('that could not keep the simulation leaves the choice, says so, and knows the address the next time', async () => {
    const { user, location } = await ask([unreachable(createSimulation)]);
    expect(
      await screen.findByText(
        'Não conseguimos salvar. Nada foi cobrado e suas escolhas continuam aqui. Tente de novo em instantes.',
      ),
    ).toBeTruthy();
    expect(location()).toBe(PATH);
    await user.click(await ready('Enviar por e-mail'));
    expect(
      (await screen.findByLabelText<HTMLInputElement>('E-mail de quem vai receber'))
        .value,
    ).toBe('bia@exemplo.test');
  });

  it('stays open until it has said what came of it', async () => {
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const sent = answer(mailSimulation, { ok: true });
    const { user } = await ask([
      ...STORING,
      { ...sent, reply: async (received) => held.then(() => sent.reply(received)) },
    ]);
    await screen.findByText('Você está editando a simulação RD-7K2M-48.');
    const dialog = screen.getByRole('dialog', { name: 'Enviar a simulação do Aroeira' });
    expect(
      within(dialog)
        .getByRole('button', { name: 'Enviando...' })
        .getAttribute('aria-busy'),
    ).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBe(dialog);
    go();
    expect(
      await screen.findByText(
        'Enviamos a simulação RD-7K2M-48 para bia@exemplo.test. Ela também está no seu carrinho.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('mails no price whose guarantee is over: the simulation is stored at today’s first', async () => {
    const over = aSimulation({
      basket: aBasket({
        paint: 'azul-fiorde',
        dealershipId: '5',
        quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }),
      }),
    });
    const { transport, dialog } = await ask(
      [
        answer(getSimulation, over),
        answer(updateBasket, stored),
        answer(mailSimulation, { ok: true }),
      ],
      `${PATH}&simulacao=${A_UUID}&revisao=1`,
    );
    expect(await dialog.findByText(/^Enviamos a simulação RD-7K2M-48/)).toBeTruthy();
    expect(transport.requestsOf(updateBasket).map(({ body }) => body)).toMatchObject([
      { revision: 1, priceTable: aQuote().priceTable },
    ]);
  });

  it('says at the field that an address is wrong, and stores nothing', async () => {
    const { user, transport } = openSimulation(PATH, AROUND);
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Enviar por e-mail'));
    await user.type(await screen.findByLabelText('E-mail de quem vai receber'), 'bia@');
    await user.click(screen.getByRole('button', { name: 'Guardar e enviar' }));
    expect(await screen.findByText('Informe um e-mail válido.')).toBeTruthy();
    expect(transport.requestsOf(createSimulation)).toEqual([]);
  });

  it('proposes the own address to whoever is signed in', async () => {
    const { user } = openSimulation(PATH, AROUND, { viewer: aViewer('customer') });
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Enviar por e-mail'));
    expect(
      (await screen.findByLabelText<HTMLInputElement>('E-mail de quem vai receber'))
        .value,
    ).toBe(aUser().email);
  });
});
