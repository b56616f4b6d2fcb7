import { screen, waitFor } from '@testing-library/react';
import { requestRecovery, resetPassword } from '@site/api-contract';
import {
  type Answer,
  answer,
  guardConsole,
  heldBack,
  refuse,
  stopClock,
} from '@site/testing';
import { accountRoutes } from './account.routes';
import { EMAIL, openSignIn } from './testing/open-sign-in';

guardConsole();

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

  // docs/product/identity.md
  it('keeps the page to return to, from the sign-in to the mail', async () => {
    const BACK = '/area-logada/contratos/7/pagar?vencimento=2026-12-10';
    const query = `?returnUrl=${encodeURIComponent(BACK)}`;
    const view = await openSignIn([answer(requestRecovery, { ok: true })], {
      path: `/conta/login${query}`,
    });
    await view.user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
    await screen.findByRole('heading', { level: 1, name: 'Recuperar senha' });
    expect(view.location()).toBe(`/conta/recuperar-senha${query}`);
    expect(
      screen.getByRole('link', { name: 'Voltar ao login' }).getAttribute('href'),
    ).toBe(`/conta/login${query}`);
    await screen.findByLabelText('E-mail');
    await ask(view);
    await waitFor(() =>
      expect(view.transport.requestsOf(requestRecovery)[0]?.body).toEqual({
        email: EMAIL,
        returnUrl: BACK,
      }),
    );
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
    screen.getByDisplayValue('ana@example.com');
  });

  it('checks the e-mail at its field', async () => {
    const view = await open([]);
    await ask(view, 'ana');
    await screen.findByText('Informe um e-mail válido.');
    expect(view.transport.requestsOf(requestRecovery)).toEqual([]);
  });

  it('counts the block down and keeps what was typed', async () => {
    const view = await open([refuse(requestRecovery, 429, {}, { 'Retry-After': '120' })]);
    stopClock(); // the countdown stands still
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

  it('leaves somebody alone who went on before the password was set', async () => {
    const { held, arrive } = heldBack(answer(resetPassword, { ok: true }));
    const view = await open([held]);
    await change(view);
    await waitFor(() => expect(view.transport.requestsOf(resetPassword)).toHaveLength(1));
    await view.goTo('/simulador');
    arrive();
    await view.allAnswered();
    expect(view.location()).toBe('/simulador');
  });

  it('leads on to the page that its owner wanted, on this host only', async () => {
    for (const [asked, target] of [
      ['/area-logada/dados', '/conta/login?returnUrl=%2Farea-logada%2Fdados'],
      ['//evil.test/', '/conta/login'],
    ] as const) {
      const view = await openSignIn([answer(resetPassword, { ok: true })], {
        path: `/conta/redefinir-senha?returnUrl=${encodeURIComponent(asked)}#token=${TOKEN}`,
      });
      await waitFor(() => expect(view.location()).not.toContain(TOKEN));
      await change(view);
      await screen.findByText('Senha trocada. Entre com a senha nova.');
      expect(view.location()).toBe(target);
      view.unmount();
    }
  });

  it('leads to a sign-in that knows the account', async () => {
    const view = await open(
      [answer(resetPassword, { ok: true })],
      `#token=${TOKEN}&conta=ana%40exemplo.test`,
    );
    await change(view);
    await screen.findByText('Senha trocada. Entre com a senha nova.');
    await screen.findByDisplayValue('ana@exemplo.test');
  });

  it('names its account to password managers only', async () => {
    await open([], `#token=${TOKEN}&conta=ana%40exemplo.test`);
    const form = await screen.findByRole('form', { name: 'Criar outra senha' });
    const username = form.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.value).toBe('ana@exemplo.test');
    expect(screen.queryByRole('textbox', { name: '' })).toBeNull();
  });

  it('that was used or is too old says so and offers another one', async () => {
    const view = await open([
      refuse(resetPassword, 400, {
        message: 'Este link expirou ou já foi usado. Peça outro.',
        reason: 'link-unusable',
      }),
    ]);
    await change(view);
    await screen.findByText('Este link expirou ou já foi usado. Peça outro.');
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

  it('without its last characters is treated as one without a token: no popup about a field', async () => {
    const view = await open([], `#token=${TOKEN.slice(0, 12)}`);
    await screen.findByText(/^Este endereço veio sem o código do e-mail\./);
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
    await waitFor(() => expect(view.location()).toBe('/conta/redefinir-senha'));
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

  it('opens a page that sends no referrer', () => {
    expect(
      accountRoutes.find(({ path }) => path === '/conta/redefinir-senha')?.handle,
    ).toMatchObject({ referrer: 'no-referrer' });
  });
});
