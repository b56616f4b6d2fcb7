import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  answerDispute,
  type Call,
  cancelTrafficFine,
  decideContest,
  decideOverdue,
  downloadReturnPhoto,
  getDispute,
  getPurchase,
  getReturn,
  getTrafficFine,
  listDisputes,
  listOverdueContracts,
  listPurchases,
  listReturns,
  listTrafficFineQueue,
  offerPurchase,
  refusePurchase,
} from '@site/contracts';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aPurchase,
  aTrafficFine,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../app/routes';
import { aContest, aDispute, anOverdueContract } from './testing/decisions';
import { bar, sendNow } from './testing/undo-bar';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const WORDS = 'Foi engano nosso.';
const asked = aPurchase({ state: 'pedida', revision: 1, customerName: 'Rita Lemos' });
const overAsked = aPurchase({ ...asked, state: 'recusada', revision: 2 });
const aFine = aTrafficFine({
  customerName: 'Rita Lemos',
  canName: false,
  candidates: [],
});
const PURCHASE = `/consultor/compras/${asked.id}`;

type Decision = {
  path: string;
  call: Call;
  /** What the page reads, before and after a colleague decided. */
  reads: (isOver: () => boolean) => Answer[];
  /** The choice; the words are typed after it. */
  choose: (user: UserEvent) => Promise<unknown>;
  label: string | RegExp;
  button: string;
  waits: RegExp;
  /** The way to its queue, where that is another page. */
  list?: string;
};

const choose = (name: RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('radio', { name }));
const purchaseReads = (isOver: () => boolean) => [
  answer(listPurchases, { items: [asked] }),
  answer(getPurchase, () => (isOver() ? overAsked : asked)),
];

const DECISIONS: [string, Decision][] = [
  [
    'an overdue contract',
    {
      path: `/consultor/atrasos/${anOverdueContract.contractId}`,
      call: decideOverdue,
      reads: (isOver) => [
        answer(listOverdueContracts, () => (isOver() ? [] : [anOverdueContract])),
      ],
      choose: choose(/^Perdoar/),
      label: /^Mensagem ao cliente/,
      button: 'Perdoar',
      waits: /^Multa e juros perdoados em \d+ s/,
      list: 'Todos os atrasos',
    },
  ],
  [
    'a contested charge',
    {
      path: `/consultor/contestacoes/${aDispute.id}`,
      call: answerDispute,
      reads: (isOver) => [
        answer(listDisputes, [aDispute]),
        answer(getDispute, () => ({
          ...aDispute,
          ...(isOver() && ({ state: 'mantida', answer: 'Está no contrato.' } as const)),
        })),
      ],
      choose: choose(/^Aceitar/),
      label: /^Resposta ao cliente/,
      button: 'Responder',
      waits: /^Contestação aceita em \d+ s/,
      list: 'Todas as contestações',
    },
  ],
  [
    'contested damages',
    {
      path: '/consultor/danos',
      call: decideContest,
      reads: (isOver) => [
        answer(listReturns, () => ({
          items: isOver() ? [] : [aContest],
          nextCursor: null,
          total: isOver() ? 0 : 1,
        })),
        answer(getReturn, aContest),
        neverAnswer(downloadReturnPhoto),
      ],
      choose: async (user) =>
        user.selectOptions(await screen.findByLabelText('Resposta'), 'Não cobrar'),
      label: 'O que dizer ao cliente',
      button: 'Responder',
      waits: /^Danos retirados em \d+ s/,
    },
  ],
  [
    'an offer for the car',
    {
      path: PURCHASE,
      call: offerPurchase,
      reads: purchaseReads,
      choose: async (user) => {
        await user.type(await screen.findByLabelText('Preço do carro'), '68.500,00');
        await user.type(screen.getByLabelText('Vale até'), '10/05/2027');
      },
      label: 'Mensagem ao cliente',
      button: 'Enviar a oferta',
      waits: /^Oferta em \d+ s/,
      list: 'Todas as compras',
    },
  ],
  [
    'a car that is not sold',
    {
      path: PURCHASE,
      call: refusePurchase,
      reads: purchaseReads,
      choose: async (user) =>
        user.click(await screen.findByRole('button', { name: 'Não vender' })),
      label: 'Motivo',
      button: 'Não vender',
      waits: /^Não vendemos em \d+ s/,
      list: 'Todas as compras',
    },
  ],
  [
    'a fine that is cancelled',
    {
      path: `/consultor/multas/${aFine.id}`,
      call: cancelTrafficFine,
      reads: (isOver) => [
        answer(listTrafficFineQueue, { items: [aFine] }),
        answer(getTrafficFine, () => ({
          ...aFine,
          ...(isOver() && { state: 'cancelada' as const }),
        })),
      ],
      choose: async (user) =>
        user.click(await screen.findByRole('button', { name: 'Cancelar a multa' })),
      label: 'Motivo',
      button: 'Cancelar a multa',
      waits: /^Multa cancelada em \d+ s/,
      list: 'Todas as multas',
    },
  ],
];

async function decides(decision: Decision, more: Answer[] = []) {
  const { path, reads, choose: chooseIn, label, button } = decision;
  let isOver = false;
  const view = open(path, { viewer, answers: [...reads(() => isOver), ...more] });
  await chooseIn(view.user);
  await view.user.type(await screen.findByLabelText(label), WORDS);
  await view.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('region', { name: 'A enviar' });
  return { ...view, end: () => void (isOver = true) };
}

describe.each(DECISIONS)('a decision about %s', (_, decision) => {
  it('waits, and undone stands again with what was typed', async () => {
    const { user, transport, location } = await decides(decision);
    bar().getByText('Rita Lemos');
    bar().getByText(decision.waits);
    screen.getByText(
      /O cliente só fica sabendo depois do envio; até lá dá para desfazer\.$/,
    );
    expect(screen.queryByRole('button', { name: decision.button })).toBeNull();
    await user.keyboard('z');
    expect(await screen.findByLabelText(decision.label)).toHaveProperty('value', WORDS);
    expect(location()).toBe(decision.path);
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: decision.button }));
    await screen.findByRole('region', { name: 'A enviar' });
    expect(transport.requestsOf(decision.call)).toEqual([]);
  });

  it('that a colleague came before shows why, and the words, also on a page opened later', async () => {
    const message = 'Caio Reis decidiu em 22/11/2026, 09:00.';
    const { user, end } = await decides(decision, [
      refuse(decision.call, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    if (decision.list !== undefined) {
      await user.click(screen.getByRole('link', { name: decision.list }));
      const row = await screen.findByRole('row', { name: /Rita Lemos/ });
      within(row).getByText('A enviar');
    }
    await user.click(screen.getByRole('link', { name: 'Clientes' }));
    await screen.findByRole('heading', { name: 'Clientes' });
    end();
    await sendNow(user);
    await user.click(await bar().findByRole('link', { name: 'Abrir' }));
    await screen.findByRole('heading', { name: 'O que você tinha decidido' });
    screen.getByText(WORDS);
    expect(screen.getByRole('alert').textContent).toContain(message);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull(),
    );
  });
});
