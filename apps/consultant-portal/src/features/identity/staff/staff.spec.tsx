import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listStaff, resetStaffApp, type StaffMember } from '@site/api-contract';
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
  hasApp: true,
  lastSignInAt: '2026-11-20T12:00:00.000Z',
  isSelf: false,
};
const ana = { ...livia, id: '2', name: 'Ana Prado', dealershipName: 'Rodar Paulista' };
const viewer = aViewer('consultant', { rights: ['people'] });
const openWith = (items: readonly StaffMember[], ...more: ReturnType<typeof answer>[]) =>
  open(PAGE, { viewer, answers: [answer(listStaff, { items: [...items] }), ...more] });

describe('the team of the house', () => {
  it('shows who has an app, and where a dealer works', async () => {
    openWith([livia, { ...ana, role: 'DEALER', hasApp: false }]);
    const row = await screen.findByRole('row', { name: /Ana Prado/ });
    within(row).getByText('Concessionária, Rodar Paulista');
    within(row).getByText('Sem aplicativo');
  });

  it('takes the app of a lost phone away after one question', async () => {
    const user = userEvent.setup();
    const page = openWith([livia], answer(resetStaffApp, { ok: true }));
    await user.click(
      await screen.findByRole('button', { name: 'Perdeu o celular: Lívia Sampaio' }),
    );
    await user.click(screen.getByRole('button', { name: 'Desligar o aplicativo' }));
    await screen.findByText(/^O aplicativo de Lívia Sampaio foi desligado\./);
    expect(page.transport.requestsOf(resetStaffApp)[0]?.params).toEqual({ id: livia.id });
  });

  it('says why it could not be taken away', async () => {
    const user = userEvent.setup();
    openWith([livia], refuse(resetStaffApp, 404, { message: 'Não encontramos.' }));
    await user.click(await screen.findByRole('button', { name: /^Perdeu o celular/ }));
    await user.click(screen.getByRole('button', { name: 'Desligar o aplicativo' }));
    await screen.findByText('Não encontramos.');
  });

  it('has nothing to take away from who has no app', async () => {
    openWith([{ ...livia, hasApp: false }]);
    await screen.findByText('Sem aplicativo');
    expect(screen.queryByRole('button', { name: /^Perdeu o celular/ })).toBeNull();
  });

  it('lets nobody act for themselves', async () => {
    openWith([{ ...livia, isSelf: true }]);
    await screen.findByText('É você: peça a um colega');
    expect(screen.queryByRole('button', { name: /^Perdeu o celular/ })).toBeNull();
  });
});
