import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeStaffRights,
  type ConsultantInvitation,
  type ConsultantRight,
  endStaffAccess,
  type FormerConsultant,
  inviteConsultant,
  listStaff,
  resetStaffApp,
  restoreStaffAccess,
  type StaffMember,
  withdrawConsultantInvitation,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/equipe';
const livia: StaffMember = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Lívia Sampaio',
  email: 'livia@rodar.test',
  role: 'CONSULTANT',
  dealershipName: null,
  rights: ['leads'],
  hasApp: true,
  lastSignInAt: '2026-11-20T12:00:00.000Z',
  isSelf: false,
};
const ana = { ...livia, id: '2', name: 'Ana Prado', dealershipName: 'Rodar Paulista' };
const viewer = aViewer('consultant', { rights: ['people'] });
const gone: FormerConsultant = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Rui Sá',
  email: 'rui@rodar.test',
  endedAt: '2026-11-23T13:00:00.000Z',
  endedBy: 'Otávio Reis',
};
const rita: ConsultantInvitation = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Rita Lima',
  email: 'rita@rodar.test',
  rights: ['analysis', 'people'],
  invitedBy: 'Otávio Reis',
  sentAt: '2026-11-23T12:00:00.000Z',
  expiresAt: '2026-11-30T12:00:00.000Z',
  expired: false,
};
type Lists = { former?: FormerConsultant[]; invitations?: ConsultantInvitation[] };
const openPage = (
  items: readonly StaffMember[],
  { former = [], invitations = [] }: Lists,
  answers: ReturnType<typeof answer>[],
) =>
  open(PAGE, {
    viewer,
    answers: [answer(listStaff, { items: [...items], former, invitations }), ...answers],
  });
const openWith = (items: readonly StaffMember[], ...more: ReturnType<typeof answer>[]) =>
  openPage(items, {}, more);

