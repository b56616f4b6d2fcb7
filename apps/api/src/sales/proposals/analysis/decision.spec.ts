import { randomUUID } from 'node:crypto';
import { decideProposal, type Decision, getProposal } from '@site/api-contract';
import { ANALYSIS_REASONS } from '@site/api-contract/sales';
import { signContractPath } from '@site/api-contract/site-paths';
import { testApi } from '../../../testing/api';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

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
          reasons: [],
          revision: 1,
          ...body,
        },
      });
    return { customer, proposal, consultant, decide };
  };

  it.each<[Decision['to'], Decision['reasons'], RegExp, string]>([
    [
      'aprovada',
      [],
      /^Proposta P-\d{4}-\d+ aprovada$/,
      'O próximo passo é assinar o contrato, até 23/12/2026: depois a aprovação expira.',
    ],
    [
      'reprovada',
      ['renda-insuficiente', 'dados-divergentes'],
      /: não aprovamos agora$/,
      'Na página da proposta você pede que outra pessoa reveja a decisão, até 23/12/2026.',
    ],
    [
      'documentos_pendentes',
      ['imagem-ilegivel'],
      /: faltam documentos$/,
      'Envie na página da proposta, até 23/12/2026. Quando o último chegar, a análise continua sozinha.',
    ],
  ])(
    '%s is stored with reasons and message, and mailed to the customer',
    async (to, reasons, subject, last) => {
      const { customer, proposal, decide } = await begin();
      const message = 'Fale com a gente se precisar.';
      const documents =
        to === 'documentos_pendentes'
          ? [{ kind: 'outro' as const, note: 'Holerite.' }]
          : [];
      const { status, data } = await decide({ to, reasons, documents, message });
      expect(status).toBe(200);
      expect(data).toMatchObject({ state: to, revision: 2 });
      expect(data.history.at(-1)).toMatchObject({
        from: 'em_analise',
        to,
        by: 'Otávio Reis',
        reason: message,
      });
      const seen = (await customer.send(getProposal, { params: { id: proposal.id } }))
        .data;
      const told = seen.history.at(-1);
      expect(told).toMatchObject({ to, by: 'consultor', reason: message });
      expect(told?.reasons?.map(({ code }) => code) ?? []).toEqual(reasons);
      const mail = (await api.mails()).at(-1);
      expect(mail).toMatchObject({
        recipient: 'ana@exemplo.test',
        subject: expect.stringMatching(subject),
      });
      for (const reason of reasons)
        expect(mail?.bodyText).toContain(ANALYSIS_REASONS[reason].sentence);
      expect(mail?.bodyText).toContain(message);
      expect(mail?.bodyText).toContain(last);
    },
  );

  it('of approval leads to the contract that is signed', async () => {
    const { proposal, decide } = await begin();
    await decide({ to: 'aprovada' });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      `Ler e assinar: http://localhost:8080${signContractPath(proposal.id)}\n`,
    );
  });

  it('of refusal says what would change the answer, on page and in the mail', async () => {
    const { customer, proposal, decide } = await begin();
    await decide({ to: 'reprovada', reasons: ['renda-insuficiente'] });
    const { sentence, remedy } = ANALYSIS_REASONS['renda-insuficiente'];
    const { data } = await customer.send(getProposal, { params: { id: proposal.id } });
    expect(data.history.at(-1)).toMatchObject({
      reason: null,
      reasons: [{ code: 'renda-insuficiente', sentence, remedy }],
    });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      `O que muda a resposta: ${remedy}`,
    );
  });

  it('keeps what speaks of the income from the dealership', async () => {
    const { proposal, decide } = await begin();
    await decide({ to: 'reprovada', reasons: ['pendencia-financeira'] });
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    await api.db.update(proposals).set({ dealershipId: 5 });
    const { data } = await dealer.send(getProposal, { params: { id: proposal.id } });
    expect(data.state).toBe('reprovada');
    expect(JSON.stringify(data.history)).not.toContain('pendencia-financeira');
  });

  it('of the credit bureau stands beside the note for consultants alone', async () => {
    const customer = await readyCustomer(api, { email: 'ana@exemplo.test' });
    const { id } = await sentProposal(customer, { order: { income: 3_000 } });
    const consultant = await api.asRole('CONSULTANT');
    const codesOf = async (viewer: typeof customer) =>
      (await viewer.send(getProposal, { params: { id } })).data.history.flatMap(
        ({ reasons = [] }) => reasons.map(({ code }) => code),
      );
    expect(await codesOf(consultant)).toEqual(['renda-insuficiente']);
    expect(await codesOf(customer)).toEqual([]);
  });

  it('of two consultants at once is one; the other reads the newer state', async () => {
    const { decide } = await begin();
    const answers = await Promise.all([
      decide({}),
      decide({ to: 'reprovada', reasons: ['renda-nao-comprovada'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner =
      answers.find(({ status }) => status === 200)?.data.state === 'aprovada'
        ? 'Aprovada'
        : 'Reprovada';
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser?.message).toBe(
      `Otávio Reis mexeu nesta proposta em 23/11/2026, 12:00. Agora ela está assim: ${winner}.`,
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
    const { status, body } = await decide({
      to: 'reprovada',
      reasons: ['dados-divergentes'],
      revision: 2,
    });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Esta decisão não cabe na situação atual da proposta. Agora ela está assim: Aprovada.',
    );
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'a refusal without a reason',
      { to: 'reprovada' },
      'Reasons',
      'Escolha ao menos um motivo: a pessoa vai ler.',
    ],
    [
      'a question without a reason',
      { to: 'documentos_pendentes' },
      'Reasons',
      'Escolha ao menos um motivo: a pessoa vai ler.',
    ],
    [
      'a reason that is not in the catalogue',
      { to: 'reprovada', reasons: ['signo'] },
      'Reasons',
      'Escolha motivos da lista.',
    ],
    [
      'a reason of companies for a person',
      { to: 'reprovada', reasons: ['faturamento-insuficiente'] },
      'Reasons',
      'Escolha motivos que cabem nesta decisão.',
    ],
    [
      'a reason of another decision',
      { to: 'reprovada', reasons: ['imagem-ilegivel'] },
      'Reasons',
      'Escolha motivos que cabem nesta decisão.',
    ],
    ['to a state that is not a decision', { to: 'ativa' }, 'To', 'Escolha a decisão.'],
    [
      'with a long message',
      { message: 'x'.repeat(1001) },
      'Message',
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
        reasons: [],
        revision: 1,
        ...change,
      }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message });
  });

  // docs/product/sales.md
  it('is for consultants with the right to the analysis, and the proposal waits on', async () => {
    const { proposal, customer } = await begin();
    const consultant = await api.asRole('CONSULTANT', {
      rights: ['leads', 'desk', 'audit'],
    });
    const params = { id: proposal.id };
    const answers = [
      await consultant.send(getProposal, { params }),
      await consultant.send(decideProposal, {
        params,
        body: { to: 'aprovada', reasons: [], revision: 1 },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [
        403,
        'Seu acesso não inclui esta parte. Peça a quem cuida das contas da equipe.',
      ]),
    );
    const { data } = await customer.send(getProposal, { params });
    expect(data.state).toBe('em_analise');
  });

  it('is for consultants alone, and of an unknown proposal a 404', async () => {
    const { customer, proposal, consultant } = await begin();
    const body: Decision = { to: 'aprovada', reasons: [], revision: 1 };
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

  it('mails a message with markup as text', async () => {
    const { decide } = await begin();
    await decide({ message: '<img src=x onerror=alert(1)> & "aspas"' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyHtml).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;aspas&quot;',
    );
    expect(mail?.bodyHtml).not.toContain('<img src=x');
  });
});
