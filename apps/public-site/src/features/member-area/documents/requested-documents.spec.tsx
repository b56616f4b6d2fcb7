import { screen, within } from '@testing-library/react';
import {
  getProposal,
  listDocuments,
  listProposals,
  type ProposalDetail,
  sendDocument,
} from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { type Answer, answer, aProposal, guardConsole, refuse } from '@site/testing';
import { FRONT, NO_PROPOSALS, NOTHING, open } from '../testing/open-documents';

guardConsole();

describe('while a proposal waits for documents', () => {
  const ASKED_AT = '2026-11-21T12:00:00.000Z';
  const waiting = aProposal({ state: 'documentos_pendentes', updatedAt: ASKED_AT });
  const wanted = (receivedAt: string | null): ProposalDetail => ({
    ...waiting,
    history: [],
    income: null,
    deliveryDate: null,
    requestedDocuments: [
      {
        kind: 'comprovante-residencia',
        note: 'A conta é de 2024.',
        askedAt: ASKED_AT,
        receivedAt: '2026-11-21T12:30:00.000Z',
      },
      { kind: 'cnh-frente', note: 'A foto ficou escura.', askedAt: ASKED_AT, receivedAt },
    ],
  });
  const openWaiting = (answers: readonly Answer[]) =>
    open({ ...NOTHING, items: [FRONT], missing: [] }, [
      answer(listProposals, ({ query }) => ({
        ...NO_PROPOSALS,
        items: query?.state === 'documentos_pendentes' ? [waiting] : [],
      })),
      ...answers,
    ]);
  const asked = async () =>
    within(await screen.findByRole('list', { name: 'O que falta enviar' }));

  it('names each with its note, ticks off those sent, and does not count an older file', async () => {
    openWaiting([answer(getProposal, wanted(null))]);
    const list = await asked();
    const missing = within(list.getByRole('listitem', { name: 'CNH, frente' }));
    missing.getByText('A foto ficou escura.');
    missing.getByText('Falta enviar');
    list.getByText('Recebido em 21/11/2026');
    screen.getByText('1 de 2 recebidos');
    expect(
      within(await screen.findByRole('list', { name: 'Seus documentos' })).getByText(
        'Enviado antes do pedido',
      ),
    ).toBeTruthy();
  });

  it('says that they could not be loaded, with a button to try again', async () => {
    openWaiting([answer(getProposal, wanted(null)), refuse(listDocuments, 503)]);
    const asking = await screen.findByRole('region', { name: 'O que falta enviar' });
    await within(asking).findByText('Não conseguimos abrir seus documentos');
    within(asking).getByRole('button', { name: 'Tentar de novo' });
  });

  it('says that the analysis goes on once the last one came', async () => {
    let detail = wanted(null);
    const { user, transport } = openWaiting([
      answer(getProposal, () => detail),
      answer(sendDocument, () => {
        detail = {
          ...wanted('2026-11-21T13:00:00.000Z'),
          state: 'em_analise',
          updatedAt: '2026-11-21T13:00:00.000Z',
        };
        return FRONT;
      }),
    ]);
    await user.upload(
      (await asked()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    await screen.findByText(
      `Recebemos tudo. A análise continua, e respondemos por e-mail e nesta página até ${formatDate(answerDay(new Date('2026-11-21T13:00:00.000Z')))}.`,
    );
    expect(transport.requestsOf(sendDocument)).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'O que falta enviar' })).toBeNull();
  });
});
