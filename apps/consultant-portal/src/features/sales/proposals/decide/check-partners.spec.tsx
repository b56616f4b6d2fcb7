import { screen } from '@testing-library/react';
import { checkPartners, getProposal, type ProposalDetail } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { sendNow } from '../../../../shared/testing/undo-bar';
import { BRUNO, bruno, detail, queue, viewer } from '../testing/queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const TITLE = 'Sócios mudaram depois da aprovação';

function openApproved(toCheck: () => ProposalDetail['partnersToCheck'], last?: Answer) {
  return open(`/consultor/propostas/${BRUNO}`, {
    viewer,
    answers: [
      queue(bruno),
      answer(getProposal, () =>
        detail({ ...bruno, state: 'aprovada', revision: 4, partnersToCheck: toCheck() }),
      ),
      ...(last ? [last] : []),
    ],
  });
}

describe('partners who changed after the approval', () => {
  const since = '2026-11-20T15:05:00.000Z';

  it('stand on the page of the proposal, with who can sign meanwhile', async () => {
    openApproved(() => ({ count: 2, since, signers: 1 }));
    await screen.findByRole('heading', { name: TITLE });
    screen.getByText(
      '2 sócios entraram ou mudaram e não foram conferidos; o último em 20/11/2026, 12:05.',
    );
    screen.getByText(
      '1 sócio conferido pode assinar. Confira o cadastro e o contrato social até 23/11/2026.',
    );
  });

  it('sign once they were examined, for the revision that was read', async () => {
    let toCheck: ProposalDetail['partnersToCheck'] = { count: 1, since, signers: 0 };
    const { user, transport } = openApproved(
      () => toCheck,
      answer(checkPartners, () => {
        toCheck = undefined;
        return detail({ ...bruno, state: 'aprovada', revision: 5 });
      }),
    );
    await screen.findByText(
      '1 sócio entrou ou mudou em 20/11/2026, 12:05 e não foi conferido.',
    );
    screen.getByText(/^Até lá ninguém pode assinar pela empresa\./);
    await user.click(screen.getByRole('button', { name: 'Sócios conferidos' }));
    await sendNow(user);
    await screen.findByText('Sócios conferidos. O cliente recebe um e-mail.');
    expect(transport.requestsOf(checkPartners).map(({ body }) => body)).toEqual([
      { revision: 4 },
    ]);
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });

  it('who changed again meanwhile are to be read again', async () => {
    const message = 'A proposta ou os sócios mudaram. Confira de novo o cadastro.';
    const { user } = openApproved(
      () => ({ count: 1, since, signers: 0 }),
      refuse(checkPartners, 409, { message, reason: 'proposal-moved' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Sócios conferidos' }));
    await sendNow(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    screen.getByRole('button', { name: 'Sócios conferidos' });
  });

  it('are no matter where nobody changed', async () => {
    openApproved(() => undefined);
    await screen.findByText('Esta proposta já foi decidida.');
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });
});
