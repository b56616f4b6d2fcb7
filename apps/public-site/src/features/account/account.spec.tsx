import { screen, waitFor } from '@testing-library/react';
import {
  requestRecovery,
  resetPassword,
  type Session,
  signIn,
  verifyMfa,
} from '@site/contracts';
import {
  type Answer,
  answer,
  aToken,
  aUserFor,
  aViewer,
  claimsFor,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../testing/site-scene';
import { accountRoutes } from './account.routes';

guardConsole();

const EMAIL = 'ana@example.com';

function sessionOf(kind: Parameters<typeof aViewer>[0]): Session {
  const viewer = aViewer(kind);
  const user = aUserFor(viewer);
  if (!user) throw new Error('An anonymous viewer has no session');
  return { token: aToken(claimsFor(viewer)), user };
}

async function openSignIn(
  answers: Answer[],
  { path = '/conta/login', remembered = {} } = {},
) {
  const scene = siteScene(remembered);
  const view = renderRoute(amongOthers(accountRoutes), path, {
    wire: scene.wire,
    answers,
  });
  await screen.findByRole('heading', { level: 1 });
  const submit = async (identifier = EMAIL, password = 'Ipe-Amarelo-2026') => {
    await view.user.type(screen.getByLabelText('E-mail, CPF ou CNPJ'), identifier);
    await view.user.type(screen.getByLabelText('Senha'), password);
    await view.user.click(screen.getByRole('button', { name: 'Entrar' }));
  };
  return { ...view, ...scene, submit };
}

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
    expect([popups, loads, location()]).toEqual([[], [], '/conta/login']);
  });

  it('says when the server can not be reached, since this call shows no popup', async () => {
    const { submit } = await openSignIn([unreachable(signIn)]);
    await submit();
    await screen.findByText(
      'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.',
    );
  });

  it('counts the block down on the button after too many attempts', async () => {
    const { submit, popups } = await openSignIn([
      refuse(signIn, 429, {}, { 'Retry-After': '90' }),
    ]);
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
    expect([stored('pendingEmail'), stored('pendingUserId')]).toEqual([EMAIL, 'user-1']);
  });
});

