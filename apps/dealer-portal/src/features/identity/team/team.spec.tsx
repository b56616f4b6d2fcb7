import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  endSellerAccess,
  getTeam,
  inviteSeller,
  resetSellerApp,
  restoreSellerAccess,
  type SellerInvitation,
  type Team,
  type TeamSeller,
  withdrawSellerInvitation,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/equipe';
const none = { visits: 0, simulations: 0, proposals: 0, contracts: 0 };
const vera: TeamSeller = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Vera Nunes',
  email: 'vera@loja.test',
  links: [{ origin: 'venda-assistida', path: '/?vendaassistida=VERA' }],
  hasApp: true,
  lastSignInAt: '2026-11-20T12:00:00.000Z',
  ended: null,
  current: { ...none, visits: 7, proposals: 1 },
  previous: none,
};
const gone = { ...vera, ended: { at: '2026-11-23T13:00:00.000Z', by: 'Ana Prado' } };
const team = (...sellers: TeamSeller[]): Team => ({
  currentMonth: '2026-11-01',
  previousMonth: '2026-10-01',
  sellers,
  invitations: [],
});
const rita: SellerInvitation = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Rita Lima',
  email: 'rita@loja.test',
  sentAt: '2026-11-23T12:00:00.000Z',
  expiresAt: '2026-11-30T12:00:00.000Z',
  expired: false,
};
const withRita = (changes: Partial<SellerInvitation> = {}): Team => ({
  ...team(vera),
  invitations: [{ ...rita, ...changes }],
});
const dealer = aViewer('dealer');

describe('the team of a dealership', () => {
  it('shows links, last sign-in and this month of each seller', async () => {
    open(PAGE, { viewer: dealer, answers: [answer(getTeam, team(vera))] });
    const row = await screen.findByRole('row', { name: /Vera Nunes/ });
    within(row).getByText('7 visitas, 0 simulações, 1 proposta, 0 contratos');
    within(row).getByText(/20\/11\/2026/);
    within(row).getByRole('button', {
      name: 'Copiar link de venda assistida: Vera Nunes',
    });
  });

  it('ends an access after one question', async () => {
    const user = userEvent.setup();
    open(PAGE, {
      viewer: dealer,
      answers: [answer(getTeam, team(vera)), answer(endSellerAccess, { ok: true })],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Encerrar acesso: Vera Nunes' }),
    );
    await user.click(screen.getByRole('button', { name: 'Encerrar acesso agora' }));
    await screen.findByText('O acesso de Vera Nunes foi encerrado.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the three steps back after a lost phone, and takes the app away', async () => {
    const user = userEvent.setup();
    const page = open(PAGE, {
      viewer: dealer,
      answers: [answer(getTeam, team(vera)), answer(resetSellerApp, { ok: true })],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Perdeu o celular: Vera Nunes' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Vera Nunes perdeu o celular?' }),
    );
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Desligar a segunda etapa' }));
    await screen.findByText(
      'A segunda etapa de Vera Nunes foi desligada. No próximo acesso, é só conectar outro aplicativo ou outra passkey.',
    );
    expect(page.transport.requestsOf(resetSellerApp)[0]?.params).toEqual({ id: vera.id });
  });

  it('says that the app could not be taken away', async () => {
    const user = userEvent.setup();
    open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getTeam, team(vera)),
        refuse(resetSellerApp, 500, { message: '' }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Perdeu o celular/ }));
    await user.click(
      await screen.findByRole('button', { name: 'Desligar a segunda etapa' }),
    );
    await screen.findByText(/^Não conseguimos desligar a segunda etapa agora\./);
  });

  it('releases the second step of who replaced the password by a mail, as the list showed it', async () => {
    const user = userEvent.setup();
    const recovered = '2026-11-23T13:05:00.000Z';
    const page = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getTeam, team({ ...vera, hasApp: false, passwordRecoveredAt: recovered })),
        answer(resetSellerApp, { ok: true }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Vera Nunes/ });
    within(row).getByText('Espera liberação');
    await user.click(
      within(row).getByRole('button', { name: 'Liberar segunda etapa: Vera Nunes' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Liberar a segunda etapa de Vera Nunes?',
      }),
    );
    dialog.getByText(
      'Confirme, ao vivo ou por telefone, que foi Vera Nunes quem trocou a senha pelo e-mail em 23/11/2026, 10:05. Se não foi, não libere: outra pessoa lê esse e-mail.',
    );
    await user.click(dialog.getByRole('button', { name: 'Liberar a segunda etapa' }));
    await screen.findByText(
      'A segunda etapa de Vera Nunes foi liberada. No próximo acesso, é só conectar o aplicativo ou uma passkey.',
    );
    expect(page.transport.requestsOf(resetSellerApp)[0]).toMatchObject({
      params: { id: vera.id },
      query: { recoveredAt: recovered },
    });
  });

  it('has nothing to take away from a seller without an app', async () => {
    open(PAGE, {
      viewer: dealer,
      answers: [answer(getTeam, team({ ...vera, hasApp: false }))],
    });
    await screen.findByRole('button', { name: 'Encerrar acesso: Vera Nunes' });
    expect(screen.queryByRole('button', { name: /^Perdeu o celular/ })).toBeNull();
  });

  it('restores an access, or names the colleague who did so first', async () => {
    const user = userEvent.setup();
    const message = 'Este acesso já foi devolvido por Rui Sá em 23/11/2026, 10:01.';
    open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getTeam, team(gone)),
        refuse(restoreSellerAccess, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Vera Nunes/ });
    within(row).getByText(/, por Ana Prado$/);
    await user.click(
      within(row).getByRole('button', { name: 'Devolver acesso: Vera Nunes' }),
    );
    await screen.findByText(message);
  });

  it('says that there are no sellers yet', async () => {
    open(PAGE, { viewer: dealer, answers: [answer(getTeam, team())] });
    await screen.findByText('Nenhum vendedor nesta loja ainda.');
  });

  it('is not for sellers', async () => {
    open(PAGE, { viewer: aViewer('seller'), answers: [] });
    await screen.findByRole('heading', { name: 'Só a concessionária vê a equipe' });
    expect(screen.queryByRole('link', { name: 'Equipe' })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Ver resultados' }).getAttribute('href'),
    ).toBe('/concessionarias/resultados');
  });
});

