import {
  decideProposal,
  type Decision,
  getProposal,
  listProposals,
  requestReview,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

const api = testApi();
type Client = Awaited<ReturnType<typeof readyCustomer>>;

/** A proposal that Otávio refused, its customer, and Lívia, who may answer a review. */
async function refused() {
  const customer = await readyCustomer(api, { email: 'ana@exemplo.test' });
  const { id } = await sentProposal(customer);
  const first = await api.asRole('CONSULTANT', { name: 'Otávio Reis' });
  const second = await api.asRole('CONSULTANT', { name: 'Lívia Sampaio' });
  const decide = async (who: Client, change: Partial<Decision> = {}) => {
    const { data } = await who.send(getProposal, { params: { id } });
    return who.send(decideProposal, {
      params: { id },
      body: {
        to: 'reprovada',
        reasons: ['renda-insuficiente'],
        revision: data.revision,
        ...change,
      },
    });
  };
  const ask = async (who: Client = customer, comment?: string) => {
    const { data } = await customer.send(getProposal, { params: { id } });
    return who.send(requestReview, {
      params: { id },
      body: { revision: data.revision, ...(comment && { comment }) },
    });
  };
  await decide(first);
  return { customer, id, first, second, decide, ask };
}

describe('the review of a refusal', () => {
  it('takes the proposal back to the analysis, marked, and says until when it is answered', async () => {
    const { customer, id, first, ask } = await refused();
    const { status, data } = await ask(customer, 'Minha renda subiu em outubro.');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'em_analise',
      revision: 3,
      review: {
        comment: 'Minha renda subiu em outubro.',
        answeredAt: null,
        isForAnother: false,
      },
    });
    expect(data.history.at(-1)).toMatchObject({
      from: 'reprovada',
      to: 'em_analise',
      by: 'cliente',
    });
    const { items } = (
      await first.send(listProposals, { query: { state: 'em_analise' } })
    ).data;
    expect(items.map(({ review }) => review?.isForAnother)).toEqual([true]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toMatch(/: revisão pedida$/);
    expect(mail?.bodyText).toContain(
      'Alguém que não participou da decisão analisa tudo de novo e responde por e-mail até 24/11/2026.',
    );
    expect(
      (await customer.send(getProposal, { params: { id } })).data.review,
    ).toBeDefined();
  });

  it.each<[Decision['to'], Decision['reasons'], string]>([
    ['aprovada', [], 'Outra pessoa reviu a decisão e aprovou sua proposta'],
    [
      'reprovada',
      ['renda-nao-comprovada'],
      'Outra pessoa reviu a decisão e manteve a resposta',
    ],
  ])('is answered %s by another consultant than the first', async (to, reasons, says) => {
    const { id, first, second, decide, ask } = await refused();
    await ask();
    const own = await decide(first, { to, reasons });
    expect(own.status).toBe(403);
    expect(own.body.reason).toBe('review-by-another');
    expect(own.body.message).toBe(
      'Você decidiu esta proposta antes. A revisão é respondida por outra pessoa da análise.',
    );
    const other = await decide(second, { to, reasons });
    expect(other.status).toBe(200);
    expect(other.data.state).toEqual(to);
    const { data } = await second.send(getProposal, { params: { id } });
    expect(data.review?.answeredAt).toBe('2026-11-23T15:00:00.000Z');
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText).toContain(says);
    expect(mail?.bodyText).not.toContain('Não concorda?');
  });

  it('stays one while it asks for documents', async () => {
    const { id, first, second, decide, ask } = await refused();
    await ask();
    const question: Partial<Decision> = {
      to: 'documentos_pendentes',
      reasons: ['renda-nao-comprovada'],
      documents: [{ kind: 'outro', note: 'Holerite.' }],
    };
    expect((await decide(first, question)).status).toBe(403);
    expect((await decide(second, question)).status).toBe(200);
    const { data } = await second.send(getProposal, { params: { id } });
    expect(data.review?.answeredAt).toBeNull();
  });

  it('is asked once', async () => {
    const { second, decide, ask } = await refused();
    await ask();
    await decide(second);
    const { status, body } = await ask();
    expect(status).toBe(409);
    expect(body.reason).toBe('review-used');
    expect(body.message).toBe('Outra pessoa já reviu esta decisão. A revisão é uma só.');
  });

  it('of two clicks at once is one', async () => {
    const { ask } = await refused();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (await api.mails()).filter(({ subject }) => subject.includes('revisão')),
    ).toHaveLength(1);
  });

  it.each([
    [30, 200],
    [31, 409],
  ])('may be asked for on day %i: %i', async (days, expected) => {
    const { customer, id } = await refused();
    const { data } = await customer.send(getProposal, { params: { id } });
    api.clock.advance(days * DAY_MS);
    await signedInAgain(api, customer);
    const { status, body } = await customer.send(requestReview, {
      params: { id },
      body: { revision: data.revision },
    });
    expect(status).toBe(expected);
    if (expected === 409)
      expect([body.reason, body.message]).toEqual([
        'review-over',
        'O prazo para pedir a revisão terminou em 23/12/2026.',
      ]);
  });

  it('is for a refusal alone', async () => {
    const customer = await readyCustomer(api);
    const { id, revision } = await sentProposal(customer);
    const { status, body } = await customer.send(requestReview, {
      params: { id },
      body: { revision },
    });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Só uma proposta não aprovada pode ser revista. Agora ela está assim: Em análise.',
    );
  });

  it('is the customer’s own: a stranger’s is not found, and dealerships read nothing of it', async () => {
    const { id, ask } = await refused();
    expect((await ask(await readyCustomer(api))).status).toBe(404);
    await ask();
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const { data } = await dealer.send(listProposals, {});
    expect(data.items.filter((item) => item.id === id && item.review)).toEqual([]);
  });

  it('is named in the mail of the refusal, with its last day', async () => {
    await refused();
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Não concorda? Na página da proposta você pede que outra pessoa reveja a decisão, até 23/12/2026.',
    );
  });
});
