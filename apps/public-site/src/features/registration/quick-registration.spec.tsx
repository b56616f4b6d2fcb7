import { screen, waitFor, within } from '@testing-library/react';
import {
  checkDocument,
  createUser,
  getLoggedUser,
  getRegistration,
  listSimulations,
  replacePendingEmail,
  resendVerification,
  signIn,
  verifyEmail,
} from '@site/contracts';
import {
  A_UUID,
  type Answer,
  answer,
  aSimulation,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
  refuse,
} from '@site/testing';
import { BASE, EMPTY, open } from './testing/open-registration';

guardConsole();

const EMAIL = 'ana@example.com';
const PASSWORD = 'um ipê no quintal';
const NOBODY = answer(checkDocument, { exists: false });

describe('the quick registration', () => {
  async function openQuick(answers: Answer[] = [], path = `${BASE}/rapido`) {
    const view = open(path, [NOBODY, ...answers]);
    await screen.findByRole('heading', { name: 'Crie sua conta' });
    const { user } = view;
    const fill = async (document: string, name: string) => {
      await user.type(screen.getByLabelText('CPF ou CNPJ'), document);
      await user.type(screen.getByLabelText(/^(Nome Completo|Razão Social)$/), name);
      await user.type(screen.getByLabelText(/^E-mail/), EMAIL);
      await user.type(screen.getByLabelText('Repita o e-mail'), EMAIL);
      await user.type(screen.getByLabelText(/^Celular/), '41998765432');
      await user.type(screen.getByLabelText('Senha'), PASSWORD);
      await user.type(screen.getByLabelText('Repita a senha'), PASSWORD);
      await user.click(screen.getByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    };
    return { ...view, fill };
  }

  it('shows the car that waits to be signed for, to who comes from its summary', async () => {
    const chosen = aSimulation({ id: A_UUID });
    const returnUrl = encodeURIComponent(
      `/simulador/carrinho/assinar?simulacao=${A_UUID}`,
    );
    await openQuick(
      [
        answer(listSimulations, [
          aSimulation({ id: 'd3c1f0aa-6f0b-4b51-9d6e-2f4c3a1b0e77', code: 'RD-0000-00' }),
          chosen,
        ]),
      ],
      `${BASE}/rapido?returnUrl=${returnUrl}`,
    );
    const car = within(
      await screen.findByRole('complementary', { name: 'O carro que você escolheu' }),
    );
    expect(car.getByRole('heading', { name: 'Aroeira' })).toBeTruthy();
    expect(car.getByText(chosen.code)).toBeTruthy();
  });

  it('tells browser and password manager what each field is, the document being what one signs in with', async () => {
    await openQuick();
    const tokenOf = (label: string | RegExp) =>
      screen.getByLabelText(label).getAttribute('autocomplete');
    expect(
      [
        'CPF ou CNPJ',
        'Nome Completo',
        'E-mail',
        'Repita o e-mail',
        'Celular',
        'Senha',
        'Repita a senha',
      ].map(tokenOf),
    ).toEqual([
      'username',
      'name',
      'email',
      'email',
      'tel-national',
      'new-password',
      'new-password',
    ]);
  });

  it('says what each field needs, on top and at the field, and sends nothing', async () => {
    const { user, transport } = await openQuick();
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(document.activeElement).toBe(summary);
    within(summary).getByRole('heading', { name: 'Falta corrigir 8 campos' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Informe o CPF ou o CNPJ.',
      'Informe o nome completo.',
      'Informe um e-mail válido.',
      'Repita o e-mail.',
      'Informe um celular com DDD.',
      'Crie uma senha.',
      'Repita a senha.',
      'Leia e aceite a Política de Privacidade para continuar.',
    ]);
    for (const message of [
      'Informe o CPF ou o CNPJ.',
      'Informe o nome completo.',
      'Informe um e-mail válido.',
      'Informe um celular com DDD.',
      'Crie uma senha.',
      'Repita a senha.',
      'Leia e aceite a Política de Privacidade para continuar.',
    ]) {
      expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    }
    expect(transport.requestsOf(createUser)).toHaveLength(0);
  });

  it.each([
    ['CPF ou CNPJ', '111.444.777-36', 'Esse CPF não existe. Confira os 11 números.'],
    ['CPF ou CNPJ', '111.111.111-11', 'Esse CPF não existe. Confira os 11 números.'],
    ['E-mail', 'ana@', 'Informe um e-mail válido.'],
    [
      'Celular',
      '4133334444',
      'O celular tem 11 números com o DDD, e aqui há 10. Confira.',
    ],
    ['Senha', 'curta', 'A senha precisa de 8 caracteres ou mais.'],
  ])('refuses %s "%s" when the field is left', async (label, text, message) => {
    const { user } = await openQuick();
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
    await screen.findByText(message);
  });

  it.each([
    ['Repita o e-mail', 'Os e-mails estão diferentes.'],
    ['Repita a senha', 'As senhas estão diferentes.'],
  ])('%s must match', async (label, message) => {
    const { user, fill } = await openQuick();
    await user.type(screen.getByLabelText(label), 'x');
    await fill('52998224725', 'Ana Souza');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('recognizes a CPF as a person and a CNPJ with letters as a company', async () => {
    const { user } = await openQuick();
    screen.getByLabelText('Nome Completo');
    await user.type(screen.getByLabelText('CPF ou CNPJ'), 'DEM0PJ01000160');
    await screen.findByLabelText('Razão Social');
    screen.getByLabelText('E-mail da empresa');
  });

  it('tells that a document already has an account, after a second without typing', async () => {
    const { user } = await openQuick(
      [answer(checkDocument, { exists: true })],
      `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`,
    );
    await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
    await screen.findByText('Esse documento já tem conta.', {}, { timeout: 3000 });
    for (const link of screen.getAllByRole('link', { name: 'Entrar' })) {
      expect(link.getAttribute('href')).toBe(
        '/conta/login?returnUrl=%2Fsimulador%2Fcarrinho',
      );
    }
  });

  // spec §8: the row of 429 answers what somebody tries; a hint that nobody asked for is
  // done without
  it('does without that hint, and without a popup, where it may not be asked any more', async () => {
    const { user, transport, popups } = await openQuick([
      refuse(checkDocument, 429, { message: 'Espere.' }),
    ]);
    await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
    await waitFor(() => expect(transport.requestsOf(checkDocument)).toHaveLength(1), {
      timeout: 3000,
    });
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    await screen.findByRole('group', { name: 'Falta corrigir 7 campos' });
    expect([popups, screen.queryByText('Esse documento já tem conta.')]).toEqual([
      [],
      null,
    ]);
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
    expect([stored('pendingEmail'), stored('pendingUserId')]).toEqual([EMAIL, A_UUID]);
    await screen.findByText(
      'Enviamos um e-mail para a•••@example.com. Procure nele o código de 6 números, que vale por 10 minutos.',
    );
    screen.getByText(/O e-mail diz “Você já tem cadastro”\? Então não há código/);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/conta/login?returnUrl=%2Fsimulador%2Fcarrinho',
    );
  });

  it("puts the server's words back at their fields, says so in a popup and loses nothing", async () => {
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
    expect([stored('pendingEmail'), stored('pendingUserId')]).toEqual([null, null]);
  });

  it('says at the field that the code is wrong and keeps it', async () => {
    const refusal = refuse(verifyEmail, 400, {
      message: 'Código incorreto ou vencido.',
      fields: [
        { key: 'Pin', message: 'Código incorreto ou vencido. Confira ou peça outro.' },
      ],
    });
    const { user, popups } = open(FINISH, [refusal], { remembered });
    await user.type(await screen.findByLabelText('Código de 6 números'), '111111');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await screen.findByRole('textbox', {
      name: 'Código de 6 números',
      description: 'Código incorreto ou vencido. Confira ou peça outro.',
    });
    await user.tab();
    screen.getByText('Código incorreto ou vencido. Confira ou peça outro.');
    screen.getByDisplayValue('111111');
    expect(popups[0]).toMatchObject({
      title: 'Erro nos campos:',
      items: [
        { label: 'Código', text: 'Código incorreto ou vencido. Confira ou peça outro.' },
      ],
    });
  });

  it('sends another code and then waits before the next', async () => {
    const { user, transport } = open(FINISH, [answer(resendVerification, { ok: true })], {
      remembered,
    });
    await user.click(await screen.findByRole('button', { name: 'Enviar outro código' }));
    await screen.findByText('Enviamos outro código. O anterior não vale mais.');
    expect(transport.requestsOf(resendVerification)[0]?.params).toEqual({ id: A_UUID });
    expect(
      screen.getByRole<HTMLButtonElement>('button', {
        name: /^Enviar outro código em 0:\d\d$/,
      }).disabled,
    ).toBe(true);
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

  it('in a browser that knows of no e-mail says where to go', async () => {
    open(FINISH, []);
    await screen.findByText(/^Não sabemos qual e-mail confirmar neste navegador\./);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/conta/login',
    );
  });
});