describe('the code of the mail', () => {
  const open = (answers: Answer[], mfaEmail: string | null = EMAIL) =>
    openSignIn(answers, {
      path: '/conta/autenticacao-email',
      remembered: mfaEmail ? { mfaEmail } : {},
    });

  it('signs in and forgets the e-mail', async () => {
    const { user, transport, location, stored } = await open([
      answer(verifyMfa, sessionOf('customer')),
    ]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await waitFor(() => expect(location()).toBe('/area-logada'));
    expect(transport.requestsOf(verifyMfa)[0]?.body).toEqual({
      email: EMAIL,
      pin: '123456',
      trustDevice: false,
    });
    expect(stored('mfaEmail')).toBeNull();
  });

  it('makes this browser trusted for 30 days when that is ticked', async () => {
    const { user, transport } = await open([answer(verifyMfa, sessionOf('customer'))]);
    await user.click(
      screen.getByRole('checkbox', { name: 'Confiar neste navegador por 30 dias' }),
    );
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await waitFor(() =>
      expect(transport.requestsOf(verifyMfa)[0]?.body).toMatchObject({
        trustDevice: true,
      }),
    );
  });

  it('can be pasted, with whatever stands around it', async () => {
    const { user } = await open([]);
    await user.click(screen.getByLabelText('Código de 6 números'));
    await user.paste('Código: 123 456.');
    screen.getByDisplayValue('123456');
  });

  it('counts the block down on the button', async () => {
    const { user } = await open([refuse(verifyMfa, 429, {}, { 'Retry-After': '75' })]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await screen.findByRole('button', { name: 'Tente de novo em 1:15' });
  });

  // security-requirements B8
  it('of somebody who typed a CPF is sent with the id of the account, which is all that the browser kept', async () => {
    const id = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b';
    const refusal = refuse(signIn, 403, {
      message: 'Enviamos um código.',
      userId: id,
      notifications: [{ key: 'MfaRequired', message: 'MfaRequired' }],
    });
    const { user, submit, transport, stored } = await openSignIn([
      refusal,
      answer(verifyMfa, sessionOf('customer')),
    ]);
    await submit('529.982.247-25');
    await screen.findByText(
      'Enviamos um código de 6 números para o e-mail da sua conta. Vale por 10 minutos.',
    );
    expect(stored('mfaEmail')).toBe(id);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await waitFor(() =>
      expect(transport.requestsOf(verifyMfa)[0]?.body).toMatchObject({ email: id }),
    );
  });

  it('that is wrong is said at the field', async () => {
    const { user } = await open([
      refuse(verifyMfa, 400, {
        message: 'x',
        fields: [{ key: 'Pin', message: 'Código incorreto ou vencido.' }],
      }),
    ]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await screen.findByText('Código incorreto ou vencido.');
    screen.getByRole('textbox', {
      name: 'Código de 6 números',
      description: 'Código incorreto ou vencido.',
    });
  });

  it('has six digits and is filled in by the system', async () => {
    const { user } = await open([]);
    const field = screen.getByLabelText('Código de 6 números');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await screen.findByText('O código tem 6 números.');
  });

  it('can not be asked for without a password first', async () => {
    await open([], null);
    await screen.findByText('Para receber um código, entre primeiro com a sua senha.');
    expect(
      screen.getByRole('link', { name: 'Entrar de novo' }).getAttribute('href'),
    ).toBe('/conta/login');
  });
});

describe('recovering a password', () => {
  const open = (answers: Answer[]) =>
    openSignIn(answers, { path: '/conta/recuperar-senha' });
  const ask = async (
    { user }: { user: Awaited<ReturnType<typeof open>>['user'] },
    email = EMAIL,
  ) => {
    await user.type(screen.getByLabelText('E-mail'), email);
    await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  };

  it('begins at the sign-in', async () => {
    const { user, location } = await openSignIn([]);
    await user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
    await screen.findByRole('heading', { level: 1, name: 'Recuperar senha' });
    expect(location()).toBe('/conta/recuperar-senha');
  });

  it('says the same whether the e-mail has an account or not', async () => {
    const view = await open([answer(requestRecovery, { ok: true })]);
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
    await ask(view);
    await screen.findByRole('heading', { level: 1, name: 'Confira seu e-mail' });
    screen.getByText(
      'Se ana@example.com tiver uma conta, o link chega em instantes. Ele vale por 30 minutos e só pode ser usado uma vez.',
    );
    await view.user.click(screen.getByRole('button', { name: 'Pedir outro link' }));
    screen.getByRole('button', { name: 'Enviar link' });
  });

  it('checks the e-mail at its field', async () => {
    const view = await open([]);
    await ask(view, 'ana');
    await screen.findByText('Informe um e-mail válido.');
    expect(view.transport.requestsOf(requestRecovery)).toEqual([]);
  });

  it('counts the block down and keeps what was typed', async () => {
    const view = await open([refuse(requestRecovery, 429, {}, { 'Retry-After': '120' })]);
    await ask(view);
    await screen.findByRole('button', { name: 'Tente de novo em 2:00' });
    screen.getByDisplayValue(EMAIL);
    expect(view.popups[0]).toMatchObject({ title: 'Alerta' });
  });
});

describe('the link of the mail', () => {
  const TOKEN = 'b3VydS1icmFuY28tZGEtc2VycmEtMjAyNg';
  const open = (answers: Answer[], hash = `#token=${TOKEN}`) =>
    openSignIn(answers, { path: `/conta/redefinir-senha${hash}` });
  const change = async (view: Awaited<ReturnType<typeof open>>) => {
    await view.user.type(screen.getByLabelText('Nova senha'), 'capivara lê jornal');
    await view.user.type(
      screen.getByLabelText('Repita a nova senha'),
      'capivara lê jornal',
    );
    await view.user.click(screen.getByRole('button', { name: 'Trocar senha' }));
  };

  it('loses its token from the address at once, sets the password and leads to the sign-in', async () => {
    const view = await open([answer(resetPassword, { ok: true })]);
    await waitFor(() => expect(view.location()).toBe('/conta/redefinir-senha'));
    expect(screen.getByLabelText('Nova senha').getAttribute('autocomplete')).toBe(
      'new-password',
    );
    await change(view);
    await screen.findByText('Senha trocada. Entre com a senha nova.');
    expect(view.location()).toBe('/conta/login');
    expect(view.transport.requestsOf(resetPassword)[0]).toMatchObject({
      query: { token: TOKEN },
      body: { password: 'capivara lê jornal' },
    });
  });

  it('that was used or is too old says so and offers another one', async () => {
    const view = await open([
      refuse(resetPassword, 400, {
        message: 'Este link venceu ou já foi usado. Peça outro.',
        reason: 'link-unusable',
      }),
    ]);
    await change(view);
    await screen.findByText('Este link venceu ou já foi usado. Peça outro.');
    expect(
      screen.getByRole('link', { name: 'Pedir outro link' }).getAttribute('href'),
    ).toBe('/conta/recuperar-senha');
  });

  it('without a token leads to another mail', async () => {
    await open([], '');
    await screen.findByText(
      'Este endereço veio sem o código do e-mail. Abra o link da mensagem de novo ou peça outro.',
    );
  });

  it('keeps a refused password at its field', async () => {
    const view = await open([
      refuse(resetPassword, 400, {
        message: 'x',
        fields: [{ key: 'Password', message: 'Essa senha é muito comum. Crie outra.' }],
      }),
    ]);
    await change(view);
    await screen.findByText('Essa senha é muito comum. Crie outra.');
    screen.getByRole('button', { name: 'Trocar senha' });
  });

  it('stands on a page that tells no other address', () => {
    expect(
      accountRoutes.find(({ path }) => path === '/conta/redefinir-senha')?.handle,
    ).toMatchObject({ referrer: 'no-referrer' });
  });
});
