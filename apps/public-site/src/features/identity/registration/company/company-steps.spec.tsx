import { screen, waitFor, within } from '@testing-library/react';
import { saveCompanyData, savePartners } from '@site/api-contract';
import { answer, aUser, guardConsole, refuse } from '@site/testing';
import { COMPANY, PARTNERS } from '../testing/drafts';
import { BASE, openSteps } from '../testing/open-registration';

guardConsole();

describe('the registration of a company', () => {
  it("saves a company without its e-mail's confirmation", async () => {
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
    screen.getByText(
      /^Um só sócio assina o contrato pela empresa: confira no contrato social/,
    );
    await user.type(screen.getByLabelText('Nome Completo'), 'Paulo Massa');
    await user.type(screen.getByLabelText('CPF'), '12345678909');
    screen.getByText(/Sem ele, vai para o e-mail da conta\.$/);
    await user.type(screen.getByLabelText(/^E-mail/), 'paulo@massa.test');
    await user.click(screen.getByRole('button', { name: 'Adicionar sócio' }));
    const second = within(screen.getByRole('group', { name: 'Sócio 2' }));
    expect(document.activeElement).toBe(second.getByLabelText('Nome Completo'));
    await user.type(second.getByLabelText('Nome Completo'), 'Lúcia Massa');
    await user.type(second.getByLabelText('CPF'), '00000000191');
    await user.type(second.getByLabelText('Participação (%)'), '33,33');
    await screen.findByText('Somam 133,33%. São 33,33% a mais.');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByText('Sócio 2: Informe o e-mail do sócio.');
    await user.type(second.getByLabelText('E-mail'), 'lucia@massa.test');
    expect(
      (
        await screen.findAllByText(
          'As participações somam 133,33% e precisam somar 100%. São 33,33% a mais.',
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
        {
          name: 'Paulo Massa',
          cpf: '12345678909',
          share: 66.67,
          email: 'paulo@massa.test',
        },
        {
          name: 'Lúcia Massa',
          cpf: '00000000191',
          share: 33.33,
          email: 'lucia@massa.test',
        },
      ],
    });
  });

  it('names the partner in each line of the error list', async () => {
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

  it("shows the server's message about a partner at that partner", async () => {
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
});
