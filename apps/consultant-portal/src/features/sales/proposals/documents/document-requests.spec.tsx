import { screen, within } from '@testing-library/react';
import {
  decideProposal,
  getProposal,
  listDocuments,
  type ProposalDetail,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { A_UUID, answer, guardConsole } from '@site/testing';
import { routes } from '../../../../app/routes';
import { sendNow } from '../../../../shared/testing/undo-bar';
import { ANA, ana, detail, details, queue, viewer } from '../testing/queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('a decision that asks for documents', () => {
  const PAGE = `/consultor/propostas/${ANA}`;
  type User = ReturnType<typeof open>['user'];
  const choose = async (user: User, action: string) =>
    user.click(await screen.findByRole('radio', { name: action }));
  const confirm = (user: User, button: string) =>
    user.click(screen.getByRole('button', { name: button }));

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
    await sendNow(user);
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

  it.each([
    ['a Brazilian', [], []],
    ['a foreigner', ['crnm-frente', 'crnm-verso'], ['CRNM, frente', 'CRNM, verso']],
  ] as const)(
    'offers the card of a foreigner for %s: %j',
    async (_who, more, offered) => {
      const { user } = open(PAGE, {
        viewer,
        answers: [
          queue(ana),
          answer(getProposal, detail({ customerId: A_UUID })),
          answer(listDocuments, {
            items: [],
            wanted: ['cnh-frente', 'cnh-verso', ...more, 'comprovante-residencia'],
            missing: [],
            limits: { maxBytes: 1, maxPages: 1, maxMegapixels: 1, maxFiles: 1 },
          }),
        ],
      });
      await choose(user, 'Pedir documentos');
      await screen.findByRole('checkbox', { name: 'CNH, frente' });
      const cards = screen
        .queryAllByRole('checkbox', { name: /^CRNM/ })
        .map((box) => box.closest('label')?.textContent);
      expect(cards).toEqual(offered);
    },
  );

  it('says before the press that each document needs its note', async () => {
    const { user } = open(PAGE, { viewer, answers: [queue(ana), details] });
    await choose(user, 'Pedir documentos');
    await user.click(screen.getByRole('checkbox', { name: 'CNH, frente' }));
    const note = screen.getByLabelText('CNH, frente: o que falta ou está errado');
    const help = note.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(help)?.textContent).toBe(
      'O pedido só sai com este texto.',
    );
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

  it('keeps in the history what was asked for, with the day on which it came', async () => {
    const history: ProposalDetail['history'] = [
      {
        from: 'em_analise',
        to: 'documentos_pendentes',
        at: '2026-11-20T15:00:00.000Z',
        by: 'Lívia Sampaio',
        reason: null,
        documents: [
          {
            name: 'CNH, verso',
            note: 'QR code cortado',
            receivedAt: '2026-11-21T15:00:00.000Z',
          },
        ],
      },
    ];
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ history }))],
    });
    await screen.findByText('CNH, verso (chegou em 21/11/2026): QR code cortado');
  });
});
