import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelProposal,
  getLoggedUser,
  getProposal,
  listSimulations,
  type ProposalDetail,
} from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { expiryDay } from '@site/contracts/proposal-terms';
import { type ProposalState } from '@site/contracts/states';
import {
  A_UUID,
  type Answer,
  answer,
  aProposal,
  aUser,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../testing/site-scene';
import { memberAreaRoutes } from './member-area.routes';

guardConsole();

const OPEN = 'Cancelar a proposta';
const CONFIRM = 'Sim, cancelar a proposta';
const inState = (state: ProposalState): ProposalDetail => ({
  ...aProposal({ state, revision: 2 }),
  history: [],
  income: 8000,
  deliveryDate: null,
});

function openPage(proposal: () => ProposalDetail, ...answers: Answer[]) {
  const { wire } = siteScene();
  const path = `/area-logada/propostas/${A_UUID}`;
  return renderRoute(amongOthers(memberAreaRoutes), path, {
    wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser()),
      answer(getProposal, proposal),
      answer(listSimulations, []),
      ...answers,
    ],
  });
}

describe('cancelling before the signature', () => {
  it('asks once, sends the reason and says that it is done', async () => {
    let proposal = inState('em_analise');
    const { user, transport } = openPage(
      () => proposal,
      answer(cancelProposal, () => (proposal = { ...inState('cancelada'), revision: 3 })),
    );
    await user.click(await screen.findByRole('button', { name: OPEN }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(transport.requestsOf(cancelProposal)).toEqual([]);
    await user.type(dialog.getByLabelText(/Por que você desistiu/), 'Mudei de cidade.');
    await user.click(dialog.getByRole('button', { name: CONFIRM }));
    await screen.findByText('Proposta cancelada. Enviamos um e-mail com a confirmação.');
    expect(transport.requestsOf(cancelProposal).map(({ body }) => body)).toEqual([
      { reason: 'Mudei de cidade.', revision: 2 },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: OPEN })).toBeNull());
  });

  it('says why the server refuses, in its words', async () => {
    const message = 'Esta proposta mudou. Agora ela está assim: Aprovada.';
    const { user } = openPage(
      () => inState('em_analise'),
      refuse(cancelProposal, 409, { message }),
    );
    await user.click(await screen.findByRole('button', { name: OPEN }));
    await user.click(await screen.findByRole('button', { name: CONFIRM }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it.each<ProposalState>(['reprovada', 'contrato_assinado', 'expirada'])(
    'is not offered for %s',
    async (state) => {
      openPage(() => inState(state));
      await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
      await screen.findByRole('heading', { name: 'Histórico' });
      expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
    },
  );
});

it('the page of an approval names its last day', async () => {
  const proposal = inState('aprovada');
  openPage(() => proposal);
  const day = formatDate(expiryDay(new Date(proposal.updatedAt)));
  await screen.findByText(new RegExp(`até ${day}: depois a aprovação expira\\.`));
});