describe('the team of the house', () => {
  it('shows who has an app, and where a dealer works', async () => {
    openWith([livia, { ...ana, role: 'DEALER', hasApp: false }]);
    const row = await screen.findByRole('row', { name: /Ana Prado/ });
    within(row).getByText('Concessionária, Rodar Paulista');
    within(row).getByText('Falta conectar');
  });

  it('leads to the leads and fines of a consultant, where the reader may open them', async () => {
    const answers = [answer(listStaff, { items: [livia], former: [], invitations: [] })];
    const rights: ConsultantRight[] = ['people', 'leads', 'analysis'];
    open(PAGE, { viewer: aViewer('consultant', { rights }), answers });
    const row = within(await screen.findByRole('row', { name: /Lívia Sampaio/ }));
    const links = row.getAllByRole('link', { name: /^Ver / });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ver os leads', `/consultor/leads?de=${livia.id}`],
    ]);
  });

  it('leads to the own leads and fines as the lists themselves call them', async () => {
    const rights: ConsultantRight[] = ['people', 'leads', 'analysis'];
    const self = { ...livia, rights, isSelf: true };
    const answers = [answer(listStaff, { items: [self], former: [], invitations: [] })];
    open(PAGE, { viewer: aViewer('consultant', { rights }), answers });
    const row = within(await screen.findByRole('row', { name: /Lívia Sampaio/ }));
    const links = row.getAllByRole('link', { name: /^Ver / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/consultor/leads?de=meus',
      '/consultor/multas?de=minhas',
    ]);
  });

  it('offers an invitation only once the list is there', async () => {
    open(PAGE, { viewer, answers: [refuse(listStaff, 503)] });
    await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByRole('button', { name: 'Convidar consultor' })).toBeNull();
  });

  it('takes the app of a lost phone away after one question', async () => {
    const user = userEvent.setup();
    const page = openWith([livia], answer(resetStaffApp, { ok: true }));
    await user.click(
      await screen.findByRole('button', { name: 'Perdeu o celular: Lívia Sampaio' }),
    );
    await user.click(screen.getByRole('button', { name: 'Desligar a segunda etapa' }));
    await screen.findByText(/^A segunda etapa de Lívia Sampaio foi desligada\./);
    expect(page.transport.requestsOf(resetStaffApp)[0]?.params).toEqual({ id: livia.id });
  });

  it('has a second person confirm a recovered password when a phone is lost', async () => {
    const user = userEvent.setup();
    openWith([{ ...livia, passwordRecoveredAt: '2026-11-23T13:05:00.000Z' }]);
    await user.click(await screen.findByRole('button', { name: /^Perdeu o celular/ }));
    await screen.findByText(
      'Confirme, ao vivo ou por telefone, que é mesmo Lívia Sampaio quem pede, e que foi Lívia Sampaio quem trocou a senha pelo e-mail em 23/11/2026, 10:05.',
    );
  });

  it('releases the second step of who replaced the password by a mail', async () => {
    const user = userEvent.setup();
    const recovered = '2026-11-23T13:05:00.000Z';
    const page = openWith(
      [{ ...livia, hasApp: false, passwordRecoveredAt: recovered }],
      answer(resetStaffApp, { ok: true }),
    );
    const row = await screen.findByRole('row', { name: /Lívia Sampaio/ });
    within(row).getByText('Espera liberação');
    await user.click(
      within(row).getByRole('button', { name: 'Liberar segunda etapa: Lívia Sampaio' }),
    );
    await user.click(screen.getByRole('button', { name: 'Liberar a segunda etapa' }));
    await screen.findByText(/^A segunda etapa de Lívia Sampaio foi liberada\./);
    expect(page.transport.requestsOf(resetStaffApp)[0]).toMatchObject({
      params: { id: livia.id },
      query: { recoveredAt: recovered },
    });
  });

  it('says why it could not be taken away', async () => {
    const user = userEvent.setup();
    openWith([livia], refuse(resetStaffApp, 404, { message: 'Não encontramos.' }));
    await user.click(await screen.findByRole('button', { name: /^Perdeu o celular/ }));
    await user.click(screen.getByRole('button', { name: 'Desligar a segunda etapa' }));
    await screen.findByText('Não encontramos.');
  });

  it('has nothing to take away from who has no app', async () => {
    openWith([{ ...livia, hasApp: false }]);
    await screen.findByText('Falta conectar');
    expect(screen.queryByRole('button', { name: /^Perdeu o celular/ })).toBeNull();
  });

  it('lets nobody act for themselves', async () => {
    openWith([{ ...livia, isSelf: true }]);
    await screen.findByText('É você: peça a um colega');
    expect(screen.queryByRole('button', { name: /^Perdeu o celular/ })).toBeNull();
  });
});

