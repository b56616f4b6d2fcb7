import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  answerDispute,
  type Call,
  cancelTrafficFine,
  chargeTrafficFine,
  decideContest,
  decideDeductible,
  decideOverdue,
  downloadReturnPhoto,
  endByLoss,
  getDelivery,
  getDispute,
  getProposal,
  getPurchase,
  getReturn,
  getServiceRequest,
  getTrafficFine,
  listDisputes,
  listDrivers,
  listOverdueContracts,
  listProposals,
  listPurchases,
  listReturns,
  listServiceQueue,
  listTrafficFineQueue,
  offerPurchase,
  quoteLoss,
  refusePurchase,
  takeBackRequest,
  transferPurchase,
} from '@site/api-contract';
import {
  A_UUID,
  aDelivery,
  aLoss,
  type Answer,
  answer,
  aProposal,
  aPurchase,
  aServiceItem,
  aServiceRequest,
  aTrafficFine,
  aViewer,
  neverAnswer,
} from '@site/testing';
import { aContest, aDispute, anOverdueContract } from './decisions';

export const viewer = aViewer('consultant');
export const WORDS = 'Foi engano nosso.';
const asked = aPurchase({ state: 'pedida', revision: 1, customerName: 'Rita Lemos' });
const overAsked = aPurchase({ ...asked, state: 'recusada', revision: 2 });
const aFine = aTrafficFine({
  customerName: 'Rita Lemos',
  canName: false,
  candidates: [],
});
const dueFine = { ...aFine, state: 'titular_informado' as const };
const chargedFine = { ...aFine, state: 'cobrada' as const };
const bought = aPurchase({
  ...asked,
  state: 'comprada',
  boughtOn: '2027-05-03',
  transferUntil: '2027-06-02',
});
const transferred = aPurchase({ ...bought, state: 'transferida', revision: 2 });
const accidentItem = aServiceItem({
  ...{ kind: 'sinistro', state: 'em_atendimento' },
  customerName: 'Rita Lemos',
});
const accident = aServiceRequest(accidentItem);
const theftItem = aServiceItem({
  ...{ kind: 'roubo-ou-perda-total', state: 'em_atendimento' },
  customerName: 'Rita Lemos',
});
const theft = aServiceRequest({
  ...theftItem,
  details: { happenedOn: '2026-11-20' },
  lossDays: { from: '2026-06-18', until: '2026-11-22' },
});
const askedFor = aProposal({
  ...{ id: A_UUID, state: 'documentos_pendentes' },
  customerName: 'Rita Lemos',
});
const PURCHASE = `/consultor/compras/${asked.id}`;

export type Decision = {
  path: string;
  call: Call;
  /** Answers for the page, before and after a colleague decided. */
  reads: (isOver: () => boolean) => Answer[];
  /** Makes the choice, before the text is typed. */
  choose: (user: UserEvent) => Promise<unknown>;
  label: string | RegExp;
  /** The typed text of the decision, and how it is shown when it came too late. */
  words?: string;
  said?: string;
  button: string;
  waits: RegExp;
  /** The link to its queue, if that is another page. */
  list?: string;
};

const choose = (name: RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('radio', { name }));
const purchaseReads = (isOver: () => boolean) => [
  answer(listPurchases, { items: [asked] }),
  answer(getPurchase, () => (isOver() ? overAsked : asked)),
];

export const DECISIONS: [string, Decision][] = [
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
        answer(getDelivery, aDelivery()),
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
  [
    'what the issuing body charged',
    {
      path: `/consultor/multas/${aFine.id}`,
      call: chargeTrafficFine,
      reads: (isOver) => [
        answer(listTrafficFineQueue, { items: [dueFine] }),
        answer(getTrafficFine, () => (isOver() ? chargedFine : dueFine)),
      ],
      choose: async (user) => user.clear(await screen.findByLabelText('O órgão cobrou')),
      label: 'O órgão cobrou',
      words: '78,10',
      said: 'R$ 78,10',
      button: 'Lançar na conta do cliente',
      waits: /^Valor lançado em \d+ s/,
      list: 'Todas as multas',
    },
  ],
  [
    'the title of a car',
    {
      path: PURCHASE,
      call: transferPurchase,
      reads: (isOver) => [
        answer(listPurchases, { items: [bought] }),
        answer(getPurchase, () => (isOver() ? transferred : bought)),
      ],
      choose: async () => undefined,
      label: 'Dia da transferência',
      words: '04/05/2027',
      said: '04/05/2027',
      button: 'Anotar a transferência',
      waits: /^Transferência anotada em \d+ s/,
      list: 'Todas as compras',
    },
  ],
  [
    'the deductible of an accident',
    {
      path: `/consultor/atendimentos/${accident.id}`,
      call: decideDeductible,
      reads: (isOver) => [
        answer(listServiceQueue, { items: [accidentItem] }),
        answer(getServiceRequest, () => ({
          ...accident,
          ...(isOver() && {
            deductible: { amount: 1200, reason: null, dueOn: '2026-12-10' },
          }),
        })),
        answer(listDrivers, { items: [], canAdd: false }),
      ],
      choose: async (user) =>
        user.type(await screen.findByLabelText('O cliente paga'), '0'),
      label: /^Motivo/,
      button: 'Decidir a franquia',
      waits: /^Franquia decidida em \d+ s/,
    },
  ],
  [
    'the end of a contract whose car was stolen',
    {
      path: `/consultor/atendimentos/${theft.id}`,
      call: endByLoss,
      reads: (isOver) => [
        answer(listServiceQueue, { items: [theftItem] }),
        answer(getServiceRequest, () =>
          isOver() ? { ...aServiceRequest({ ...theftItem, loss: aLoss() }) } : theft,
        ),
        answer(quoteLoss, aLoss()),
        answer(listDrivers, { items: [], canAdd: false }),
      ],
      choose: async () => undefined,
      label: 'Número do boletim de ocorrência',
      words: '2026/123456',
      said: '2026/123456',
      button: 'Encerrar o contrato',
      waits: /^Contrato encerrado pela perda do carro em \d+ s/,
    },
  ],
  [
    'a question for documents that is taken back',
    {
      path: `/consultor/propostas/${askedFor.id}`,
      call: takeBackRequest,
      reads: (isOver) => [
        answer(listProposals, {
          items: [askedFor],
          nextCursor: null,
          total: 1,
          counts: { documentos_pendentes: 1 },
        }),
        answer(getProposal, () => ({
          ...{ ...askedFor, income: 11_200, deliveryDate: null, history: [] },
          ...(isOver() && { state: 'em_analise' as const }),
        })),
      ],
      choose: async (user) =>
        user.click(await screen.findByRole('button', { name: 'Desfazer o pedido' })),
      label: 'Por que desfazer',
      button: 'Desfazer e voltar à análise',
      waits: /^Pedido desfeito em \d+ s/,
    },
  ],
];
