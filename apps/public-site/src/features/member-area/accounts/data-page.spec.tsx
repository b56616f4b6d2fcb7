import { screen, waitFor, within } from '@testing-library/react';
import {
  changeEmail,
  getRegistration,
  saveAccountData,
  verifyEmail,
} from '@site/api-contract';
import { A_UUID, answer, aUser, guardConsole, refuse, stopClock } from '@site/testing';
import { openAccount, REGISTRATION } from '../testing/open-account';

guardConsole();

describe('the data page', () => {
  it('leads back to where somebody was sent from, by itself once the data are saved', async () => {
    const back = '/cadastro-de-carro-por-assinatura-mensal/conferir?returnUrl=%2Fx';
    const { user, fill, location } = await openAccount(
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

  it('shows name and cellphone as facts, as the address below', async () => {
    await openAccount('/area-logada/dados', []);
    const section = within(await screen.findByRole('region', { name: 'Nome e celular' }));
    section.getByText('É por aqui que falamos com você.');
    expect(section.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Ana Souza',
      '(41) 99876-5432',
    ]);
  });

  it('saves name and cellphone with the password', async () => {
    const { user, fill, transport } = await openAccount('/area-logada/dados', [
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
    const { user, fill } = await openAccount('/area-logada/dados', [
      refuse(changeEmail, 429, {}, { 'Retry-After': '60' }),
    ]);
    stopClock(); // the countdown stands still
    const form = await fill('Trocar e-mail', {
      'Novo e-mail': 'nova@example.com',
      'Repita o novo e-mail': 'nova@example.com',
      'Senha atual': 'minha-senha',
    });
    await user.click(form.getByRole('button', { name: 'Trocar e-mail' }));
    await screen.findByRole('button', { name: 'Tente de novo em 1:00' });
  });

  it('takes the code of a new e-mail that waits, with the id of the account', async () => {
    const { user, fill, transport } = await openAccount(
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
    await openAccount('/area-logada/dados', [registration], {}, { user: company });
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
    await openAccount('/area-logada/dados', [registration]);
    await screen.findByText('Rua XV de Novembro, 10, Centro, Curitiba, PR');
    const person = within(screen.getByRole('region', { name: 'Documentos e CNH' }));
    person.getByText('Ainda não informado');
    person.getByRole('link', { name: 'Informar Documentos e CNH' });
    screen.getByRole('link', { name: 'Mudar Endereço' });
    screen.getByText(/O CPF não muda por aqui/);
    expect(screen.queryByRole('region', { name: 'Sócios' })).toBeNull();
  });
});
