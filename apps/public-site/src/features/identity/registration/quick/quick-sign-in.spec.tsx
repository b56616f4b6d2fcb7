import { screen, waitFor } from '@testing-library/react';
import {
  createUser,
  getLoggedUser,
  getRegistration,
  listSimulations,
  replacePendingEmail,
  resendVerification,
  signIn,
  verifyEmail,
} from '@site/api-contract';
import {
  A_UUID,
  answer,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
  heldBack,
  refuse,
} from '@site/testing';
import { EMAIL, openQuick, PASSWORD } from '../testing/open-quick';
import { BASE, EMPTY, open } from '../testing/open-registration';

guardConsole();

describe('the quick registration', () => {
  it('creates the account, sends the code and keeps the return address', async () => {
    const { fill, transport, location, stored } = await openQuick(
      [answer(createUser, { id: A_UUID, email: EMAIL })],
      `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`,
    );
    await fill('529.982.247-25', 'Ana Souza');
    await waitFor(() =>
      expect(location()).toBe(
        `${BASE}/rapido/finalizar?returnUrl=%2Fsimulador%2Fcarrinho`,
      ),
    );
    expect(transport.requestsOf(createUser)).toHaveLength(1);
    expect(transport.requestsOf(createUser)[0]?.body).toMatchObject({
      name: 'Ana Souza',
      email: EMAIL,
      hasAcceptedPrivacyPolicy: true,
    });
    expect(stored('pendingEmail')).toEqual(EMAIL);
    expect(stored('pendingUserId')).toEqual(A_UUID);
    await screen.findByText(
      'Enviamos um e-mail para a•••@example.com. Procure nele o código de 6 números, que vale por 10 minutos.',
    );
    screen.getByText(/O e-mail diz “Você já tem cadastro”\? Então não há código/);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/conta/login?returnUrl=%2Fsimulador%2Fcarrinho',
    );
  });

  it('signs in at once with the password still in memory, which is never stored', async () => {
    const session = {
      token: aToken(claimsFor(aViewer('customer'))),
      user: aUser({ registrationFinished: false }),
    };
    const { fill, user, location, transport } = await openQuick([
      answer(createUser, { id: A_UUID, email: EMAIL }),
      answer(verifyEmail, { ok: true }),
      answer(signIn, session),
      answer(getLoggedUser, session.user),
      answer(getRegistration, EMPTY),
      answer(listSimulations, []),
    ]);
    await fill('52998224725', 'Ana Souza');
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(location()).toBe(`${BASE}/dados`));
    expect(transport.requestsOf(verifyEmail)[0]?.body).toEqual({
      email: EMAIL,
      pin: '123456',
    });
    expect(transport.requestsOf(signIn)[0]?.body).toEqual({
      email: EMAIL,
      password: PASSWORD,
    });
    expect(
      JSON.stringify(globalThis.localStorage) + JSON.stringify(globalThis.history.state),
    ).not.toContain(PASSWORD);
  });
});

describe('leaving before the answer', () => {
  it('leaves somebody alone who went on before the account was made', async () => {
    const { held, arrive } = heldBack(answer(createUser, { id: A_UUID, email: EMAIL }));
    const page = await openQuick([held]);
    await page.fill('529.982.247-25', 'Ana Souza');
    await waitFor(() => expect(page.transport.requestsOf(createUser)).toHaveLength(1));
    await page.goTo('/simulador');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe('/simulador');
    expect(page.stored('pendingEmail')).toBe(EMAIL);
  });

  it.each(['with the password in memory', 'without it'])(
    'leaves somebody alone who went on before the e-mail was confirmed, %s',
    async (how) => {
      const { held, arrive } = heldBack(answer(verifyEmail, { ok: true }));
      const session = {
        token: aToken(claimsFor(aViewer('customer'))),
        user: aUser({ registrationFinished: false }),
      };
      const answers = [
        answer(createUser, { id: A_UUID, email: EMAIL }),
        held,
        answer(signIn, session),
        answer(getLoggedUser, session.user),
      ];
      const page =
        how === 'without it'
          ? open(`${BASE}/rapido/finalizar`, answers, {
              remembered: { pendingEmail: EMAIL, pendingUserId: A_UUID },
            })
          : await openQuick(answers).then(async (view) => {
              await view.fill('52998224725', 'Ana Souza');
              return view;
            });
      await page.user.type(await screen.findByLabelText('Código de 6 números'), '123456');
      await page.user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
      await waitFor(() => expect(page.transport.requestsOf(verifyEmail)).toHaveLength(1));
      await page.goTo('/simulador');
      arrive();
      await page.allAnswered();
      expect(page.location()).toBe('/simulador');
    },
  );
});