describe('the invitation of a seller', () => {
  const fill = async (name: string, email: string) => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Convidar vendedor' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Nome Completo'), name);
    await user.type(dialog.getByLabelText('E-mail'), email);
    expect(asksOnReload()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    return dialog;
  };

  it('is sent with name and e-mail, and confirmed', async () => {
    const page = open(PAGE, {
      viewer: dealer,
      answers: [answer(getTeam, team(vera)), answer(inviteSeller, { ok: true })],
    });
    await fill('Rita Lima', 'Rita@loja.test');
    await screen.findByText(/^Enviamos um e-mail para rita@loja.test\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asksOnReload()).toBe(false);
    expect(page.transport.requestsOf(inviteSeller)[0]?.body).toEqual({
      name: 'Rita Lima',
      email: 'rita@loja.test',
    });
  });

  it('asks before Esc discards typed values', async () => {
    const user = userEvent.setup();
    open(PAGE, { viewer: dealer, answers: [answer(getTeam, team(vera))] });
    await user.click(await screen.findByRole('button', { name: 'Convidar vendedor' }));
    const box = await screen.findByRole('dialog', { name: 'Convidar vendedor' });
    await user.type(await within(box).findByLabelText('Nome Completo'), 'Rita Lima');
    fireEvent(box, new Event('cancel', { cancelable: true }));
    await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
    expect(within(box).getByDisplayValue('Rita Lima')).toBeTruthy();
    fireEvent(box, new Event('cancel', { cancelable: true }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("refuses an invalid e-mail, and shows the API's refusal at the field", async () => {
    const message = 'Este e-mail já é de Vera Nunes, da sua equipe.';
    open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getTeam, team(vera)),
        refuse(inviteSeller, 400, { message, fields: [{ key: 'Email', message }] }),
      ],
    });
    const dialog = await fill('Vera Nunes', 'vera');
    await dialog.findByText('Informe um e-mail válido.');
    const user = userEvent.setup();
    await user.type(dialog.getByLabelText('E-mail'), '@loja.test');
    await user.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await dialog.findByText(message);
  });

  it('is listed until it is withdrawn', async () => {
    const page = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getTeam, withRita()),
        answer(withdrawSellerInvitation, { ok: true }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Rita Lima/ });
    within(row).getByText(/23\/11\/2026/);
    within(row).getByText(/30\/11\/2026/);
    await userEvent.click(
      within(row).getByRole('button', { name: 'Cancelar convite: Rita Lima' }),
    );
    await screen.findByText(
      'O convite de Rita Lima foi cancelado; o link não vale mais.',
    );
    expect(page.transport.requestsOf(withdrawSellerInvitation)[0]?.params).toEqual({
      id: rita.id,
    });
  });

  it('that has run out says so and is sent again', async () => {
    const page = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getTeam, withRita({ expired: true })),
        answer(inviteSeller, { ok: true }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Rita Lima/ });
    within(row).getByText(/^Expirou/);
    await userEvent.click(
      within(row).getByRole('button', { name: 'Enviar de novo: Rita Lima' }),
    );
    await screen.findByText(/^Enviamos um e-mail para rita@loja.test\./);
    expect(page.transport.requestsOf(inviteSeller)).toHaveLength(1);
  });
});
