import { screen, waitFor, within } from '@testing-library/react';
import {
  checkDocument, createUser, finishRegistration, getCepAddress, getLoggedUser, getRegistration, listSimulations, resendVerification,
  saveAddress, saveCompanyData, savePersonalData, signIn, verifyEmail, type LoggedUser, type RegistrationDraft,
} from '@site/contracts';
import { A_UUID, aBasket, aSimulation, aToken, aUser, aViewer, answer, claimsFor, guardConsole, refuse, type Answer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene, whereGuardLeads } from '../../testing/site-scene';
import { registrationRoutes } from './registration.routes';

guardConsole();

const BASE = '/cadastro-de-carro-por-assinatura-mensal';
const EMAIL = 'ana@example.com';
const PASSWORD = 'um ipê no quintal';
const NOBODY = answer(checkDocument, { exists: false });

function open(path: string, answers: Answer[], { signedIn = false, remembered = {} } = {}) {
  const scene = siteScene(remembered);
  const view = renderRoute(amongOthers(registrationRoutes), path, { wire: scene.wire, answers, ...(signedIn && { viewer: aViewer('customer') }) });
  return { ...view, ...scene };
}

describe('the quick registration', () => {
  async function openQuick(answers: Answer[] = [], path = `${BASE}/rapido`) {
    const view = open(path, [NOBODY, ...answers]);
    await screen.findByRole('heading', { name: 'Crie sua conta' });
    const { user } = view;
    const fill = async (document: string, name: string) => {
      await user.type(screen.getByLabelText('CPF ou CNPJ'), document);
      await user.type(screen.getByLabelText(/^(Nome completo|Razão social)$/), name);
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

  it('says what each field needs, on top and at the field, and sends nothing', async () => {
    const { user, transport } = await openQuick();
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(document.activeElement).toBe(summary);
    within(summary).getByRole('heading', { name: 'Falta corrigir 8 campos' });
    for (const message of [
      'Informe o CPF ou o CNPJ.', 'Informe o nome completo.', 'Informe um e-mail válido.', 'Informe um celular com DDD.',
      'Crie uma senha.', 'Repita a senha.', 'Leia e aceite a Política de Privacidade para continuar.',
    ]) {
      expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    }
    expect(transport.requestsOf(createUser)).toHaveLength(0);
  });

  it.each([
    ['CPF ou CNPJ', '111.444.777-36', 'Documento inválido. Confira os números.'],
    ['CPF ou CNPJ', '111.111.111-11', 'Documento inválido. Confira os números.'],
    ['E-mail', 'ana@', 'Informe um e-mail válido.'],
    ['Celular', '4133334444', 'Informe um celular com DDD.'],
    ['Senha', 'curta', 'A senha precisa de 8 caracteres ou mais.'],
  ])('refuses %s "%s" when the field is left', async (label, text, message) => {
    const { user } = await openQuick();
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
    await screen.findByText(message);
  });

  it.each([['Repita o e-mail', 'Os e-mails estão diferentes.'], ['Repita a senha', 'As senhas estão diferentes.']])(
    '%s must match',
    async (label, message) => {
      const { user, fill } = await openQuick();
      await user.type(screen.getByLabelText(label), 'x');
      await fill('52998224725', 'Ana Souza');
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    },
  );

  it('recognises a CPF as a person and a CNPJ with letters as a company', async () => {
    const { user } = await openQuick();
    screen.getByLabelText('Nome completo');
    await user.type(screen.getByLabelText('CPF ou CNPJ'), 'DEM0PJ01000160');
    await screen.findByLabelText('Razão social');
    screen.getByLabelText('E-mail da empresa');
  });

  it('tells that a document already has an account, after a second without typing', async () => {
    const { user } = await openQuick([answer(checkDocument, { exists: true })], `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`);
    await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
    await screen.findByText('Esse documento já tem conta.', {}, { timeout: 3000 });
    for (const link of screen.getAllByRole('link', { name: 'Entrar' })) {
      expect(link.getAttribute('href')).toBe('/conta/login?returnUrl=%2Fsimulador%2Fcarrinho');
    }
  });

  it('creates the account, sends the code and keeps the return address', async () => {
    const { fill, transport, location, stored } = await openQuick([answer(createUser, { id: A_UUID, email: EMAIL })], `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`);
    await fill('529.982.247-25', 'Ana Souza');
    await waitFor(() => expect(location()).toBe(`${BASE}/rapido/finalizar?returnUrl=%2Fsimulador%2Fcarrinho`));
    expect(transport.requestsOf(createUser)).toHaveLength(1);
    expect(transport.requestsOf(createUser)[0]?.body).toMatchObject({ name: 'Ana Souza', email: EMAIL, hasAcceptedPrivacyPolicy: true });
    expect([stored('pendingEmail'), stored('pendingUserId')]).toEqual([EMAIL, A_UUID]);
    await screen.findByText('Enviamos um código de 6 números para a•••@example.com. Vale por 10 minutos.');
  });

  it('puts the server\'s words back at their fields, names the company\'s labels in the popup and loses nothing', async () => {
    const { fill, popups, location } = await openQuick([refuse(createUser, 400, { message: 'x', fields: [{ key: 'Name', message: 'Razão social não confere.' }] })]);
    await fill('DEM0PJ01000160', 'Padaria');
    await screen.findAllByText('Razão social não confere.');
    expect(popups[0]).toMatchObject({ title: 'Erro nos campos:' });
    expect(location()).toContain('empresa');
    screen.getByDisplayValue('Padaria');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe(PASSWORD);
  });

  it('signs in at once with the password still in memory, which is never stored', async () => {
    const session = { token: aToken(claimsFor(aViewer('customer'))), user: aUser({ registrationFinished: false }) };
    const { fill, user, location, transport } = await openQuick([
      answer(createUser, { id: A_UUID, email: EMAIL }), answer(verifyEmail, { ok: true }), answer(signIn, session),
      answer(getLoggedUser, session.user), answer(getRegistration, { personalData: null, companyData: null, address: null }), answer(listSimulations, []),
    ]);
    await fill('52998224725', 'Ana Souza');
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(location()).toBe(`${BASE}/dados`));
    expect(transport.requestsOf(verifyEmail)[0]?.body).toEqual({ email: EMAIL, pin: '123456' });
    expect(transport.requestsOf(signIn)[0]?.body).toEqual({ email: EMAIL, password: PASSWORD });
    expect(JSON.stringify(globalThis.localStorage) + JSON.stringify(globalThis.history.state)).not.toContain(PASSWORD);
  });
});

describe('confirming the e-mail', () => {
  const remembered = { pendingEmail: EMAIL, pendingUserId: A_UUID };
  const FINISH = `${BASE}/rapido/finalizar`;

  it('without a password in memory leads to the sign-in', async () => {
    const { user, location, stored } = open(`${FINISH}?returnUrl=%2Fsimulador`, [answer(verifyEmail, { ok: true })], { remembered });
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(location()).toBe(`/conta/login?returnUrl=${encodeURIComponent(`${BASE}?returnUrl=%2Fsimulador`)}`));
    expect([stored('pendingEmail'), stored('pendingUserId')]).toEqual([null, null]);
  });

  it('says at the field that the code is wrong and keeps it', async () => {
    const refusal = refuse(verifyEmail, 400, { message: 'Código incorreto ou vencido.', fields: [{ key: 'Pin', message: 'Código incorreto ou vencido. Confira ou peça outro.' }] });
    const { user, popups } = open(FINISH, [refusal], { remembered });
    await user.type(await screen.findByLabelText('Código de 6 números'), '111111');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await screen.findByRole('textbox', { name: 'Código de 6 números', description: 'Código incorreto ou vencido. Confira ou peça outro.' });
    await user.tab();
    screen.getByText('Código incorreto ou vencido. Confira ou peça outro.');
    screen.getByDisplayValue('111111');
    expect(popups[0]).toMatchObject({ title: 'Erro nos campos:', items: [{ label: 'Código', text: 'Código incorreto ou vencido. Confira ou peça outro.' }] });
  });

  it('sends another code and then waits before the next', async () => {
    const { user, transport } = open(FINISH, [answer(resendVerification, { ok: true })], { remembered });
    await user.click(await screen.findByRole('button', { name: 'Enviar outro código' }));
    await screen.findByText('Enviamos outro código. O anterior não vale mais.');
    expect(transport.requestsOf(resendVerification)[0]?.params).toEqual({ id: A_UUID });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Enviar outro código em \d+ s$/ }).disabled).toBe(true);
  });

  it('in a browser that knows of no e-mail says where to go', async () => {
    open(FINISH, []);
    await screen.findByText(/^Não sabemos qual e-mail confirmar neste navegador\./);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/conta/login');
  });
});

