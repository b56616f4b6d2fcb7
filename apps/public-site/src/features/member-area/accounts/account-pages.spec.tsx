import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type AccountSecurity,
  changeEmail,
  changePassword,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  getLoggedUser,
  getRegistration,
  type LoggedUser,
  type RegistrationDraft,
  saveAccountData,
  setSecondStep,
  verifyEmail,
} from '@site/api-contract';
import {
  A_UUID,
  type Answer,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const AT = '2026-11-20T15:00:00.000Z';
const SECURITY: AccountSecurity = {
  secondStep: false,
  pendingEmail: null,
  sessions: [
    { id: A_UUID, client: CHROME, createdAt: AT, lastUsedAt: AT, current: true },
    {
      id: '4f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
      client: PHONE,
      createdAt: AT,
      lastUsedAt: AT,
      current: false,
    },
  ],
  devices: [
    {
      id: '5f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
      client: PHONE,
      createdAt: AT,
      lastUsedAt: AT,
      expiresAt: AT,
    },
  ],
};

const DOCUMENTS = { wanted: [], missing: [] };
const REGISTRATION: RegistrationDraft = {
  document: '52998224725',
  personalData: null,
  companyData: null,
  partners: null,
  address: null,
  documents: DOCUMENTS,
};

async function open(
  path: string,
  answers: Answer[],
  security: Partial<AccountSecurity> = {},
  user: LoggedUser = aUser(),
) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, user),
      answer(getRegistration, REGISTRATION),
      answer(getAccountSecurity, { ...SECURITY, ...security }),
      ...answers,
    ],
  });
  await screen.findAllByRole('heading', { level: 2 });
  await screen.findAllByRole('form');
  await waitFor(() =>
    expect(view.transport.requestsOf(getAccountSecurity)).not.toHaveLength(0),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve))); // the answer is in
  const fill = async (form: string, values: Record<string, string>) => {
    const within_ = within(await screen.findByRole('form', { name: form }));
    for (const [label, value] of Object.entries(values))
      await view.user.type(within_.getByLabelText(label), value);
    return within_;
  };
  return { ...view, ...scene, fill };
}

