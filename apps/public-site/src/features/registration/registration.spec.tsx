import { screen, waitFor, within } from '@testing-library/react';
import {
  finishRegistration,
  getCepAddress,
  getLoggedUser,
  listSimulations,
  type RegistrationDraft,
  saveAddress,
  saveCompanyData,
  savePartners,
  savePersonalData,
} from '@site/contracts';
import { aBasket, answer, aSimulation, aUser, guardConsole, refuse } from '@site/testing';
import { whereGuardLeads } from '../../testing/site-scene';
import { registrationRoutes } from './registration.routes';
import { BASE, EMPTY, open, openSteps, SENT } from './testing/open-registration';

guardConsole();

const PERSON = {
  birthdate: '1990-04-12',
  nationality: 'Brasileira',
  profession: 'Arquiteta',
  cnh: '12294923308',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
} as const;
const COMPANY = {
  companyType: 'MEI',
  companyPhone: '1130000100',
  financialContactName: 'Paulo',
  financialContactEmail: 'paulo@example.com',
  financialContactEmailConfirmation: 'paulo@example.com',
};
const PARTNERS = [
  { name: 'Paulo Massa', cpf: '12345678909', share: 66.67 },
  { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 },
];
const ADDRESS = {
  cep: '80010000',
  street: 'Rua XV de Novembro',
  number: 'S/N',
  neighborhood: 'Centro',
  city: 'Curitiba',
  state: 41,
};