describe('confirming the e-mail', () => {
  const remembered = { pendingEmail: EMAIL, pendingUserId: A_UUID };
  const FINISH = `${BASE}/rapido/finalizar`;

  it('without a password in memory leads to the sign-in', async () => {
    const { user, location, stored } = open(
      `${FINISH}?returnUrl=%2Fsimulador`,
      [answer(verifyEmail, { ok: true })],
      { remembered },
    );
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() =>
      expect(location()).toBe(
        `/conta/login?returnUrl=${encodeURIComponent(`${BASE}?returnUrl=%2Fsimulador`)}`,
      ),
    );
    expect(stored('pendingEmail')).toBe(null);
    expect(stored('pendingUserId')).toBe(null);
  });

  it('says at the field that the code is wrong and keeps it', async () => {
    const refusal = refuse(verifyEmail, 400, {
      message: 'Código incorreto ou expirado.',
      fields: [
        { key: 'Pin', message: 'Código incorreto ou expirado. Confira ou peça outro.' },
      ],
    });
    const { user, popups } = open(FINISH, [refusal], { remembered });
    await user.type(await screen.findByLabelText('Código de 6 números'), '111111');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await screen.findByRole('textbox', {
      name: 'Código de 6 números',
      description: 'Código incorreto ou expirado. Confira ou peça outro.',
    });
    await user.tab();
    screen.getByText('Código incorreto ou expirado. Confira ou peça outro.');
    screen.getByDisplayValue('111111');
    expect(popups[0]).toMatchObject({
      title: 'Erro nos campos:',
      items: [
        { label: 'Código', text: 'Código incorreto ou expirado. Confira ou peça outro.' },
      ],
    });
  });

  it('leaves a refusal that names no field to the popup, and keeps the code', async () => {
    const message = 'Estamos em manutenção até as 15h.';
    const { user, popups } = open(FINISH, [refuse(verifyEmail, 503, { message })], {
      remembered,
    });
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(popups).toMatchObject([{ text: message }]));
    await screen.findByRole('button', { name: 'Confirmar e-mail' });
    screen.getByDisplayValue('123456');
    expect(screen.queryByText(message)).toBe(null);
  });

  it('empties the field of a refused code when another one was sent', async () => {
    const wrong = 'Código incorreto ou expirado. Confira ou peça outro.';
    const { user } = open(
      FINISH,
      [
        refuse(verifyEmail, 400, {
          message: 'x',
          fields: [{ key: 'Pin', message: wrong }],
        }),
        answer(resendVerification, { ok: true }),
      ],
      { remembered },
    );
    await user.type(await screen.findByLabelText('Código de 6 números'), '111111');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await screen.findByText(wrong);
    await user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
    await screen.findByText('Enviamos outro código. O anterior não vale mais.');
    expect(screen.getByLabelText('Código de 6 números')).toHaveProperty('value', '');
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('sends another code and then waits before the next', async () => {
    const { user, transport } = open(FINISH, [answer(resendVerification, { ok: true })], {
      remembered,
    });
    (await screen.findByRole('button', { name: 'Enviar outro código' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Enviamos outro código. O anterior não vale mais.');
    expect(transport.requestsOf(resendVerification)[0]?.params).toEqual({ id: A_UUID });
    const waiting = await screen.findByRole('button', {
      name: /^Enviar outro código em 0:\d\d$/,
    });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(waiting);
    expect(waiting).toHaveProperty('disabled', false);
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    expect(transport.requestsOf(resendVerification)).toHaveLength(1);
  });

  it.each([
    ['the code', 'Confirmar e-mail', verifyEmail],
    ['another code', 'Enviar outro código', resendVerification],
  ])('counts down while %s was asked for too often', async (_what, button, call) => {
    const { user } = open(
      FINISH,
      [refuse(call, 429, { message: 'x' }, { 'retry-after': '90' })],
      { remembered },
    );
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByText(/ em 1:(30|2\d)$/);
    screen.getByDisplayValue('123456');
  });

  it('can go to another e-mail, with the code that was typed still there, and then signs in at once', async () => {
    const session = {
      token: aToken(claimsFor(aViewer('customer'))),
      user: aUser({ registrationFinished: false }),
    };
    const { user, transport, stored, location } = open(
      FINISH,
      [
        answer(replacePendingEmail, { ok: true }),
        answer(verifyEmail, { ok: true }),
        answer(signIn, session),
        answer(getLoggedUser, session.user),
        answer(getRegistration, EMPTY),
        answer(listSimulations, []),
      ],
      { remembered },
    );
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }));
    await user.type(await screen.findByLabelText('Novo e-mail'), 'nova@example.com');
    await user.type(screen.getByLabelText('Repita o novo e-mail'), 'nova@example.com');
    await user.type(screen.getByLabelText('Senha do cadastro'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Trocar e enviar código' }));
    await screen.findByText(
      'Enviamos um e-mail para n•••@example.com. Procure nele o código de 6 números, que vale por 10 minutos.',
    );
    expect(transport.requestsOf(replacePendingEmail)[0]).toMatchObject({
      params: { id: A_UUID },
      body: { email: 'nova@example.com', password: PASSWORD },
    });
    expect(stored('pendingEmail')).toBe('nova@example.com');
    screen.getByDisplayValue('123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(location()).toBe(`${BASE}/dados`));
    expect(transport.requestsOf(verifyEmail)[0]?.body).toEqual({
      email: 'nova@example.com',
      pin: '123456',
    });
    expect(transport.requestsOf(signIn)[0]?.body).toEqual({
      email: 'nova@example.com',
      password: PASSWORD,
    });
  });

  it('says at its field that the password for another e-mail is wrong', async () => {
    const { user, stored } = open(
      FINISH,
      [
        refuse(replacePendingEmail, 400, {
          message: 'x',
          fields: [{ key: 'Password', message: 'A senha não confere.' }],
        }),
      ],
      { remembered },
    );
    await user.click(await screen.findByRole('button', { name: 'Usar outro e-mail' }));
    await user.type(await screen.findByLabelText('Novo e-mail'), 'nova@example.com');
    await user.type(screen.getByLabelText('Repita o novo e-mail'), 'nova@example.com');
    await user.type(screen.getByLabelText('Senha do cadastro'), 'errada');
    await user.click(screen.getByRole('button', { name: 'Trocar e enviar código' }));
    await screen.findByText('A senha não confere.');
    expect(stored('pendingEmail')).toBe(EMAIL);
  });

  it('in a browser without the stored e-mail links to the sign-in', async () => {
    open(FINISH, []);
    const why = await screen.findByText(/confirmar neste navegador\./);
    expect(why.textContent).toMatch(
      /^Não sabemos qual e-mail confirmar neste navegador\. /,
    );
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/conta/login',
    );
  });
});
