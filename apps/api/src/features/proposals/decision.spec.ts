import { randomUUID } from 'node:crypto';
import { decideProposal, type Decision, getProposal } from '@site/contracts';
import { testApi } from '../../testing/api';
import { readyCustomer, sentProposal } from './testing/ready-customer';

const api = testApi();
const MISSING = 'Não encontramos essa proposta.';

describe('a decision', () => {
  const begin = async () => {
    const customer = await readyCustomer(api, { email: 'ana@exemplo.test' });
    const proposal = await sentProposal(customer);
    const consultant = await api.asRole('CONSULTANT', { name: 'Otávio Reis' });
    const decide = (body: Partial<Decision>) =>
      consultant.send(decideProposal, {
        params: { id: proposal.id },
        body: {
          to: 'aprovada',
          reason: 'Tudo certo com renda e documentos.',
          revision: 1,
          ...body,
        },
      });
    return { customer, proposal, consultant, decide };
  };

  it.each<[Decision['to'], string, RegExp, string]>([
    [
      'aprovada',
      'Tudo certo com renda e documentos.',
      /^Proposta P-\d{4}-\d+ aprovada$/,
      'O próximo passo é assinar o contrato.',
    ],
    [
      'reprovada',
      'a parcela passa de 30% da renda informada.',
      /: não aprovamos agora$/,
      'Não concorda? Peça a revisão pelo formulário de contato do site: uma pessoa lê e responde.',
    ],
    [
      'documentos_pendentes',
      'a foto da CNH ficou escura.',
      /: falta um documento$/,
      'Envie na sua área, em Documentos, e avise ali: a análise continua na hora.',
    ],
  ])(
    '%s is stored with its reason and mailed to the customer',
    async (to, reason, subject, last) => {
      const { customer, proposal, decide } = await begin();
      const { status, data } = await decide({ to, reason });
      expect(status).toBe(200);
      expect(data).toMatchObject({ state: to, revision: 2 });
      expect(data.history.at(-1)).toMatchObject({
        from: 'em_analise',
        to,
        by: 'Otávio Reis',
        reason,
      });
      const seen = (await customer.send(getProposal, { params: { id: proposal.id } }))
        .data;
      expect(seen.history.at(-1)).toMatchObject({ to, by: 'consultor', reason });
      const mail = (await api.mails()).at(-1);
      expect(mail).toMatchObject({
        recipient: 'ana@exemplo.test',
        subject: expect.stringMatching(subject),
      });
      expect(mail?.bodyText).toContain(reason);
      expect(mail?.bodyText).toContain(last);
    },
  );

  it('of two consultants at once is one; the other reads the newer state', async () => {
    const { decide } = await begin();
    const answers = await Promise.all([
      decide({}),
      decide({ to: 'reprovada', reason: 'Renda não confere.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner =
      answers.find(({ status }) => status === 200)?.data.state === 'aprovada'
        ? 'Aprovada'
        : 'Reprovada';
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser?.message).toBe(
      `Outra pessoa mexeu nesta proposta. Agora ela está assim: ${winner}.`,
    );
    expect(loser?.notifications).toEqual([
      { key: 'State', message: winner },
      { key: 'Revision', message: '2' },
    ]);
    expect(await api.mails()).toHaveLength(2);
  });

  it('that the states do not allow is a 409', async () => {
    const { decide } = await begin();
    await decide({});
    const { status, body } = await decide({ to: 'reprovada', revision: 2 });
    expect([status, body.message]).toEqual([
      409,
      'Esta decisão não cabe no estado atual da proposta. Agora ela está assim: Aprovada.',
    ]);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'without a reason',
      { reason: '  ' },
      'Reason',
      'Escreva o motivo: a pessoa vai ler.',
    ],
    ['to a state that is not a decision', { to: 'ativa' }, 'To', 'Escolha a decisão.'],
    [
      'with a long reason',
      { reason: 'x'.repeat(1001) },
      'Reason',
      'Use no máximo 1000 caracteres.',
    ],
    ['with a price', { monthly: 1 }, 'monthly', 'Campo desconhecido.'],
  ])('%s is refused', async (_how, change, key, message) => {
    const { consultant, proposal } = await begin();
    const answer = await consultant.request({
      method: 'POST',
      url: `/api/v1/proposals/${proposal.id}/decisions`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        to: 'aprovada',
        reason: 'Certo.',
        revision: 1,
        ...change,
      }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message });
  });

  it('is for consultants alone, and of an unknown proposal a 404', async () => {
    const { customer, proposal, consultant } = await begin();
    const body = { to: 'aprovada' as const, reason: 'Certo.', revision: 1 };
    const others = [
      customer,
      await api.asRole('DEALER', { dealershipId: 5 }),
      await api.asRole('SELLER', { dealershipId: 5 }),
    ];
    for (const other of others)
      expect(
        (await other.send(decideProposal, { params: { id: proposal.id }, body })).status,
      ).toBe(403);
    expect(
      (await api.asAnyone().send(decideProposal, { params: { id: proposal.id }, body }))
        .status,
    ).toBe(401);
    expect(
      (await consultant.send(decideProposal, { params: { id: randomUUID() }, body })).body
        .message,
    ).toBe(MISSING);
  });

  it('mails a reason with markup as text', async () => {
    const { decide } = await begin();
    await decide({ to: 'reprovada', reason: '<img src=x onerror=alert(1)> & "aspas"' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyHtml).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;aspas&quot;',
    );
    expect(mail?.bodyHtml).not.toContain('<img');
  });
});
