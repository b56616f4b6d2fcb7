import { eq } from 'drizzle-orm';
import { cancelProposal, getProposal, requestReview } from '@site/api-contract';
import { type ProposalState } from '@site/api-contract/sales';
import { testApi } from '../../../testing/api';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

const api = testApi();

async function inState(state: ProposalState) {
  const customer = await readyCustomer(api, { email: 'ana@exemplo.test' });
  const { id, revision } = await sentProposal(customer);
  await api.db.update(proposals).set({ state }).where(eq(proposals.id, id));
  const cancel = (who = customer, change: object = {}) =>
    who.send(cancelProposal, { params: { id }, body: { revision, ...change } });
  return { customer, id, cancel };
}

describe('cancelling before the signature', () => {
  it.each<ProposalState>(['enviada', 'em_analise', 'documentos_pendentes', 'aprovada'])(
    'ends a proposal that is %s, with a mail, and staff reads why',
    async (state) => {
      const { id, cancel } = await inState(state);
      const { status, data } = await cancel(undefined, { reason: 'Mudei de cidade.' });
      expect(status).toBe(200);
      expect(data.state).toBe('cancelada');
      expect(data.revision).toBe(2);
      const consultant = await api.asRole('CONSULTANT');
      const seen = await consultant.send(getProposal, { params: { id } });
      expect(seen.data.history.at(-1)).toMatchObject({
        from: state,
        to: 'cancelada',
        by: 'cliente',
        reason: 'Mudei de cidade.',
      });
      const mail = (await api.mails()).at(-1);
      expect(mail?.subject).toMatch(/^Proposta P-\d{4}-\d+ cancelada$/);
      expect(mail?.bodyText).toContain('Nada foi cobrado.');
    },
  );

  it.each<[ProposalState, string]>([
    [
      'contrato_assinado',
      'O contrato já foi assinado: a desistência é na página do contrato. Agora ela está assim: Contrato assinado.',
    ],
    [
      'reprovada',
      'Esta proposta não pode mais ser cancelada. Agora ela está assim: Não aprovada.',
    ],
  ])('leaves one that is %s as it is', async (state, message) => {
    const { cancel } = await inState(state);
    const { status, body } = await cancel();
    expect(status).toBe(409);
    expect(body.message).toEqual(message);
  });

  it('of two clicks at once is one, with one mail', async () => {
    const { cancel } = await inState('em_analise');
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = (await api.mails()).filter(({ subject }) =>
      subject.endsWith('cancelada'),
    );
    expect(told).toHaveLength(1);
  });

  it('is the customer’s own', async () => {
    const { cancel } = await inState('em_analise');
    expect((await cancel(await readyCustomer(api))).status).toBe(404);
    expect((await cancel(await api.asRole('CONSULTANT'))).status).toBe(403);
  });

  it('is no way around the one review', async () => {
    const { customer, id, cancel } = await inState('em_analise');
    await cancel();
    const { status } = await customer.send(requestReview, {
      params: { id },
      body: { revision: 2 },
    });
    expect(status).toBe(409);
  });
});
