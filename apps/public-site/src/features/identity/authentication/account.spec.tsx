import { screen, waitFor } from '@testing-library/react';
import { signIn } from '@site/api-contract';
import { answer, guardConsole, refuse, stopClock, unreachable } from '@site/testing';
import { EMAIL, openSignIn, sessionOf } from './testing/open-sign-in';

guardConsole();

describe('signing in', () => {
  it('asks for both fields', async () => {
    const { user, transport } = await openSignIn([]);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Informe e-mail, CPF ou CNPJ.');
    screen.getByText('Informe a senha.');
    screen.getByRole('textbox', {
      name: 'E-mail, CPF ou CNPJ',
      description: 'Informe e-mail, CPF ou CNPJ.',
    });
    expect(transport.requestsOf(signIn)).toHaveLength(0);
  });

  it('lets password managers fill both fields, and shows the password on request', async () => {
    const { user } = await openSignIn([]);
    expect(
      screen.getByLabelText('E-mail, CPF ou CNPJ').getAttribute('autocomplete'),
    ).toBe('username');
    expect(screen.getByLabelText('Senha').getAttribute('autocomplete')).toBe(
      'current-password',
    );
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text');
  });

  it.each(['ana@example.com', '529.982.247-25', 'DE.M0P.J01/0001-60'])(
    'takes %s as typed',
    async (identifier) => {
      const { submit, transport } = await openSignIn([
        answer(signIn, sessionOf('customer')),
      ]);
      await submit(identifier);
      await waitFor(() => expect(transport.requestsOf(signIn)).toHaveLength(1));
      expect(transport.requestsOf(signIn)[0]?.body).toMatchObject({ email: identifier });
    },
  );

  it('says in the form that the password is wrong, without popup, and keeps what was typed', async () => {
    const { submit, popups, location, loads } = await openSignIn([
      refuse(signIn, 401, { message: 'E-mail, documento ou senha não conferem.' }),
    ]);
    await submit(EMAIL, 'errada');
    await screen.findByText('E-mail, documento ou senha não conferem.');
    screen.getByDisplayValue(EMAIL);
    expect(popups).toEqual([]);
    expect(loads).toEqual([]);
    expect(location()).toBe('/conta/login');
  });

  it('says when the server can not be reached, since this call shows no popup', async () => {
    const { submit } = await openSignIn([unreachable(signIn)]);
    await submit();
    await screen.findByText(
      'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.',
    );
  });

  it('counts the block down on the button after too many attempts', async () => {
    const { submit, popups } = await openSignIn([
      refuse(signIn, 429, {}, { 'Retry-After': '90' }),
    ]);
    stopClock(); // the countdown stands still
    await submit();
    expect(
      (await screen.findByRole('button', { name: 'Tente de novo em 1:30' })).getAttribute(
        'aria-disabled',
      ),
    ).toBe('true');
    expect(popups[0]).toMatchObject({
      title: 'Alerta',
      text: 'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.',
    });
    expect(popups[0]?.traceId).not.toBe('');
  });
});

describe('after signing in', () => {
  it('a customer lands in the logged-in area and stays in this app', async () => {
    const { submit, location, loads, stored } = await openSignIn([
      answer(signIn, sessionOf('customer')),
    ]);
    await submit();
    await waitFor(() => expect(location()).toBe('/area-logada'));
    expect(loads).toEqual([]);
    expect(stored('token')).toBe(sessionOf('customer').token);
  });

  it.each([
    ['dealer', '/concessionarias'],
    ['seller', '/concessionarias/seller'],
    ['consultant', '/consultor'],
  ] as const)('a %s is taken to %s by a full page load', async (kind, home) => {
    const { submit, loads } = await openSignIn([answer(signIn, sessionOf(kind))]);
    await submit();
    await waitFor(() => expect(loads).toEqual([home]));
  });

  it('goes back to where the customer came from', async () => {
    const { submit, location } = await openSignIn(
      [answer(signIn, sessionOf('customer'))],
      { path: '/conta/login?returnUrl=%2Fsimulador%2Fcarrinho%3Fa%3D1' },
    );
    await submit();
    await waitFor(() => expect(location()).toBe('/simulador/carrinho?a=1'));
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
  ])('never follows %s to another host', async (returnUrl) => {
    const { submit, location, loads } = await openSignIn(
      [answer(signIn, sessionOf('customer'))],
      {
        path: `/conta/login?returnUrl=${encodeURIComponent(returnUrl)}`,
      },
    );
    await submit();
    await waitFor(() => expect(location()).toBe('/area-logada'));
    expect(loads).toEqual([]);
  });
});

describe('a sign-in that needs more', () => {
  it('keeps the e-mail and asks for the code of the mail', async () => {
    const refusal = refuse(signIn, 403, {
      message: 'Enviamos um código ao seu e-mail.',
      notifications: [{ key: 'MfaRequired', message: 'MfaRequired' }],
    });
    const { submit, popups, location, stored } = await openSignIn([refusal]);
    await submit();
    await waitFor(() => expect(location()).toBe('/conta/autenticacao-email'));
    expect(popups[0]).toMatchObject({
      title: 'Alerta!',
      text: 'Enviamos um código ao seu e-mail.',
    });
    expect(stored('mfaEmail')).toBe(EMAIL);
    await screen.findByText(
      'Enviamos um código de 6 números para a•••@example.com. Vale por 10 minutos.',
    );
  });

  it('sends an unconfirmed e-mail to the end of the quick registration', async () => {
    const refusal = refuse(signIn, 403, {
      message: 'Confirme seu e-mail.',
      userId: 'user-1',
      notifications: [{ key: 'EmailPending', message: 'EmailPending' }],
    });
    const { submit, popups, location, stored } = await openSignIn([refusal]);
    await submit();
    await waitFor(() =>
      expect(location()).toBe(
        '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
      ),
    );
    expect(popups[0]).toMatchObject({ title: 'Erro!', text: 'Confirme seu e-mail.' });
    expect(stored('pendingEmail')).toEqual(EMAIL);
    expect(stored('pendingUserId')).toBe('user-1');
  });
});