describe('the security page', () => {
  it('is reached from the menu', async () => {
    const { user, location } = await open('/area-logada/dados', []);
    await user.click(screen.getByRole('link', { name: 'Segurança' }));
    await screen.findByRole('heading', { level: 1, name: 'Segurança' });
    expect(location()).toBe('/area-logada/seguranca');
  });

  it('changes the password, and a wrong current one is said at its field', async () => {
    const refusal = refuse(changePassword, 400, {
      message: 'A senha não confere.',
      fields: [{ key: 'CurrentPassword', message: 'A senha não confere.' }],
    });
    const { user, fill } = await open('/area-logada/seguranca', [refusal]);
    const form = await fill('Trocar senha', {
      'Senha atual': 'errada',
      'Nova senha': 'capivara lê jornal',
      'Repita a nova senha': 'capivara lê jornal',
    });
    expect(form.getByLabelText('Senha atual').getAttribute('autocomplete')).toBe(
      'current-password',
    );
    await user.click(form.getByRole('button', { name: 'Trocar senha' }));
    await form.findByText('A senha não confere.');
    form.getByDisplayValue('errada');
  });

  it('says that the password was changed and empties the fields', async () => {
    const { user, fill } = await open('/area-logada/seguranca', [
      answer(changePassword, { ok: true }),
    ]);
    const form = await fill('Trocar senha', {
      'Senha atual': 'antiga-aqui',
      'Nova senha': 'capivara lê jornal',
      'Repita a nova senha': 'capivara lê jornal',
    });
    await user.click(form.getByRole('button', { name: 'Trocar senha' }));
    await screen.findByText('Senha trocada. As outras sessões foram encerradas.');
    expect(screen.queryByDisplayValue('antiga-aqui')).toBeNull();
  });

  it('turns the code by e-mail on', async () => {
    const { user, fill, transport } = await open('/area-logada/seguranca', [
      answer(setSecondStep, { ok: true }),
    ]);
    const form = await fill('Código por e-mail', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Ligar código por e-mail' }));
    await waitFor(() =>
      expect(transport.requestsOf(setSecondStep)[0]?.body).toEqual({
        enabled: true,
        currentPassword: 'minha-senha',
      }),
    );
  });

  it('lists sessions and trusted browsers by names that people know, and ends them', async () => {
    const { user, transport } = await open('/area-logada/seguranca', [
      answer(endOneSession, { ok: true }),
      answer(forgetDevice, { ok: true }),
    ]);
    screen.getByText('Chrome no Windows');
    screen.getByText('esta sessão');
    await user.click(
      screen.getByRole('button', { name: 'Encerrar a sessão de Safari no iPhone' }),
    );
    await waitFor(() =>
      expect(transport.requestsOf(endOneSession)[0]?.params).toEqual({
        id: A_UUID,
        sessionId: SECURITY.sessions[1]?.id,
      }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Deixar de confiar em Safari no iPhone' }),
    );
    await waitFor(() => expect(transport.requestsOf(forgetDevice)).toHaveLength(1));
  });
});

describe('a failure of the account, told once and in place', () => {
  const AWAY = { message: 'Estamos em manutenção até as 15h.' };
  const SENTENCE = AWAY.message;
  const NETWORK =
    'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.';
  const PASSWORDS = {
    'Senha atual': 'minha-senha',
    'Nova senha': 'capivara lê jornal',
    'Repita a nova senha': 'capivara lê jornal',
  };
  const changeIt = async (failing: Answer) => {
    const view = await open('/area-logada/seguranca', [failing]);
    const form = await view.fill('Trocar senha', PASSWORDS);
    await view.user.click(form.getByRole('button', { name: 'Trocar senha' }));
    return { ...view, form };
  };

  it.each([
    ['said by the server', refuse(changePassword, 503, AWAY), SENTENCE],
    ['without an answer', unreachable(changePassword), NETWORK],
    [
      'without a sentence',
      refuse(changePassword, 404),
      'Nada foi salvo. O que você escreveu está aqui: tente de novo em instantes.',
    ],
  ])('%s: beside the form, which keeps what was typed', async (_, failing, said) => {
    const { form, popups, notices } = await changeIt(failing);
    expect((await form.findByRole('alert')).textContent).toBe(said);
    expect(form.getByLabelText('Senha atual')).toHaveProperty('value', 'minha-senha');
    expect(form.getByLabelText('Senha atual').getAttribute('aria-invalid')).not.toBe(
      'true',
    );
    expect(popups).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('leaves a block to its popup and to the button that counts down', async () => {
    const { form, popups } = await changeIt(
      refuse(
        changePassword,
        429,
        { message: 'Muitas tentativas.' },
        {
          'Retry-After': '60',
        },
      ),
    );
    await form.findByRole('button', { name: 'Tente de novo em 1:00' });
    expect(popups).toEqual([expect.objectContaining({ title: 'Alerta' })]);
    expect(form.queryByRole('alert')).toBeNull();
  });

  it('takes the sentence away once another try is saved', async () => {
    let isAway = true;
    const refused = refuse(setSecondStep, 503, AWAY);
    const taken = answer(setSecondStep, { ok: true });
    const { user, fill, popups } = await open('/area-logada/seguranca', [
      { ...taken, reply: (received) => (isAway ? refused : taken).reply(received) },
    ]);
    const form = await fill('Código por e-mail', { 'Senha atual': 'minha-senha' });
    const button = form.getByRole('button', { name: 'Ligar código por e-mail' });
    await user.click(button);
    expect((await form.findByRole('alert')).textContent).toBe(SENTENCE);
    isAway = false;
    await user.click(button);
    await screen.findByText('Pronto. Enviamos um aviso ao seu e-mail.');
    expect(form.queryByRole('alert')).toBeNull();
    expect(popups).toEqual([]);
  });

  it.each([
    [
      'Encerrar a sessão de Safari no iPhone',
      endOneSession,
      'Não conseguimos encerrar. A sessão continua aberta: tente de novo em instantes.',
    ],
    [
      'Encerrar todas as outras',
      endOtherSessions,
      'Não conseguimos encerrar. A sessão continua aberta: tente de novo em instantes.',
    ],
    [
      'Deixar de confiar em Safari no iPhone',
      forgetDevice,
      'Não conseguimos. Este navegador ainda entra sem código: tente de novo em instantes.',
    ],
  ])("%s: the server's sentence below the list, or ours", async (button, call, ours) => {
    const failing = [refuse(call, 503, AWAY), unreachable(call)];
    let tries = 0;
    const { user, popups, notices } = await open('/area-logada/seguranca', [
      {
        call,
        reply: async (received) => {
          const next = failing[tries] ?? failing[1];
          tries += 1;
          return next?.reply(received);
        },
      } as Answer,
    ]);
    for (const said of [SENTENCE, ours]) {
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said));
    }
    expect(popups).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('says in place that the account could not be read, and tries again', async () => {
    let isAway = true;
    const refused = refuse(getAccountSecurity, 503, AWAY);
    const there = answer(getAccountSecurity, {
      ...SECURITY,
      pendingEmail: 'nova@example.com',
    });
    const scene = siteScene();
    const { user } = renderRoute(amongOthers(memberAreaRoutes), '/area-logada/dados', {
      wire: scene.wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getLoggedUser, aUser()),
        answer(getRegistration, REGISTRATION),
        { ...there, reply: (received) => (isAway ? refused : there).reply(received) },
      ],
    });
    const failure = within(await screen.findByRole('alert'));
    failure.getByText('Não conseguimos ver se um novo e-mail espera pelo código.');
    failure.getByText(SENTENCE);
    isAway = false;
    await user.click(failure.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('form', { name: 'Confirmar troca' });
    expect(scene.popups).toEqual([]);
  });

  it('is told by the popup alone where specification §7 names the call', async () => {
    const { user, fill, popups } = await open('/area-logada/dados', [
      refuse(saveAccountData, 503, AWAY),
    ]);
    const form = await fill('Seus dados', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() =>
      expect(popups).toEqual([expect.objectContaining({ text: SENTENCE })]),
    );
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByLabelText('Senha atual')).toHaveProperty('value', 'minha-senha');
  });
});

// WCAG 1.3.5, and what password managers need to know whose password they keep
it.each([
  ['/area-logada/seguranca', ['Trocar senha', 'Código por e-mail']],
  ['/area-logada/dados', ['Seus dados', 'Trocar e-mail']],
])('the forms of %s name the account of their password', async (path, forms) => {
  await open(path, []);
  for (const name of forms) {
    const form = await screen.findByRole('form', { name });
    const username = form.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.value).toBe(aUser().email);
  }
});

describe('the data page', () => {
  it('leads back to where somebody was sent from, by itself once the data are saved', async () => {
    const back = '/cadastro-de-carro-por-assinatura-mensal/conferir?returnUrl=%2Fx';
    const { user, fill, location } = await open(
      `/area-logada/dados?returnUrl=${encodeURIComponent(back)}`,
      [answer(saveAccountData, aUser())],
    );
    expect(
      screen
        .getByRole('link', { name: 'Voltar para onde você estava' })
        .getAttribute('href'),
    ).toBe(back);
    const form = await fill('Seus dados', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() => expect(location()).toBe(back));
  });

  it('saves name and cellphone with the password', async () => {
    const { user, fill, transport } = await open('/area-logada/dados', [
      answer(saveAccountData, aUser()),
    ]);
    const form = await fill('Seus dados', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Salvar dados' }));
    await screen.findByText(
      'Dados salvos. Se o celular mudou, as outras sessões foram encerradas.',
    );
    expect(transport.requestsOf(saveAccountData)[0]?.body).toEqual({
      name: 'Ana Souza',
      cellphone: '41998765432',
      currentPassword: 'minha-senha',
    });
  });

  it('asks for another e-mail and counts a block down', async () => {
    const { user, fill } = await open('/area-logada/dados', [
      refuse(changeEmail, 429, {}, { 'Retry-After': '60' }),
    ]);
    const form = await fill('Trocar e-mail', {
      'Novo e-mail': 'nova@example.com',
      'Repita o novo e-mail': 'nova@example.com',
      'Senha atual': 'minha-senha',
    });
    await user.click(form.getByRole('button', { name: 'Trocar e-mail' }));
    await screen.findByRole('button', { name: 'Tente de novo em 1:00' });
  });

  it('takes the code of a new e-mail that waits, with the id of the account', async () => {
    const { user, fill, transport } = await open(
      '/area-logada/dados',
      [answer(verifyEmail, { ok: true })],
      { pendingEmail: 'nova@example.com' },
    );
    await screen.findByText(
      'Enviamos um código de 6 números para nova@example.com. A troca acontece quando você digitar o código.',
    );
    const form = await fill('Confirmar troca', { 'Código de 6 números': '123456' });
    await user.click(form.getByRole('button', { name: 'Confirmar troca' }));
    await waitFor(() =>
      expect(transport.requestsOf(verifyEmail)[0]?.body).toEqual({
        email: A_UUID,
        pin: '123456',
      }),
    );
  });
});

describe('what the registration says', () => {
  const ADDRESS = {
    cep: '80010000',
    street: 'Rua XV de Novembro',
    number: '10',
    neighborhood: 'Centro',
    city: 'Curitiba',
    state: 41,
  };

  it('stands on the page of a company, with the way to change each part', async () => {
    const registration = answer(getRegistration, {
      ...REGISTRATION,
      companyData: {
        companyType: 'MEI',
        companyPhone: '1130000100',
        financialContactName: 'Paulo',
        financialContactEmail: 'paulo@example.com',
        financialContactCopy: true,
      },
      partners: [{ name: 'Paulo Massa', cpf: '12345678909', share: 100 }],
      address: ADDRESS,
    });
    const company = aUser({ personType: 'PJ' });
    await open('/area-logada/dados', [registration], {}, company);
    const part = async (name: string) =>
      within(await screen.findByRole('region', { name }));
    const company_ = await part('A empresa e quem paga as contas');
    company_.getByText('Paulo, paulo@example.com');
    company_.getByText('Sim');
    const base = '/cadastro-de-carro-por-assinatura-mensal/empresa';
    const back = '?returnUrl=%2Farea-logada%2Fdados';
    expect(company_.getByRole('link').getAttribute('href')).toBe(`${base}/dados${back}`);
    const address = await part('Endereço da empresa');
    address.getByText('Rua XV de Novembro, 10, Centro, Curitiba, PR');
    expect(address.getByRole('link').getAttribute('href')).toBe(
      `${base}/endereco${back}`,
    );
    const partners = await part('Sócios');
    partners.getByText('CPF 123.456.789-09, 100%');
    partners.getByText(/só assina quando a análise conferir/);
    screen.getByText(/O CNPJ não muda por aqui/);
  });

  it('names the address of a person, and that nothing was said yet', async () => {
    const registration = answer(getRegistration, { ...REGISTRATION, address: ADDRESS });
    await open('/area-logada/dados', [registration]);
    await screen.findByText('Rua XV de Novembro, 10, Centro, Curitiba, PR');
    within(screen.getByRole('region', { name: 'Documentos e CNH' })).getByText(
      'Ainda não informado',
    );
    screen.getByText(/O CPF não muda por aqui/);
    expect(screen.queryByRole('region', { name: 'Sócios' })).toBeNull();
  });
});
