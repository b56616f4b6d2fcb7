import { screen } from '@testing-library/react';
import { getProposal, type Proposal, takeBackRequest } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { sendNow } from '../../../../shared/testing/undo-bar';
import { ANA, ana, detail, queue, viewer } from '../testing/queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('a question for documents', () => {
  const reason = 'A CNH já mostra o que faltava.';

  async function takeBack(last: Answer, state: () => Proposal['state']) {
    const it = open(`/consultor/propostas/${ANA}`, {
      viewer,
      answers: [
        queue(ana),
        answer(getProposal, () => detail({ state: state(), revision: 4 })),
        last,
      ],
    });
    await it.user.click(await screen.findByRole('button', { name: 'Desfazer o pedido' }));
    const submit = await screen.findByRole('button', {
      name: 'Desfazer e voltar à análise',
    });
    await it.user.click(submit);
    await screen.findByText('Escreva o motivo: o cliente vai ler.');
    await it.user.type(screen.getByLabelText('Por que desfazer'), reason);
    await it.user.click(submit);
    await sendNow(it.user);
    return it;
  }

  it('is taken back with a reason and the revision that was seen, and the decision is open again', async () => {
    let state: Proposal['state'] = 'documentos_pendentes';
    const { transport } = await takeBack(
      answer(takeBackRequest, () =>
        detail({ state: (state = 'em_analise'), revision: 5 }),
      ),
      () => state,
    );
    await screen.findByRole('radio', { name: 'Aprovar' });
    expect(screen.queryByRole('button', { name: 'Desfazer o pedido' })).toBeNull();
    expect(transport.requestsOf(takeBackRequest).map(({ body }) => body)).toEqual([
      { reason, revision: 4 },
    ]);
  });

  it('that was answered meanwhile says so, and what was typed stays', async () => {
    const message =
      'Não há pedido de documentos para desfazer. Agora ela está assim: Em análise.';
    await takeBack(
      refuse(takeBackRequest, 409, { message, reason: 'proposal-moved' }),
      () => 'documentos_pendentes',
    );
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Por que desfazer')).toHaveProperty('value', reason);
  });
});
