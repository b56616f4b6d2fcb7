import { act, screen, waitFor, within } from '@testing-library/react';
import {
  decideProposal,
  getProposal,
  listProposals,
  type Proposal,
  type ProposalDetail,
} from '@site/contracts';
import { ANALYSIS_REASONS } from '@site/contracts/analysis-reasons';
import { DAY_MS } from '@site/contracts/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  unreachable,
} from '@site/testing';
import { routes } from '../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const QUEUE = '/consultor';
const viewer = aViewer('consultant');
const ANA = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const BRUNO = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a62';

const ana = aProposal({ id: ANA, customerName: 'Ana Souza' });
const bruno = aProposal({ id: BRUNO, customerName: 'Bruno Reis', clientType: 2 });
const detail = (changes: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...ana,
  income: 11_200,
  deliveryDate: null,
  history: [],
  ...changes,
});
const queue = (...items: Proposal[]) =>
  answer(listProposals, {
    items,
    nextCursor: null,
    total: items.length,
    counts: { em_analise: items.length },
  });
const details = answer(getProposal, ({ params }) =>
  detail(params.id === BRUNO ? bruno : ana),
);

describe('the queue', () => {
  it('waits as rows that say they are loading', async () => {
    open(QUEUE, { viewer, answers: [neverAnswer(listProposals)] });
    await screen.findByRole('heading', { name: 'Fila de análise' });
    screen.getByText('Carregando');
  });

  it('says what happened when it cannot be read', async () => {
    open(QUEUE, {
      viewer,
      answers: [refuse(listProposals, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir a fila.' });
  });

  it('says that it is empty', async () => {
    open(QUEUE, { viewer, answers: [queue()] });
    await screen.findByText(
      'A fila está vazia. Quando chegar uma proposta, ela aparece aqui.',
    );
    screen.getByText('Escolha uma proposta para ver os dados e decidir.');
  });

  it('shows name, car and waiting time of the proposals in analysis', async () => {
    const { transport } = open(QUEUE, {
      viewer,
      answers: [
        queue({
          ...bruno,
          createdAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
        }),
      ],
    });
    const item = within(await screen.findByRole('link', { name: /Bruno Reis/ }));
    for (const text of ['Aroeira Evolução 1.0 Turbo AT, PJ', 'Em análise', '3 dias'])
      item.getByText(text);
    expect(transport.requestsOf(listProposals).map(({ query }) => query)).toEqual([
      { state: 'em_analise', order: 'oldest' },
    ]);
  });

  it('is filtered through the address', async () => {
    const { user, transport, location } = open(QUEUE, { viewer, answers: [queue(ana)] });
    await screen.findByRole('link', { name: /Ana Souza/ });
    await user.selectOptions(screen.getByLabelText('Estado'), 'Todas');
    await user.type(
      screen.getByLabelText('Cliente, CPF, CNPJ ou número'),
      'P-2611{Enter}',
    );
    await waitFor(() => expect(location()).toBe('/consultor?estado=todas&busca=P-2611'));
    await waitFor(() =>
      expect(transport.requestsOf(listProposals).at(-1)?.query).toEqual({
        search: 'P-2611',
      }),
    );
  });

  it("'Carregar mais' adds the next page below", async () => {
    const counts = { em_analise: 2 };
    const pages: Answer = answer(listProposals, ({ query }) =>
      query?.cursor === 'abc'
        ? { items: [bruno], nextCursor: null, total: 2, counts }
        : { items: [ana], nextCursor: 'abc', total: 2, counts },
    );
    const { user } = open(QUEUE, { viewer, answers: [pages] });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await screen.findByRole('link', { name: /Bruno Reis/ });
    screen.getByRole('link', { name: /Ana Souza/ });
  });
});

describe('a review', () => {
  const PAGE = `/consultor/propostas/${ANA}`;
  const review = {
    askedAt: '2026-11-20T15:00:00.000Z',
    comment: 'Minha renda subiu em outubro.',
    answeredAt: null,
    isForAnother: false,
  };
  const asked = (isForAnother: boolean) => ({
    ...ana,
    updatedAt: '2026-11-20T15:00:00.000Z',
    review: { ...review, isForAnother },
  });

  it('stands in the queue as such, with the day until which it is answered', async () => {
    open(QUEUE, { viewer, answers: [queue(asked(false))] });
    const item = within(await screen.findByRole('link', { name: /Ana Souza/ }));
    item.getByText('Revisão');
    item.getByText('Responder até 23/11/2026');
  });

  it('shows what the customer wrote to who answers it', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(asked(false)), answer(getProposal, detail(asked(false)))],
    });
    await screen.findByText('Minha renda subiu em outubro.');
    await screen.findByRole('radio', { name: 'Aprovar' });
  });

  it('is not answered by who decided first', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(asked(true)), answer(getProposal, detail(asked(true)))],
    });
    await screen.findByText(
      'Você decidiu esta proposta antes. A revisão é respondida por outra pessoa da análise.',
    );
    expect(screen.queryByRole('radio', { name: 'Aprovar' })).toBeNull();
  });
});

