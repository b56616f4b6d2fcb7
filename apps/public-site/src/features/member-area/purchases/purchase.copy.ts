import { type Purchase } from '@site/api-contract';
import { formatBRL, formatDate, formatKm } from '@site/api-contract/brazil';
import { type PurchaseState } from '@site/api-contract/contracts';
import { lossText, PURCHASE_FROM_DAYS } from '@site/api-contract/driving';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

type Saying = (purchase: Purchase) => string;

const day = (of: string | null) => (of ? formatDate(of) : '');

/** Each state has a sentence about the present and the next step. */
const NOW = withFallback<PurchaseState, Saying>(
  {
    pedida: ({ answerUntil }) =>
      `Recebemos o seu pedido. Um consultor responde por e-mail e nesta página até ${day(answerUntil)}.`,
    oferecida: ({ price, validUntil }) =>
      `Oferecemos o carro a você por ${formatBRL(price ?? 0)}. A oferta vale até ${day(validUntil)}.`,
    recusada: () => 'Não temos uma oferta para este carro.',
    aceita: ({ price, dueOn }) =>
      `Você aceitou comprar o carro por ${formatBRL(price ?? 0)}. Pague até ${day(dueOn)}.`,
    dispensada: () => 'Você dispensou a compra. Nada é cobrado por ela.',
    vencida: ({ isDemanded }) =>
      isDemanded
        ? 'O contrato foi encerrado por falta de pagamento, e a compra terminou com ele. Nada é cobrado por ela; o carro precisa voltar.'
        : 'O prazo da oferta passou, e nada é cobrado por ela.',
    comprada: ({ boughtOn }) =>
      `O carro é seu: o pagamento chegou, e o contrato terminou em ${day(boughtOn)}.`,
    transferida: ({ transferredOn }) =>
      `O carro é seu, e o documento foi transferido em ${day(transferredOn)}.`,
  },
  () => OTHER_STATE,
);

export const purchaseCopy = {
  state: 'Como está',
  now: (state: PurchaseState, purchase: Purchase) => NOW[state](purchase),
  notYet: ({ from }: Purchase) =>
    `Dá para pedir uma oferta a partir de ${day(from)}, ${PURCHASE_FROM_DAYS} dias antes do último dia do contrato.`,
  mayAsk:
    'Gostou do carro? Peça uma oferta. Um consultor responde em até 3 dias úteis com um preço, ou diz por que não há oferta. Pedir não obriga a comprar.',
  notNow: 'Agora não dá para pedir uma oferta: o carro já está a caminho da devolução.',
  lost: (on: string) => `${lossText(on)} Não há compra, e nada é cobrado por ela.`,
  again: 'Se mudar de ideia, peça outra oferta até o fim do contrato.',
  price: 'Preço',
  validUntil: 'Vale até',
  dueOn: 'Vencimento',
  plate: 'Placa',
  km: 'Km no painel',
  kmText: ({ km, kmReadOn }: Purchase) => `${formatKm(km)}, lidos em ${day(kmReadOn)}`,
  endsOn: 'Último dia do contrato',
  answer: 'O que o consultor escreveu',
  returnGoes: (on: string) =>
    `Ao aceitar, a devolução marcada para ${formatDate(on)} é desmarcada.`,
  paying:
    'O Pix Automático e o cartão salvo não cobram este valor: o botão Pagar abre esta conta, mesmo com outra em aberto. Com o pagamento o contrato termina.',
  how: 'Como funciona',
  rules: [
    'Na compra não há custo de saída, acerto de km nem vistoria: você paga só o preço.',
    'O contrato e as mensalidades seguem até o preço ser pago. Mês que não começou não é cobrado.',
    'Depois do pagamento, a loja assina com você a transferência do documento. A lei dá 30 dias para pedir o documento no seu nome (Código de Trânsito, art.\u00a0123, §\u00a01º).',
    'Seguro e assistência do contrato terminam com ele.',
  ],
  transferTitle: 'Transferência do documento',
  transferText: (until: string, dealership: string) =>
    `Quem assina a transferência com você é a loja ${dealership}. Pela lei, o documento no seu nome tem de ser pedido até ${formatDate(until)}. Combine o dia com a loja.`,
  transferred: (on: string, dealership: string) =>
    `O documento foi transferido em ${formatDate(on)} pela loja ${dealership}.`,
  ask: 'Pedir uma oferta',
  asking: 'Pedindo...',
  accept: 'Aceitar e comprar',
  accepting: 'Aceitando...',
  letPass: 'Dispensar a oferta',
  takeBack: 'Desistir da compra',
  lateFirst: 'Há contas atrasadas neste contrato. Pague antes de comprar o carro.',
  payLate: ({ since, amount }: NonNullable<Purchase['lateBill']>) =>
    `Pagar a conta de ${formatBRL(amount)}, vencida em ${formatDate(since)}`,
  pay: 'Pagar',
  instead: 'Ver o fim do contrato',
  bringBack: 'Marcar a devolução',
  failed: 'Não deu certo agora. Tente de novo em instantes.',
} as const;
