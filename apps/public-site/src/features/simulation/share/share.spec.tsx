import { screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  deleteSimulation,
  getShareToken,
  listSimulations,
  mailSimulation,
  openSharedSimulation,
} from '@site/contracts';
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

describe('sending a simulation', () => {
  async function openDialog(answers: Answer[] = []) {
    const view = openSimulation('/simulador/carrinho', [
      answer(listSimulations, [simulation]),
      answer(getShareToken, { token: TOKEN }),
      ...answers,
    ]);
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
    expect(
      await dialog.findByText(
        'Não conseguimos enviar agora. Confira o e-mail e tente de novo em instantes.',
      ),
    ).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('bia@exemplo.test');
  });

  it('goes by link and by WhatsApp', async () => {
    const { user, dialog, scene } = await openDialog();
    const url = `http://localhost:8080/simulador/compartilhada#${TOKEN}`;
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
});

describe('a simulation that somebody sent', () => {
  const PATH = `/simulador/compartilhada#${TOKEN}`;

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
    });
    expect(scene.stored('hasSimulations')).toBe('true');
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
