import { act, screen, within } from '@testing-library/react';
import { type AccountRecord, getAccountRecord } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aUser, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { ANA, proposalPage } from './testing/proposal-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const openProposal = (...given: Parameters<typeof proposalPage>) =>
  open(...proposalPage(...given));

const record: AccountRecord = {
  ...aUser({
    name: 'Ana Souza',
    cellphone: '41998765432',
    birthdate: '1990-07-22',
    street: 'Rua das Flores',
    city: 'Curitiba',
    state: 41,
    cep: '80420090',
    registrationFinished: true,
  }),
  document: '52998224725',
  emailConfirmed: true,
  nationality: 'Argentina',
  rne: 'V123456J',
  rneExpirationDate: '2030-05-01',
  profession: 'Arquiteta',
  cnh: '58316794534',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2010-03-15',
  cnhExpirationDate: '2031-03-10',
  number: '10',
  complement: null,
  neighborhood: 'Batel',
  companyType: null,
  companyPhone: null,
  financialContactName: null,
  financialContactEmail: null,
  partners: [],
  createdAt: '2026-10-02T12:00:00.000Z',
};

describe("the customer's record", () => {
  it('is asked for on a click alone, since each look is noted', async () => {
    const { user, transport } = openProposal([answer(getAccountRecord, record)]);
    const button = await screen.findByRole('button', { name: 'Ver cadastro' });
    screen.getByText('Cada abertura fica registrada.');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(transport.requestsOf(getAccountRecord).length).toBe(0);
    await user.click(button);
    const region = within(screen.getByRole('region', { name: 'Cadastro' }));
    for (const text of [
      'V123456J, válido até 01/05/2030',
      'Argentina',
      '22/07/1990',
      'AB, válida até 10/03/2031',
      '58316794534',
      'Rua das Flores, 10, Batel',
      'Curitiba, PR',
      '80420-090',
      'Completo',
    ])
      await region.findByText(text);
    expect(transport.requestsOf(getAccountRecord)[0]?.params).toEqual({ id: ANA });
    await user.click(region.getByRole('button', { name: 'Fechar cadastro' }));
    expect(region.queryByText('Argentina')).toBeNull();
  });

  it('leads to the page of the customer, where who phones is answered', async () => {
    openProposal();
    const link = await screen.findByRole('link', { name: 'Tudo deste cliente' });
    expect(link.getAttribute('href')).toBe(`/consultor/clientes/${ANA}`);
  });

  it('is asked for with every opening: no look is missing in the audit trail', async () => {
    const { user, transport } = openProposal([answer(getAccountRecord, record)]);
    await user.click(await screen.findByRole('button', { name: 'Ver cadastro' }));
    await screen.findByText('Argentina');
    await user.click(screen.getByRole('button', { name: 'Fechar cadastro' }));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
    await user.click(screen.getByRole('button', { name: 'Ver cadastro' }));
    await screen.findByText('Argentina');
    expect(transport.requestsOf(getAccountRecord)).toHaveLength(2);
  });

  it('of a company names each partner with CPF, share, e-mail and since when', async () => {
    const partners = [
      {
        name: 'Paulo Massa',
        cpf: '12345678909',
        share: 66.67,
        email: 'paulo@massa.test',
        since: '2026-11-20T15:05:00.000Z',
      },
      { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 },
    ];
    const { user } = openProposal(
      [
        answer(getAccountRecord, {
          ...record,
          personType: 'PJ',
          rne: null,
          nationality: null,
          companyType: 'Sociedade limitada',
          partners,
        }),
      ],
      { clientType: 2 },
    );
    await user.click(await screen.findByRole('button', { name: 'Ver cadastro' }));
    await screen.findByText(
      'CPF 123.456.789-09, 66,67%, paulo@massa.test, desde 20/11/2026, 12:05',
    );
    screen.getByText('CPF 000.000.001-91, 33,33%');
    screen.getByText('Sociedade limitada');
    expect(screen.queryByText('RNM (antigo RNE)')).toBeNull();
  });

  it('waits, and says what happened when it can not be read', async () => {
    const waiting = openProposal([neverAnswer(getAccountRecord)]);
    await waiting.user.click(await screen.findByRole('button', { name: 'Ver cadastro' }));
    await screen.findByText('Carregando o cadastro');
    waiting.unmount();
    const { user } = openProposal([
      refuse(getAccountRecord, 404, { message: 'Não encontramos.' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Ver cadastro' }));
    await screen.findByRole('heading', { name: 'Não conseguimos abrir o cadastro.' });
  });
});
