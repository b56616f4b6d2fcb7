import { screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  deleteSimulation,
  getShareToken,
  listSimulations,
  mailSimulation,
  openSharedSimulation,
  quoteChoice,
} from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const TOKEN = 'Lyt8wR5dR0pumw8cLT5PanNoYXJlLXNpZ25hdHVyZSE0';
const basket = aBasket({ quote: aQuote({ validUntil: '2099-11-28T12:00:00.000Z' }) });
const simulation = aSimulation({ basket });
const { id: _id, ...shared } = simulation;
const expired = aSimulation({
  basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
});

describe('sending a simulation', () => {
  async function openDialog(
    answers: Answer[] = [],
    options: Parameters<typeof openSimulation>[2] = {},
  ) {
    const view = openSimulation(
      '/simulador/carrinho',
      [
        answer(listSimulations, [simulation]),
        answer(getShareToken, { token: TOKEN, preview: 'p1' }),
        ...answers,
      ],
      options,
    );
    await view.user.click(await screen.findByRole('button', { name: /^Enviar/ }));
    return {
      ...view,
      dialog: within(
        await screen.findByRole('dialog', { name: 'Enviar a simulação do Aroeira' }),
      ),
    };
  }

  it('goes by e-mail', async () => {
    const { user, dialog, transport } = await openDialog([
      answer(mailSimulation, { ok: true }),
    ]);
    await user.type(
      dialog.getByLabelText('E-mail de quem vai receber'),
      'bia@exemplo.test',
    );
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    expect(
      await dialog.findByText('Enviamos a simulação para bia@exemplo.test.'),
    ).toBeTruthy();
    expect(transport.requestsOf(mailSimulation)[0]).toMatchObject({
      params: { id: simulation.id, basketId: basket.id },
      body: { email: 'bia@exemplo.test' },
    });
  });

  it('says what is wrong with the address, and keeps it when sending fails', async () => {
    const { user, dialog } = await openDialog([
      refuse(mailSimulation, 503, { message: 'Fora do ar.' }),
    ]);
    const field = dialog.getByLabelText('E-mail de quem vai receber');
    await user.type(field, 'bia@');
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    expect(await dialog.findByText('Informe um e-mail válido.')).toBeTruthy();
    await user.type(field, 'exemplo.test');
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    const said = await dialog.findByText(
      'Não conseguimos enviar agora. Confira o e-mail e tente de novo em instantes.',
    );
    expect(said.hasAttribute('data-failed')).toBe(true);
    expect((field as HTMLInputElement).value).toBe('bia@exemplo.test');
  });

  it('goes by link and by WhatsApp', async () => {
    const { user, dialog, scene } = await openDialog();
    const url = `http://localhost:8080/simulador/compartilhada?modelo=${basket.modelSlug}&cor=${basket.paint}&foto=p1#${TOKEN}`;
    expect(await dialog.findByDisplayValue(url)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copiar link' }));
    expect(await dialog.findByText('Link copiado.')).toBeTruthy();
    expect(scene.copied).toEqual([url]);
    const words = new URL(
      dialog.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href') ??
        '',
    ).searchParams.get('text');
    expect(words).toContain(
      'por mês (PF, 36 meses, 1.000 km por mês). Preço garantido até 28/11/2099.',
    );
    expect(words?.endsWith(url)).toBe(true);
  });

  it('says that the browser copies nothing', async () => {
    const { user, dialog } = await openDialog([], { machine: { refusesCopies: true } });
    await dialog.findByDisplayValue(/compartilhada\?/);
    await user.click(dialog.getByRole('button', { name: 'Copiar link' }));
    await dialog.findByText('O navegador não deixou copiar. Selecione o link e copie.');
  });

  it('promises no price on WhatsApp whose guarantee is over', async () => {
    const { dialog } = await openDialog([answer(listSimulations, [expired])]);
    const link = await dialog.findByRole('link', { name: 'Enviar pelo WhatsApp' });
    const words = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(words).toContain('por mês (PF, 36 meses, 1.000 km por mês). http');
    expect(words).not.toContain('garantido');
  });
});

describe('a simulation that somebody sent', () => {
  const PATH = `/simulador/compartilhada#${TOKEN}`;
  const CHARGED = /O preço mostrado é o preço cobrado\.$/;

  it('shows car, price, conditions and what the month is made of', async () => {
    const { transport } = openSimulation(PATH, [answer(openSharedSimulation, shared)]);
    expect(
      await screen.findByRole('heading', {
        name: 'Uma simulação do Aroeira para você',
        level: 1,
      }),
    ).toBeTruthy();
    expect(screen.getByText('Preço garantido até 28/11/2099')).toBeTruthy();
    expect(screen.getByText('Uso do carro')).toBeTruthy();
    expect(transport.requestsOf(openSharedSimulation)[0]?.body).toEqual({ token: TOKEN });
  });

  it('is copied into the own cart at today’s price', async () => {
    const { user, transport, location, scene } = openSimulation(PATH, [
      answer(openSharedSimulation, shared),
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, simulation),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Guardar no meu carrinho' }),
    );
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
    expect(transport.requestsOf(createSimulation)[0]?.body).toEqual({
      clientType: 1,
      place: shared.place,
    });
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject({
      versionSlug: 'aroeira-evolucao',
      term: 36,
      km: 1000,
      priceTable: basket.quote.priceTable,
    });
    expect(scene.stored('hasSimulations')).toBe('true');
  });

  describe('while a newer price table is in force', () => {
    const toCart = 'Guardar no meu carrinho';
    function openOld(monthly: number) {
      const today = aQuote({
        monthly,
        lines: [{ key: 'uso', label: 'Uso do carro', monthly }],
        contractTotal: monthly * 36,
        priceTable: 'Tabela 2026-12',
      });
      const before = aQuote({
        ...basket.quote,
        lines: [{ key: 'uso', label: 'Uso do carro', monthly: 2549 }],
      });
      const moved = refuse(createBasket, 409, {
        message: 'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
        reason: 'price-table-changed',
      });
      const stored = answer(createBasket, simulation);
      return openSimulation(PATH, [
        answer(openSharedSimulation, { ...shared, basket: { ...basket, quote: before } }),
        answer(createSimulation, aSimulation({ basket: null })),
        answer(deleteSimulation, { ok: true }),
        answer(quoteChoice, today),
        {
          ...stored,
          reply: (received) => {
            const { priceTable } = received.body as { priceTable?: string };
            return (priceTable === 'Tabela 2026-12' ? stored : moved).reply(received);
          },
        } satisfies Answer,
      ]);
    }

    it('is copied only after today’s price was read and taken', async () => {
      const { user, transport, location } = openOld(2599);
      await screen.findByText(CHARGED);
      await user.click(screen.getByRole('button', { name: toCart }));
      await screen.findByRole('row', {
        name: 'Mensalidade R$\u00a02.549,00 R$\u00a02.599,00',
      });
      screen.getByText(/^A tabela de preços mudou depois desta simulação/);
      expect(screen.queryByText(CHARGED)).toBeNull();
      expect(screen.queryByText(/^Preço garantido até/)).toBeNull();
      expect(location()).toBe(PATH);
      await user.click(
        screen.getByRole('button', { name: 'Guardar com o preço de hoje' }),
      );
      await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
      expect(transport.requestsOf(createBasket).map(({ body }) => body)).toMatchObject([
        { priceTable: basket.quote.priceTable },
        { priceTable: 'Tabela 2026-12' },
      ]);
    });

    it('is copied at once where the price stayed the same', async () => {
      const { user, location } = openOld(2549);
      await user.click(await screen.findByRole('button', { name: toCart }));
      await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
    });
  });

  it('is not called the price that is charged once its guarantee is over', async () => {
    const { id: _, ...late } = expired;
    openSimulation(PATH, [answer(openSharedSimulation, late)]);
    await screen.findByText('A garantia do preço acabou em 02/01/2020');
    expect(screen.queryByText(CHARGED)).toBeNull();
  });

  it('says why it could not be copied, and leaves no empty simulation behind', async () => {
    const message = 'A tabela de preços mudou. Confira o preço de hoje.';
    const { user, transport, location } = openSimulation(PATH, [
      answer(openSharedSimulation, shared),
      answer(createSimulation, aSimulation({ basket: null })),
      refuse(createBasket, 409, { message }),
      answer(deleteSimulation, { ok: true }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Guardar no meu carrinho' }),
    );
    expect(await screen.findByText(message)).toBeTruthy();
    expect(transport.requestsOf(deleteSimulation)).toHaveLength(1);
    expect(location()).toBe(PATH);
  });

  it.each([
    [
      'whose simulation is gone',
      PATH,
      refuse(openSharedSimulation, 404, {
        message: 'Este link não vale mais.',
      }),
    ],
    ['that was cut off', '/simulador/compartilhada', answer(listSimulations, [])],
  ])('by a link %s: says so and leads on', async (_what, path, given) => {
    const { scene } = openSimulation(path, [given]);
    expect(
      await screen.findByRole('heading', {
        name: 'Este link não vale mais',
        level: 1,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Fazer uma simulação' }).getAttribute('href'),
    ).toBe('/simulador/assinatura-de-veiculos-mensal');
    expect(scene.popups).toEqual([]);
  });
});