describe('the rights of a colleague', () => {
  it('are named in the list, and changed with what the reader saw', async () => {
    const user = userEvent.setup();
    const page = openWith([livia], answer(changeStaffRights, { ok: true }));
    const row = await screen.findByRole('row', { name: /Lívia Sampaio/ });
    within(row).getByText('Leads');
    await user.click(
      within(row).getByRole('button', { name: 'Mudar direitos: Lívia Sampaio' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Direitos de Lívia Sampaio' }),
    );
    await user.click(await dialog.findByRole('checkbox', { name: /^Auditoria/ }));
    await user.click(dialog.getByRole('button', { name: 'Salvar direitos' }));
    await screen.findByText('Os direitos de Lívia Sampaio foram salvos.');
    expect(page.transport.requestsOf(changeStaffRights)[0]).toMatchObject({
      params: { id: livia.id },
      body: { rights: ['leads', 'audit'], before: ['leads'] },
    });
  });

  it('stay in the form with the reason when they could not be saved', async () => {
    const user = userEvent.setup();
    const message = 'Duas pessoas ao menos precisam do direito Equipe.';
    openWith(
      [livia],
      refuse(changeStaffRights, 409, { message, reason: 'people-too-few' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Mudar direitos/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Salvar direitos' }));
    await dialog.findByText(message);
  });

  it('are not those of a dealer, whose access operations end', async () => {
    openWith([{ ...ana, role: 'DEALER', rights: [] }]);
    await screen.findByRole('button', { name: 'Perdeu o celular: Ana Prado' });
    expect(screen.queryByRole('button', { name: /direitos|Encerrar/ })).toBeNull();
  });

  it('warn while one person alone looks after the team', async () => {
    const people = { ...livia, rights: ['people' as const] };
    const one = openWith([people]);
    await screen.findByText(/^Só uma pessoa tem o direito Equipe\./);
    one.unmount();
    openWith([people, { ...people, id: '4', isSelf: true }]);
    await screen.findByText('É você: peça a um colega');
    expect(screen.queryByText(/^Só uma pessoa/)).toBeNull();
  });
});

describe('the access of a consultant', () => {
  it('ends after one question', async () => {
    const user = userEvent.setup();
    const page = openWith([livia], answer(endStaffAccess, { ok: true }));
    await user.click(
      await screen.findByRole('button', { name: 'Encerrar acesso: Lívia Sampaio' }),
    );
    await screen.findByRole('dialog', { name: 'Encerrar o acesso de Lívia Sampaio?' });
    await user.click(screen.getByRole('button', { name: 'Encerrar acesso agora' }));
    const said = await screen.findByText('O acesso de Lívia Sampaio foi encerrado.');
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(page.transport.requestsOf(endStaffAccess)[0]?.params).toEqual({
      id: livia.id,
    });
  });

  it('that has ended says by whom, and can be restored', async () => {
    const user = userEvent.setup();
    openPage([livia], { former: [gone] }, [answer(restoreStaffAccess, { ok: true })]);
    const row = await screen.findByRole('row', { name: /Rui Sá/ });
    within(row).getByText('23/11/2026, 10:00, por Otávio Reis');
    await user.click(
      within(row).getByRole('button', { name: 'Devolver acesso: Rui Sá' }),
    );
    await screen.findByText(/^Rui Sá tem o acesso de volta/);
  });
});

describe('the invitation of a consultant', () => {
  it('is sent with name, e-mail and rights', async () => {
    const user = userEvent.setup();
    const page = openWith([livia], answer(inviteConsultant, { ok: true }));
    await user.click(await screen.findByRole('button', { name: 'Convidar consultor' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Convidar consultor' }),
    );
    await user.type(await dialog.findByLabelText('Nome Completo'), 'Rita Lima');
    await user.type(dialog.getByLabelText('E-mail'), 'Rita@rodar.test');
    await user.click(dialog.getByRole('checkbox', { name: /^Leads/ }));
    await user.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await screen.findByText(/^Enviamos um e-mail para rita@rodar.test\./);
    expect(page.transport.requestsOf(inviteConsultant)[0]?.body).toEqual({
      name: 'Rita Lima',
      email: 'rita@rodar.test',
      rights: ['analysis'],
    });
  });

  it('is listed with its rights and its inviter until it is withdrawn', async () => {
    const user = userEvent.setup();
    const page = openPage([livia], { invitations: [rita] }, [
      answer(withdrawConsultantInvitation, { ok: true }),
    ]);
    const row = await screen.findByRole('row', { name: /Rita Lima/ });
    within(row).getByText('Análise, Equipe');
    expect(screen.getByRole('columnheader', { name: 'Convidado por' })).toBeTruthy();
    within(row).getByText('Otávio Reis');
    await user.click(
      within(row).getByRole('button', { name: 'Cancelar convite: Rita Lima' }),
    );
    await screen.findByText(
      'O convite de Rita Lima foi cancelado; o link não vale mais.',
    );
    expect(page.transport.requestsOf(withdrawConsultantInvitation)[0]?.params).toEqual({
      id: rita.id,
    });
  });

  it('is sent again with the same rights', async () => {
    const user = userEvent.setup();
    const page = openPage([livia], { invitations: [{ ...rita, expired: true }] }, [
      answer(inviteConsultant, { ok: true }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Enviar de novo: Rita Lima' }),
    );
    await screen.findByText(/^Enviamos um e-mail para rita@rodar.test\./);
    expect(page.transport.requestsOf(inviteConsultant)[0]?.body).toMatchObject({
      rights: ['analysis', 'people'],
    });
  });
});