describe('the keys J and K', () => {
  it('move through the queue, keep the filters and never decide', async () => {
    const { user, location, transport } = open(`${QUEUE}?busca=a`, {
      viewer,
      answers: [queue(ana, bruno), details],
    });
    await screen.findByRole('link', { name: /Bruno Reis/ });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Ana Souza' });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.keyboard('j');
    expect(location()).toBe(`/consultor/propostas/${BRUNO}?busca=a`);
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Ana Souza' });
    expect(transport.requestsOf(decideProposal)).toEqual([]);
  });

  it('do nothing while somebody types, and nothing when turned off', async () => {
    const { user, location } = open(QUEUE, {
      viewer,
      answers: [queue(ana, bruno), details],
    });
    await screen.findByRole('link', { name: /Bruno Reis/ });
    await user.type(screen.getByLabelText('Cliente, CPF, CNPJ ou número'), 'jj');
    expect(location()).toBe(QUEUE);
    await user.click(screen.getByRole('button', { name: 'Desligar teclas' }));
    await user.keyboard('j');
    expect(location()).toBe(QUEUE);
    await user.click(screen.getByRole('button', { name: 'Ligar teclas' }));
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(`/consultor/propostas/${ANA}`));
  });
});

describe('one proposal', () => {
  const PAGE = `/consultor/propostas/${ANA}`;

  it('shows what a consultant needs to decide', async () => {
    const history: ProposalDetail['history'] = [
      {
        from: 'rascunho',
        to: 'enviada',
        at: '2026-11-19T11:15:00.000Z',
        by: 'cliente',
        reason: null,
      },
      {
        from: 'enviada',
        to: 'em_analise',
        at: '2026-11-19T11:16:00.000Z',
        by: 'sistema',
        reason: 'A regra da renda passou.',
      },
    ];
    open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        answer(getProposal, detail({ history, customerDocument: '529.982.247-25' })),
      ],
    });
    const pane = within(await screen.findByRole('article', { name: 'Ana Souza' }));
    const texts = [
      '529.982.247-25',
      'ana@example.com',
      'Pix, todo dia 10',
      '36 meses, 1.000 km por mês',
      'Rodar Batel',
      'RD-7K2M-48',
      'A regra da renda passou.',
      '22,8%',
    ];
    for (const text of texts) pane.getByText(text);
    pane.getByText(/Renda informada: R\$\s11\.200,00/);
    expect(
      pane.getAllByRole('listitem').map((step) => step.getAttribute('aria-current')),
    ).toEqual([null, 'step']);
  });

  it('warns where the month is above 30% of the income', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ income: 5_000 }))],
    });
    await screen.findByText('51%, passa do limite');
  });

  it('warns of a month a little above the limit, as the note of the server does', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ income: 8_485 }))],
    });
    await screen.findByText('30%, passa do limite');
  });

  it('of which nothing is known is not found, in the words of the server', async () => {
    open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        refuse(getProposal, 404, { message: 'Não encontramos essa proposta.' }),
      ],
    });
    await screen.findByText('Não encontramos essa proposta.');
  });
});

