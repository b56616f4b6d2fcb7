import { act, screen, waitFor } from '@testing-library/react';
import {
  decideProposal,
  getProposal,
  type Proposal,
  type ProposalDetail,
} from '@site/api-contract';
import { ANALYSIS_REASONS } from '@site/api-contract/sales';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  guardConsole,
  neverAnswer,
  refuse,
  unreachable,
} from '@site/testing';
import { routes } from '../../../../app/routes';
import { sendNow } from '../../../../shared/testing/undo-bar';
import { ANA, ana, detail, details, queue, viewer } from '../testing/queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('a decision', () => {
  const PAGE = `/consultor/propostas/${ANA}`;
  const MESSAGE = /Mensagem ao cliente/;
  const { sentence, remedy } = ANALYSIS_REASONS['renda-nao-comprovada'];
  type User = ReturnType<typeof open>['user'];
  const choose = async (user: User, action: string) =>
    user.click(await screen.findByRole('radio', { name: action }));
  const confirm = (user: User, button: string) =>
    user.click(screen.getByRole('button', { name: button }));
  const approve = async (user: User) => {
    await choose(user, 'Aprovar');
    await confirm(user, 'Aprovar a proposta');
    await sendNow(user);
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
    await confirm(user, 'Confirmar');
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
      await sendNow(user);
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
      await screen.findByText(
        to === 'documentos_pendentes'
          ? /^Esta proposta espera documentos do cliente\./
          : 'Esta proposta já foi decidida.',
      );
    },
  );

  it('says beside a reason that the declared income contradicts it, and takes it', async () => {
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        answer(getProposal, detail({ monthly: 2530, income: 10_000 })),
        answer(decideProposal, detail({ state: 'reprovada' })),
      ],
    });
    await choose(user, 'Reprovar');
    const reason = screen.getByRole('checkbox', {
      name: /^A mensalidade passa de 30% da renda mensal informada\. *Aqui são 25,3%, dentro do limite\./,
    });
    expect(screen.getAllByText('Aqui são 25,3%, dentro do limite.')).toHaveLength(2);
    await user.click(reason);
    await confirm(user, 'Reprovar a proposta');
    await sendNow(user);
    await screen.findByText('Decisão registrada. O cliente recebe um e-mail.');
    expect(transport.requestsOf(decideProposal)[0]?.body).toMatchObject({
      reasons: ['renda-insuficiente'],
    });
  });

  it('approves with a message that goes without any reasons', async () => {
    const { user } = open(PAGE, { viewer, answers: [queue(ana), details] });
    await choose(user, 'Aprovar');
    screen.getByText('Vai no e-mail do jeito que você escrever.');
    await choose(user, 'Reprovar');
    screen.getByText('Vai junto com os motivos do jeito que você escrever.');
  });

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

  it('whose only reasons are of another one is refused before it waits', async () => {
    const { user } = open(PAGE, { viewer, answers: [queue(ana), details] });
    await choose(user, 'Pedir documentos');
    await user.click(screen.getByRole('checkbox', { name: /imagem de um documento/ }));
    await choose(user, 'Reprovar');
    await confirm(user, 'Reprovar a proposta');
    await screen.findByText('Escolha ao menos um motivo: a pessoa vai ler.');
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
  });

  it('that came second shows what the server says, and the newer state', async () => {
    const message =
      'Lívia Prado mexeu nesta proposta em 23/11/2026, 12:00. Agora ela está assim: Reprovada.';
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
    await choose(user, 'Aprovar');
    await user.type(screen.getByLabelText(MESSAGE), 'Renda conferida.');
    await confirm(user, 'Aprovar a proposta');
    await sendNow(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await screen.findByText('Esta proposta já foi decidida.');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'O que você tinha decidido' }),
    );
    screen.getByText('Renda conferida.');
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
    await sendNow(user);
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
    await sendNow(user);
    await screen.findByRole('alert');
    await waitFor(() => expect(transport.requestsOf(getProposal)).toHaveLength(2));
    await settled();
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty(
      'value',
      'Renda conferida com o contador.',
    );
  });

  it("says 'Enviando...' while it is on its way", async () => {
    const { user } = open(PAGE, {
      viewer,
      answers: [queue(ana), details, neverAnswer(decideProposal)],
    });
    await approve(user);
    await screen.findByText('Enviando...');
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
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

/** Waits until every pending answer has been received and rendered. */
async function settled() {
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
