import { screen, waitFor, within } from '@testing-library/react';
import { cancelProposal } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { expiryDay, type ProposalState } from '@site/api-contract/sales';
import { answer, aProposal, guardConsole, refuse } from '@site/testing';
import { detailOf } from '../testing/open-area';
import { openProposal } from '../testing/open-proposal';

guardConsole();

const OPEN = 'Cancelar a proposta';
const CONFIRM = 'Sim, cancelar a proposta';
const inState = (state: ProposalState) => detailOf(aProposal({ state, revision: 2 }));

describe('cancelling before the signature', () => {
  it('asks once, sends the reason and says that it is done', async () => {
    let proposal = inState('em_analise');
    const { user, transport } = openProposal(
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
    const { user } = openProposal(
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
      openProposal(() => inState(state));
      await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
      await screen.findByRole('heading', { name: 'Histórico' });
      expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
    },
  );
});

it('the page of an approval names its last day', async () => {
  const proposal = inState('aprovada');
  openProposal(() => proposal);
  const day = formatDate(expiryDay(new Date(proposal.updatedAt)));
  await screen.findByText(new RegExp(`até ${day}: depois a aprovação expira\\.`));
});
