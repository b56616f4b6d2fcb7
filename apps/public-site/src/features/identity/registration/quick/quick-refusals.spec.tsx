import { screen, waitFor } from '@testing-library/react';
import { checkDocument, createUser } from '@site/api-contract';
import { answer, guardConsole, refuse } from '@site/testing';
import { openQuick, PASSWORD } from '../testing/open-quick';
import { BASE } from '../testing/open-registration';

guardConsole();

describe('the quick registration', () => {
  it('tells that a document already has an account, after a second without typing', async () => {
    const { user } = await openQuick(
      [answer(checkDocument, { exists: true })],
      `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`,
    );
    await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
    await screen.findByText('Esse documento já tem conta.');
    for (const link of screen.getAllByRole('link', { name: 'Entrar' })) {
      expect(link.getAttribute('href')).toBe(
        '/conta/login?returnUrl=%2Fsimulador%2Fcarrinho',
      );
    }
  });

  // spec §8: the popup of a 429 answers an attempt of the visitor, and nobody asked for
  // this hint
  it('shows neither that hint nor a popup after a rate limit', async () => {
    const { user, transport, popups } = await openQuick([
      refuse(checkDocument, 429, { message: 'Espere.' }),
    ]);
    await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
    await waitFor(() => expect(transport.requestsOf(checkDocument)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    await screen.findByRole('group', { name: 'Falta corrigir 7 campos' });
    expect(popups).toEqual([]);
    expect(screen.queryByText('Esse documento já tem conta.')).toBe(null);
  });

  it('says that too many tries to register block the device for 2 minutes', async () => {
    const { fill, popups } = await openQuick([
      refuse(createUser, 429, { message: 'x' }, { 'retry-after': '90' }),
    ]);
    await fill('52998224725', 'Ana Souza');
    await waitFor(() =>
      expect(popups[0]).toMatchObject({
        title: 'Alerta',
        text: expect.stringContaining('bloqueada por 2 minutos'),
      }),
    );
  });

  it("shows the server's messages at their fields and in a popup, and keeps the values", async () => {
    const { fill, popups, location } = await openQuick([
      refuse(createUser, 400, {
        message: 'x',
        fields: [{ key: 'Name', message: 'Razão Social não confere.' }],
      }),
    ]);
    await fill('DEM0PJ01000160', 'Padaria');
    await screen.findAllByText('Razão Social não confere.');
    expect(popups[0]).toMatchObject({ title: 'Erro nos campos:' });
    expect(location()).toContain('empresa');
    screen.getByDisplayValue('Padaria');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe(PASSWORD);
  });

  it.each([
    [
      'company',
      'DEM0PJ01000160',
      ['CNPJ', 'Razão Social', 'E-mail da empresa', 'Celular da empresa'],
    ],
    ['person', '52998224725', ['CPF', 'Nome Completo', 'E-mail', 'Celular']],
  ])(
    'names the labels of a %s in the popup of a refusal',
    async (_of, document, labels) => {
      const keys = ['Document', 'Name', 'Email', 'Cellphone'];
      const { fill, popups } = await openQuick([
        refuse(createUser, 400, {
          message: 'x',
          fields: keys.map((key) => ({ key, message: `Confira ${key}.` })),
        }),
      ]);
      await fill(document, 'Padaria Central');
      await waitFor(() =>
        expect(popups).toMatchObject([
          {
            title: 'Erro nos campos:',
            items: keys.map((key, at) => ({
              label: labels[at],
              text: `Confira ${key}.`,
            })),
          },
        ]),
      );
    },
  );
});