const EMPTY: RegistrationDraft = { personalData: null, companyData: null, address: null };
const PERSON = { birthdate: '1990-04-12', nationality: 'Brasileira', profession: 'Arquiteta', cnh: '12294923308', cnhCategory: 'AB', cnhFirstLicenseDate: '2011-03-14', cnhExpirationDate: '2033-08-22' } as const;
const ADDRESS = { cep: '80010000', street: 'Rua XV de Novembro', number: 'S/N', neighborhood: 'Centro', city: 'Curitiba', state: 41 };

function openSteps(path: string, draft: RegistrationDraft, answers: Answer[] = [], changes: Partial<LoggedUser> = {}) {
  const user = aUser({ registrationFinished: false, ...changes });
  return open(path, [answer(getLoggedUser, user), answer(getRegistration, draft), answer(listSimulations, []), ...answers], { signedIn: true });
}

describe('the registration', () => {
  it.each([
    [BASE, `${BASE}/rapido`],
    [`${BASE}/empresa/dados?returnUrl=%2Fsimulador%2Fcarrinho`, `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`],
  ])('sends somebody without a session from %s to %s', async (path, target) => {
    expect(await whereGuardLeads(registrationRoutes, BASE, path)).toBe(target);
  });

  it.each([
    ['nothing', EMPTY, 'dados'],
    ['the person', { ...EMPTY, personalData: PERSON }, 'endereco'],
    ['everything', { ...EMPTY, personalData: PERSON, address: ADDRESS }, 'conferir'],
  ] as const)('goes on where it was left: with %s filled at %s', async (_what, draft, slug) => {
    const { location } = openSteps(BASE, draft);
    await waitFor(() => expect(location()).toBe(`${BASE}/${slug}`));
  });

  it('of a company stands under empresa', async () => {
    const { location } = openSteps(`${BASE}/dados`, EMPTY, [], { personType: 'PJ' });
    await screen.findByRole('heading', { name: 'Dados da empresa' });
    expect(location()).toBe(`${BASE}/empresa/dados`);
  });

  it('that is finished goes on to where it was asked from', async () => {
    const { location } = openSteps(`${BASE}?returnUrl=%2Fsimulador%2Fcarrinho`, EMPTY, [], { registrationFinished: true });
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  });

  it('says why it asks, and which step it is', async () => {
    openSteps(`${BASE}/dados`, EMPTY);
    await screen.findByText('Pedimos porque o seguro só cobre quem dirige com habilitação definitiva, categoria B ou acima, há pelo menos 2 anos.');
    const current = within(screen.getByRole('list', { name: 'Passos do cadastro' })).getAllByRole('listitem')[0];
    expect(current?.getAttribute('aria-current')).toBe('step');
    expect(current?.textContent).toBe('Seus dados e CNHPasso 1 de 3');
  });

  it('asks for every field of the person and the licence', async () => {
    const { user } = openSteps(`${BASE}/dados`, EMPTY);
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(within(summary).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Informe a data de nascimento.', 'Informe a profissão.', 'Informe o número de registro da CNH.', 'Escolha a categoria: B ou acima.',
      'Informe a data da primeira habilitação.', 'Informe a validade da CNH.',
    ]);
  });

  it('saves the step and goes on; dates travel as days', async () => {
    const { user, transport, location } = openSteps(`${BASE}/dados?returnUrl=%2Fsimulador`, EMPTY, [answer(savePersonalData, aUser())]);
    await user.type(await screen.findByLabelText('Data de nascimento'), '12/04/1990');
    await user.type(screen.getByLabelText('Profissão'), 'Arquiteta');
    await user.type(screen.getByLabelText('Número de registro da CNH'), '12294923308');
    await user.selectOptions(screen.getByLabelText('Categoria'), 'AB');
    await user.type(screen.getByLabelText('Data da 1ª habilitação'), '14/03/2011');
    await user.type(screen.getByLabelText('Validade'), '22/08/2033');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(location()).toBe(`${BASE}/endereco?returnUrl=%2Fsimulador`));
    expect(transport.requestsOf(savePersonalData)[0]?.body).toEqual(PERSON);
  });

  it('shows the server\'s refusal at the field and stays', async () => {
    const refusal = refuse(savePersonalData, 400, { message: 'x', fields: [{ key: 'CnhExpirationDate', message: 'A CNH está vencida.' }] });
    const { user, location } = openSteps(`${BASE}/dados`, { ...EMPTY, personalData: PERSON }, [refusal]);
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByRole('textbox', { name: 'Validade', description: 'A CNH está vencida.' });
    expect(location()).toBe(`${BASE}/dados`);
    screen.getByDisplayValue('Arquiteta');
  });

  it('fills the address by CEP', async () => {
    const found = { cep: '80010000', street: 'Rua XV de Novembro', neighborhood: 'Centro', city: 'Curitiba', state: 'PR', stateId: 41, latitude: -25.4, longitude: -49.2 };
    const { user, transport } = openSteps(`${BASE}/endereco`, EMPTY, [answer(getCepAddress, found), answer(saveAddress, aUser())]);
    await user.type(await screen.findByLabelText('CEP'), '80010-000');
    await screen.findByText('Encontramos Curitiba, PR. Confira e complete o número.');
    await user.type(screen.getByLabelText('Número'), 'S/N');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(transport.requestsOf(saveAddress)[0]?.body).toEqual(ADDRESS));
  });

  it('leaves street and district to be typed where a CEP stands for a whole city', async () => {
    const found = { cep: '80010000', street: '', neighborhood: '', city: 'Curitiba', state: 'PR', stateId: 41, latitude: -25.4, longitude: -49.2 };
    const { user } = openSteps(`${BASE}/endereco`, EMPTY, [answer(getCepAddress, found)]);
    await user.type(await screen.findByLabelText('CEP'), '80010-000');
    await screen.findByText('Esse CEP vale para toda a cidade: Curitiba, PR. Complete rua, número e bairro.');
    await user.type(screen.getByLabelText('Rua'), 'Rua Nova');
    screen.getByDisplayValue('Curitiba');
  });

  it('never blocks on a CEP that nobody knows', async () => {
    const { user, popups } = openSteps(`${BASE}/endereco`, EMPTY, [refuse(getCepAddress, 404, { message: 'CEP não encontrado.' })]);
    await user.type(await screen.findByLabelText('CEP'), '99999999');
    await screen.findByText('Não encontramos esse CEP. Preencha o endereço abaixo.');
    await user.type(screen.getByLabelText('Rua'), 'Rua Nova');
    expect(popups).toEqual([]);
  });

  it('saves a company without the second typing of its e-mail being stored', async () => {
    const company = { companyType: 'MEI', companyPhone: '1130000100', financialContactName: 'Paulo', financialContactEmail: 'paulo@example.com' };
    const { user, transport } = openSteps(`${BASE}/empresa/dados`, { ...EMPTY, companyData: company }, [answer(saveCompanyData, aUser())], { personType: 'PJ' });
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(transport.requestsOf(saveCompanyData)[0]?.body).toMatchObject({ companyType: 'MEI', financialContactEmailConfirmation: 'paulo@example.com' }));
  });

  it('shows everything to check, then finishes and goes back', async () => {
    const whole = { ...EMPTY, personalData: PERSON, address: ADDRESS };
    const { user, location } = openSteps(`${BASE}/conferir?returnUrl=%2Fsimulador%2Fcarrinho`, whole, [answer(finishRegistration, aUser())]);
    await screen.findByText('12/04/1990');
    screen.getByText('categoria AB, válida até 22/08/2033');
    screen.getByText('Rua XV de Novembro, S/N');
    await user.click(screen.getByRole('button', { name: 'Concluir cadastro' }));
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  });

  it('without a return address ends in the logged-in area', async () => {
    const { user, location } = openSteps(`${BASE}/conferir`, { ...EMPTY, personalData: PERSON, address: ADDRESS }, [answer(finishRegistration, aUser())]);
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    await waitFor(() => expect(location()).toBe('/area-logada'));
  });

  it('lists what the server misses, with the way to each step', async () => {
    const refusal = refuse(finishRegistration, 400, { message: 'Faltam dados.', fields: [{ key: 'Cnh', message: 'Informe a CNH.' }, { key: 'Cep', message: 'Informe o CEP.' }] });
    const { user } = openSteps(`${BASE}/conferir`, EMPTY, [refusal]);
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    within(summary).getByRole('heading', { name: 'Falta corrigir 2 campos' });
    expect(within(summary).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['CNH: Informe a CNH.', `${BASE}/dados`],
      ['CEP: Informe o CEP.', `${BASE}/endereco`],
    ]);
    expect(document.activeElement).toBe(summary);
  });

  it('shows the car that it is for', async () => {
    openSteps(`${BASE}/dados`, EMPTY, [answer(listSimulations, [aSimulation({ basket: aBasket() })])]);
    within(await screen.findByRole('complementary', { name: 'O carro que você escolheu' })).getByRole('heading', { name: 'Aroeira' });
  });

  it('that can not be loaded says what is safe and offers another try', async () => {
    open(`${BASE}/dados`, [refuse(getLoggedUser, 503, { message: 'Volte em instantes.' }), answer(listSimulations, [])], { signedIn: true });
    await screen.findByText('Não conseguimos abrir seu cadastro. O que você já preencheu está guardado; tente de novo em instantes.');
    screen.getByRole('button', { name: 'Tentar de novo' });
  });
});