describe('the registration', () => {
  it.each([
    [BASE, `${BASE}/rapido`],
    [
      `${BASE}/empresa/dados?returnUrl=%2Fsimulador%2Fcarrinho`,
      `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`,
    ],
  ])('sends somebody without a session from %s to %s', async (path, target) => {
    expect(await whereGuardLeads(registrationRoutes, BASE, path)).toBe(target);
  });

  it.each([
    ['nothing', EMPTY, 'dados'],
    ['the person', { personalData: PERSON }, 'endereco'],
    ['every form', { personalData: PERSON, address: ADDRESS }, 'documentos'],
    ['everything', { personalData: PERSON, address: ADDRESS, ...SENT }, 'conferir'],
    [
      'a profession from before the list',
      { personalData: { ...PERSON, profession: 'Mestre cervejeira' }, address: ADDRESS },
      'dados',
    ],
  ] as const)(
    'goes on where it was left: with %s filled at %s',
    async (_what, draft, slug) => {
      const { location } = openSteps(BASE, draft);
      await waitFor(() => expect(location()).toBe(`${BASE}/${slug}`));
    },
  );

  it.each([
    ['nothing', EMPTY, 'dados'],
    ['the company', { companyData: COMPANY }, 'socios'],
    ['the partners', { companyData: COMPANY, partners: PARTNERS }, 'endereco'],
    [
      'an address before the partners',
      { companyData: COMPANY, address: ADDRESS },
      'socios',
    ],
  ] as const)(
    'of a company goes on where it was left: with %s filled at %s',
    async (_what, draft, slug) => {
      const { location } = openSteps(
        BASE,
        { ...draft } as Partial<RegistrationDraft>,
        [],
        { personType: 'PJ' },
      );
      await waitFor(() => expect(location()).toBe(`${BASE}/empresa/${slug}`));
    },
  );

  it('of a person has no step of partners', async () => {
    const { location } = openSteps(`${BASE}/socios`, EMPTY);
    await waitFor(() => expect(location()).toBe(`${BASE}/dados`));
  });

  it('of a company stands under empresa', async () => {
    const { location } = openSteps(`${BASE}/dados`, EMPTY, [], { personType: 'PJ' });
    await screen.findByRole('heading', { name: 'Dados da empresa' });
    expect(location()).toBe(`${BASE}/empresa/dados`);
  });

  it('that is finished goes on to where it was asked from', async () => {
    const { location } = openSteps(
      `${BASE}?returnUrl=%2Fsimulador%2Fcarrinho`,
      EMPTY,
      [],
      { registrationFinished: true },
    );
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  });

  it('says why it asks, and which step it is', async () => {
    openSteps(`${BASE}/dados`, EMPTY);
    await screen.findByText(
      'Pedimos porque o seguro só cobre quem dirige com habilitação definitiva, categoria B ou acima, há pelo menos 2 anos.',
    );
    const current = within(
      screen.getByRole('list', { name: 'Passos do cadastro' }),
    ).getAllByRole('listitem')[0];
    expect(current?.getAttribute('aria-current')).toBe('step');
    expect(current?.textContent).toBe('Seus dados e CNHPasso 1 de 4');
  });

  it('asks for every field of the person and the licence', async () => {
    const { user } = openSteps(`${BASE}/dados`, EMPTY);
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Informe a data de nascimento.',
      'Informe a profissão.',
      'Informe o número de registro da CNH.',
      'Escolha a categoria: B ou acima.',
      'Informe a data da primeira habilitação.',
      'Informe a validade da CNH.',
    ]);
  });

  it('saves the step and goes on; dates travel as days', async () => {
    const { user, transport, location } = openSteps(
      `${BASE}/dados?returnUrl=%2Fsimulador`,
      EMPTY,
      [answer(savePersonalData, aUser())],
    );
    await user.type(await screen.findByLabelText('Data de nascimento'), '12/04/1990');
    await user.type(screen.getByLabelText('Profissão'), 'Arquiteta');
    await user.type(screen.getByLabelText('Número de registro da CNH'), '12294923308');
    await user.selectOptions(screen.getByLabelText('Categoria'), 'AB');
    await user.type(screen.getByLabelText('Data da 1ª habilitação'), '14/03/2011');
    await user.type(screen.getByLabelText('Validade'), '22/08/2033');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(location()).toBe(`${BASE}/endereco?returnUrl=%2Fsimulador`),
    );
    expect(transport.requestsOf(savePersonalData)[0]?.body).toEqual(PERSON);
  });

  it("shows the server's refusal at the field and stays", async () => {
    const refusal = refuse(savePersonalData, 400, {
      message: 'x',
      fields: [{ key: 'CnhExpirationDate', message: 'A CNH está vencida.' }],
    });
    const { user, location } = openSteps(`${BASE}/dados`, { personalData: PERSON }, [
      refusal,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByRole('textbox', {
      name: 'Validade',
      description: 'dia/mês/ano A CNH está vencida.',
    });
    expect(location()).toBe(`${BASE}/dados`);
    screen.getByDisplayValue('Arquiteta');
  });

  it('fills the address by CEP', async () => {
    const found = {
      cep: '80010000',
      street: 'Rua XV de Novembro',
      neighborhood: 'Centro',
      city: 'Curitiba',
      state: 'PR',
      stateId: 41,
      latitude: -25.4,
      longitude: -49.2,
    };
    const { user, transport } = openSteps(`${BASE}/endereco`, EMPTY, [
      answer(getCepAddress, found),
      answer(saveAddress, aUser()),
    ]);
    await user.type(await screen.findByLabelText('CEP'), '80010-000');
    await screen.findByText('Encontramos Curitiba, PR. Confira e complete o número.');
    await user.type(screen.getByLabelText('Número'), 'S/N');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(saveAddress)[0]?.body).toEqual(ADDRESS),
    );
  });

  it('leaves street and district to be typed where the street of a CEP is not known', async () => {
    const found = {
      cep: '80010000',
      street: '',
      neighborhood: '',
      city: 'Curitiba',
      state: 'PR',
      stateId: 41,
      latitude: -25.4,
      longitude: -49.2,
    };
    const { user } = openSteps(`${BASE}/endereco`, EMPTY, [answer(getCepAddress, found)]);
    await user.type(await screen.findByLabelText('CEP'), '80010-000');
    await screen.findByText(
      'Não achamos a rua desse CEP. Preenchemos Curitiba, PR; complete o resto.',
    );
    await user.type(screen.getByLabelText('Rua'), 'Rua Nova');
    screen.getByDisplayValue('Curitiba');
  });

  it('never blocks on a CEP that nobody knows', async () => {
    const { user, popups } = openSteps(`${BASE}/endereco`, EMPTY, [
      refuse(getCepAddress, 404, { message: 'CEP não encontrado.' }),
    ]);
    await user.type(await screen.findByLabelText('CEP'), '99999999');
    await screen.findByText('Não encontramos esse CEP. Preencha o endereço abaixo.');
    await user.type(screen.getByLabelText('Rua'), 'Rua Nova');
    expect(popups).toEqual([]);
  });

  it('asks a foreigner for the card, and a Brazilian no more', async () => {
    const { user, transport } = openSteps(`${BASE}/dados`, { personalData: PERSON }, [
      answer(savePersonalData, aUser()),
    ]);
    await user.selectOptions(await screen.findByLabelText('Nacionalidade'), 'Argentina');
    await user.type(screen.getByLabelText('RNM (antigo RNE)'), 'v123456-j');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Informe a validade da carteira de registro (CRNM).']);
    await user.selectOptions(screen.getByLabelText('Nacionalidade'), 'Brasileira');
    expect(screen.queryByLabelText('RNM (antigo RNE)')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(savePersonalData)[0]?.body).toEqual(PERSON),
    );
  });

  it('offers the professions of the list and takes what is typed without accents', async () => {
    const { user, transport } = openSteps(`${BASE}/dados`, { personalData: PERSON }, [
      answer(savePersonalData, aUser()),
    ]);
    const field = await screen.findByLabelText<HTMLInputElement>('Profissão');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Médico', 'Médica', 'Outra ocupação']),
    );
    await user.clear(field);
    await user.type(field, 'medica');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(savePersonalData)[0]?.body).toMatchObject({
        profession: 'Médica',
      }),
    );
  });

  // domain-brazil 15: the registration takes them, the proposal does not; the step says
  // so with the day
  it.each([
    [
      'a first licence of less than two years',
      { cnhFirstLicenseDate: '2025-06-10' },
      /^Dá para concluir o cadastro, mas a proposta só pode ser enviada a partir de 10\/06\/2027:/,
    ],
    [
      'somebody under 21',
      { birthdate: '2007-05-01', cnhFirstLicenseDate: '2025-05-02' },
      /a partir de 01\/05\/2028: quem assina tem 21 anos ou mais e CNH há 2 anos ou mais\.$/,
    ],
    [
      'a licence that ends within 60 days',
      { cnhExpirationDate: '2027-01-10' },
      /^Sua CNH vence em 10\/01\/2027\./,
    ],
  ])('says at the step what %s means for the proposal', async (_who, change, note) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 15));
    openSteps(`${BASE}/dados`, { personalData: { ...PERSON, ...change } });
    await screen.findByText(note);
    jest.restoreAllMocks();
  });

  it('warns of a state that is not the one of the CEP, and lets it pass', async () => {
    const { transport, user } = openSteps(
      `${BASE}/endereco`,
      { address: { ...ADDRESS, state: 35 } },
      [answer(saveAddress, aUser())],
    );
    await screen.findByText('Pelo CEP, o estado é PR. Confira antes de continuar.');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(transport.requestsOf(saveAddress)).toHaveLength(1));
  });

  it('saves a company without the second typing of its e-mail being stored', async () => {
    const { user, transport } = openSteps(
      `${BASE}/empresa/dados`,
      { companyData: COMPANY },
      [answer(saveCompanyData, aUser())],
      { personType: 'PJ' },
    );
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(saveCompanyData)[0]?.body).toMatchObject({
        companyType: 'MEI',
        financialContactEmailConfirmation: 'paulo@example.com',
      }),
    );
  });

  it('of a company asks for its partners: one has all of it, two share it', async () => {
    const { user, transport, location } = openSteps(
      `${BASE}/empresa/socios`,
      { companyData: COMPANY },
      [answer(savePartners, aUser())],
      { personType: 'PJ' },
    );
    await screen.findByRole('heading', { name: 'Sócios da empresa' });
    screen.getByText('As participações somam 100%.');
    await user.type(screen.getByLabelText('Nome Completo'), 'Paulo Massa');
    await user.type(screen.getByLabelText('CPF'), '12345678909');
    await user.click(screen.getByRole('button', { name: 'Adicionar sócio' }));
    const second = within(screen.getByRole('group', { name: 'Sócio 2' }));
    expect(document.activeElement).toBe(second.getByLabelText('Nome Completo'));
    await user.type(second.getByLabelText('Nome Completo'), 'Lúcia Massa');
    await user.type(second.getByLabelText('CPF'), '00000000191');
    await user.type(second.getByLabelText('Participação (%)'), '33,33');
    await screen.findByText('Somam 133,33%. Passam 33,33%.');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    expect(
      (
        await screen.findAllByText(
          'As participações somam 133,33% e precisam somar 100%. Passam 33,33%.',
        )
      ).length,
    ).toBeGreaterThan(0);
    const first = within(screen.getByRole('group', { name: 'Sócio 1' })).getByLabelText(
      'Participação (%)',
    );
    await user.clear(first);
    await user.type(first, '66,67');
    await waitFor(() => expect(screen.queryByText(/precisam somar 100/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(location()).toBe(`${BASE}/empresa/endereco`));
    expect(transport.requestsOf(savePartners)[0]?.body).toEqual({
      partners: [
        { name: 'Paulo Massa', cpf: '12345678909', share: 66.67 },
        { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 },
      ],
    });
  });

  it('names the partner in each line of what is to correct', async () => {
    const { user } = openSteps(`${BASE}/empresa/socios`, { companyData: COMPANY }, [], {
      personType: 'PJ',
    });
    await user.click(await screen.findByRole('button', { name: 'Adicionar sócio' }));
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    const summary = within(await screen.findByRole('group', { name: /^Falta corrigir/ }));
    const first = within(screen.getByRole('group', { name: 'Sócio 1' })).getByLabelText(
      'CPF',
    );
    const second = within(screen.getByRole('group', { name: 'Sócio 2' })).getByLabelText(
      'CPF',
    );
    expect(
      summary.getByRole('link', { name: 'Sócio 1: Informe o CPF.' }).getAttribute('href'),
    ).toBe(`#${first.id}`);
    expect(
      summary.getByRole('link', { name: 'Sócio 2: Informe o CPF.' }).getAttribute('href'),
    ).toBe(`#${second.id}`);
    const texts = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('lets a partner go, but never the last one', async () => {
    const { user } = openSteps(
      `${BASE}/empresa/socios`,
      { companyData: COMPANY, partners: PARTNERS },
      [],
      { personType: 'PJ' },
    );
    await user.click(await screen.findByRole('button', { name: 'Remover Sócio 1' }));
    screen.getByDisplayValue('Lúcia Massa');
    expect(screen.queryByDisplayValue('Paulo Massa')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Adicionar sócio' }),
    );
  });

  it("puts the server's words about a partner at that partner", async () => {
    const refusal = refuse(savePartners, 400, {
      message: 'x',
      fields: [{ key: 'Partners.1.Cpf', message: 'CPF inválido. Confira os números.' }],
    });
    const { user, popups } = openSteps(
      `${BASE}/empresa/socios`,
      { companyData: COMPANY, partners: PARTNERS },
      [refusal],
      { personType: 'PJ' },
    );
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await within(await screen.findByRole('group', { name: 'Sócio 2' })).findByRole(
      'textbox',
      { name: 'CPF', description: 'CPF inválido. Confira os números.' },
    );
    expect(popups[0]).toMatchObject({
      items: [{ label: 'CPF do 2º sócio', text: 'CPF inválido. Confira os números.' }],
    });
  });

  it('of a company shows company, partners and address to check', async () => {
    openSteps(
      `${BASE}/empresa/conferir`,
      { companyData: COMPANY, partners: PARTNERS, address: ADDRESS },
      [],
      { personType: 'PJ' },
    );
    await screen.findByText('CPF 123.456.789-09, 66,67%');
    screen.getByText('Paulo Massa');
    expect(
      screen.getByRole('link', { name: 'Corrigir Sócios' }).getAttribute('href'),
    ).toBe(`${BASE}/empresa/socios`);
    expect(
      screen.getByRole('link', { name: 'Voltar para Documentos' }).getAttribute('href'),
    ).toBe(`${BASE}/empresa/documentos`);
  });

  it('shows everything to check, then finishes and goes back', async () => {
    const whole = { personalData: PERSON, address: ADDRESS, ...SENT };
    const { user, location } = openSteps(
      `${BASE}/conferir?returnUrl=%2Fsimulador%2Fcarrinho`,
      whole,
      [answer(finishRegistration, aUser())],
    );
    await screen.findByText('12/04/1990');
    screen.getByText('categoria AB, válida até 22/08/2033');
    screen.getByText('Rua XV de Novembro, S/N');
    expect(
      within(screen.getByRole('region', { name: 'Documentos' })).getAllByText('Enviado'),
    ).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Concluir cadastro' }));
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  });

  it('without a return address ends in the logged-in area', async () => {
    const { user, location } = openSteps(
      `${BASE}/conferir`,
      { personalData: PERSON, address: ADDRESS, ...SENT },
      [answer(finishRegistration, aUser())],
    );
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    await waitFor(() => expect(location()).toBe('/area-logada'));
  });

  it('of a company lists what the server misses in the words of a company', async () => {
    const fields = [
      { key: 'CompanyPhone', message: 'Informe o telefone da empresa.' },
      { key: 'Partners', message: 'Informe pelo menos um sócio.' },
      { key: 'Street', message: 'Informe a rua.' },
    ];
    const { user } = openSteps(
      `${BASE}/empresa/conferir`,
      EMPTY,
      [refuse(finishRegistration, 400, { message: 'x', fields })],
      { personType: 'PJ' },
    );
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    const summary = await screen.findByRole('group', { name: 'Falta corrigir 3 campos' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Telefone da empresa: Informe o telefone da empresa.', `${BASE}/empresa/dados`],
      ['Sócios: Informe pelo menos um sócio.', `${BASE}/empresa/socios`],
      ['Rua da empresa: Informe a rua.', `${BASE}/empresa/endereco`],
    ]);
  });

  it('lists what the server misses, with the way to each step', async () => {
    const refusal = refuse(finishRegistration, 400, {
      message: 'Faltam dados.',
      fields: [
        { key: 'Cnh', message: 'Informe a CNH.' },
        { key: 'Cep', message: 'Informe o CEP.' },
      ],
    });
    const { user } = openSteps(`${BASE}/conferir`, EMPTY, [refusal]);
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    within(summary).getByRole('heading', { name: 'Falta corrigir 2 campos' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['CNH: Informe a CNH.', `${BASE}/dados`],
      ['CEP: Informe o CEP.', `${BASE}/endereco`],
    ]);
    expect(document.activeElement).toBe(summary);
  });

  it('shows the car that it is for', async () => {
    openSteps(`${BASE}/dados`, EMPTY, [
      answer(listSimulations, [aSimulation({ basket: aBasket() })]),
    ]);
    within(
      await screen.findByRole('complementary', { name: 'O carro que você escolheu' }),
    ).getByRole('heading', { name: 'Aroeira' });
  });

  it('that can not be loaded says what is safe and offers another try', async () => {
    open(
      `${BASE}/dados`,
      [
        refuse(getLoggedUser, 503, { message: 'Volte em instantes.' }),
        answer(listSimulations, []),
      ],
      { signedIn: true },
    );
    await screen.findByText(
      'Não conseguimos abrir seu cadastro. O que você já preencheu está guardado; tente de novo em instantes.',
    );
    screen.getByRole('button', { name: 'Tentar de novo' });
  });
});