describe('a decision', () => {
  const PAGE = `/consultor/propostas/${ANA}`;
  const MESSAGE = /Recado ao cliente/;
  const { sentence, remedy } = ANALYSIS_REASONS['renda-nao-comprovada'];
  type User = ReturnType<typeof open>['user'];
  const choose = async (user: User, action: string) =>
    user.click(await screen.findByRole('radio', { name: action }));
  const confirm = (user: User, button: string) =>
    user.click(screen.getByRole('button', { name: button }));
  const approve = async (user: User) => {
    await choose(user, 'Aprovar');
    await confirm(user, 'Aprovar a proposta');
  };

  it.each([
    ['Pedir documentos', 'Pedir os documentos'],
    ['Reprovar', 'Reprovar a proposta'],
  ])(
    "'%s' without a reason is refused, and the first reason has the focus",
    async (action, button) => {
      const { user, transport } = open(PAGE, { viewer, answers: [queue(ana), details] });
      await choose(user, action);
      await confirm(user, button);
      await screen.findByText('Escolha ao menos um motivo: a pessoa vai ler.');
      expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
      expect(transport.requestsOf(decideProposal)).toEqual([]);
    },
  );

  it('that was not chosen is asked for', async () => {
    const { user, transport } = open(PAGE, { viewer, answers: [queue(ana), details] });
    await screen.findByRole('radio', { name: 'Aprovar' });
    await confirm(user, 'Registrar decisão');
    await screen.findByText('Escolha a decisão.');
    expect(transport.requestsOf(decideProposal)).toEqual([]);
  });

  it.each([
    ['Aprovar', 'Aprovar a proposta', 'aprovada', []],
    [
      'Pedir documentos',
      'Pedir os documentos',
      'documentos_pendentes',
      ['renda-nao-comprovada'],
    ],
    ['Reprovar', 'Reprovar a proposta', 'reprovada', ['renda-nao-comprovada']],
  ] as const)(
    "'%s' sends reasons, message and the revision that was seen",
    async (action, button, to, reasons) => {
      let state: Proposal['state'] = 'em_analise';
      const { user, transport } = open(PAGE, {
        viewer,
        answers: [
          queue(ana),
          answer(getProposal, () => detail({ state, revision: 4 })),
          answer(decideProposal, () => detail({ state: (state = to), revision: 5 })),
        ],
      });
      await choose(user, action);
      if (reasons.length > 0)
        await user.click(
          screen.getByRole('checkbox', { name: new RegExp(escaped(sentence)) }),
        );
      await user.type(screen.getByLabelText(MESSAGE), 'Qualquer dúvida, escreva.');
      await confirm(user, button);
      await screen.findByText('Decisão registrada. O cliente recebe um e-mail.');
      expect(transport.requestsOf(decideProposal).map(({ body }) => body)).toEqual([
        {
          to,
          reasons,
          message: 'Qualquer dúvida, escreva.',
          revision: 4,
          ...(to === 'documentos_pendentes' && {
            documents: [{ kind: 'outro', note: remedy }],
          }),
        },
      ]);
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: button })).toBeNull(),
      );
      screen.getByText(
        to === 'documentos_pendentes'
          ? /^Esta proposta espera documentos do cliente\./
          : 'Esta proposta já foi decidida.',
      );
    },
  );

  it('offers the reasons of this decision and kind of customer, and marks what the credit bureau found', async () => {
    const found = [{ code: 'renda-insuficiente', sentence: 'x', remedy: 'y' }];
    const history: ProposalDetail['history'] = [
      {
        from: 'enviada',
        to: 'em_analise',
        at: '2026-11-19T11:16:00.000Z',
        by: 'sistema',
        reason: null,
        reasons: found,
      },
    ];
    const { user } = open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ history }))],
    });
    await choose(user, 'Reprovar');
    const marked = screen.getByRole('checkbox', {
      name: /Apontado pela consulta de crédito/,
    });
    expect(marked).toHaveProperty('checked', false);
    screen.getByText(`Muda a resposta: ${remedy}`);
    expect(screen.queryByRole('checkbox', { name: /contrato social/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /ficou escura/ })).toBeNull();
    await choose(user, 'Pedir documentos');
    screen.getByRole('checkbox', { name: /ficou escura/ });
    await choose(user, 'Aprovar');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('asks for each document with its note, and refuses one without', async () => {
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [queue(ana), details, answer(decideProposal, detail())],
    });
    await choose(user, 'Pedir documentos');
    await user.click(screen.getByRole('checkbox', { name: /ficou escura/ }));
    await confirm(user, 'Pedir os documentos');
    await screen.findByText('Escolha ao menos um documento.');
    await user.click(screen.getByRole('checkbox', { name: 'CNH, frente' }));
    await user.click(screen.getByRole('checkbox', { name: 'Outro documento' }));
    await user.click(screen.getByRole('checkbox', { name: 'Outro documento' }));
    await confirm(user, 'Pedir os documentos');
    await screen.findByText('Escreva o que falta neste documento.');
    expect(transport.requestsOf(decideProposal)).toEqual([]);
    await user.type(
      screen.getByLabelText('CNH, frente: o que falta ou está errado'),
      'Tire perto de uma janela.',
    );
    await confirm(user, 'Pedir os documentos');
    await screen.findByText('Decisão registrada. O cliente recebe um e-mail.');
    expect(transport.requestsOf(decideProposal).map(({ body }) => body)).toEqual([
      {
        to: 'documentos_pendentes',
        reasons: ['imagem-ilegivel'],
        documents: [{ kind: 'cnh-frente', note: 'Tire perto de uma janela.' }],
        revision: 1,
      },
    ]);
  });

  it('leaves a document unticked when another reason is ticked', async () => {
    const { user } = open(PAGE, { viewer, answers: [queue(ana), details] });
    await choose(user, 'Pedir documentos');
    await user.click(screen.getByRole('checkbox', { name: /CNH aparece como vencida/ }));
    const front = await screen.findByRole('checkbox', {
      name: 'CNH, frente',
      checked: true,
    });
    await user.click(front);
    await user.click(screen.getByRole('checkbox', { name: /comprovante de endereço/ }));
    await screen.findByLabelText('Comprovante de residência: o que falta ou está errado');
    expect(front).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: 'CNH, verso' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('shows which of the documents that were asked for came', async () => {
    const askedAt = '2026-11-20T15:00:00.000Z';
    const requestedDocuments: ProposalDetail['requestedDocuments'] = [
      { kind: 'cnh-frente', note: 'Escura.', askedAt, receivedAt: askedAt },
      { kind: 'outro', note: 'Holerite.', askedAt, receivedAt: null },
    ];
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ requestedDocuments }))],
    });
    const list = within(await screen.findByRole('list', { name: 'Documentos pedidos' }));
    for (const text of ['Novo', 'Escura.', 'Aguardando', 'Holerite.'])
      list.getByText(text);
  });

  it('forgets reasons that another decision does not know', async () => {
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [queue(ana), details, answer(decideProposal, detail())],
    });
    await choose(user, 'Reprovar');
    await user.click(screen.getByRole('checkbox', { name: /pendência financeira/ }));
    await approve(user);
    await screen.findByText('Decisão registrada. O cliente recebe um e-mail.');
    expect(transport.requestsOf(decideProposal).map(({ body }) => body)).toEqual([
      { to: 'aprovada', reasons: [], revision: 1 },
    ]);
  });

  it('that came second shows what the server says, and the newer state', async () => {
    const message = 'Outra pessoa já decidiu esta proposta.';
    let state: Proposal['state'] = 'em_analise';
    const notifications = [{ key: 'State', message: 'Reprovada' }];
    const taken: Answer = refuse(decideProposal, 409, { message, notifications });
    const { user, log } = open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        answer(getProposal, () => detail({ state })),
        { ...taken, reply: (received) => ((state = 'reprovada'), taken.reply(received)) },
      ],
    });
    await approve(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await screen.findByText('Esta proposta já foi decidida.');
    expect(log.popups).toEqual([]);
  });

  it('that the server refuses without a word says what to do', async () => {
    const { user } = open(PAGE, {
      viewer,
      answers: [queue(ana), details, refuse(decideProposal, 500)],
    });
    await approve(user);
    await screen.findByText(
      'Não conseguimos registrar a decisão. Tente de novo em instantes.',
    );
  });

  it('that the server refuses shows its message at the field, and keeps what was written', async () => {
    const refused = refuse(decideProposal, 400, {
      message: 'Confira os campos.',
      fields: [{ key: 'Message', message: 'Retire os caracteres que não são texto.' }],
    });
    const { user } = open(PAGE, { viewer, answers: [queue(ana), details, refused] });
    await choose(user, 'Aprovar');
    await user.type(screen.getByLabelText(MESSAGE), 'x');
    await confirm(user, 'Aprovar a proposta');
    await screen.findByText('Retire os caracteres que não são texto.');
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty('value', 'x');
  });

  it('that meets a bad network keeps what was written, also when the proposal can not be asked for anew', async () => {
    const isLost = jest.fn(() => false);
    const lost = unreachable(getProposal);
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        { ...details, reply: (received) => (isLost() ? lost : details).reply(received) },
        unreachable(decideProposal),
      ],
    });
    await choose(user, 'Aprovar');
    await user.type(screen.getByLabelText(MESSAGE), 'Renda conferida com o contador.');
    isLost.mockReturnValue(true);
    await confirm(user, 'Aprovar a proposta');
    await screen.findByRole('alert');
    await waitFor(() => expect(transport.requestsOf(getProposal)).toHaveLength(2));
    await settled();
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty(
      'value',
      'Renda conferida com o contador.',
    );
  });

  it("says 'Salvando...' while it is on its way", async () => {
    const { user } = open(PAGE, {
      viewer,
      answers: [queue(ana), details, neverAnswer(decideProposal)],
    });
    await approve(user);
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('is not offered where the state waits for nobody here', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ state: 'contrato_assinado' }))],
    });
    await screen.findByText('Esta proposta já foi decidida.');
    expect(screen.queryByRole('radio', { name: 'Aprovar' })).toBeNull();
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every answer that is on its way is in and shown. */
async function settled() {
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
