import {
  formatBRL,
  formatDate,
  formatDateTime,
  formatKm,
} from '@site/api-contract/brazil';
import { type PurchaseState } from '@site/api-contract/contracts';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { AUDITED } from '../../../shared/audited.copy';

const NEXT: Record<PurchaseState, string> = withFallback(
  {
    pedida: 'Diga por quanto vendemos o carro e até quando, ou por que não vendemos.',
    oferecida: 'O cliente aceita ou deixa passar até o último dia da oferta.',
    recusada: 'Nada mais a fazer.',
    aceita:
      'O cliente paga até o vencimento. Três dias úteis depois dele, sem pagamento, a compra é desfeita.',
    dispensada: 'Nada mais a fazer. O cliente pode pedir outra oferta.',
    vencida:
      'Nada mais a fazer. O cliente pode pedir outra oferta enquanto o contrato seguir.',
    comprada:
      'O contrato terminou. A loja assina a transferência com o cliente; anote o dia quando o documento estiver no nome dele.',
    transferida: 'Nada mais a fazer.',
  },
  OTHER_STATE,
);

export const purchasesCopy = {
  title: 'Compras do carro',
  lead: 'Clientes que querem ficar com o carro no fim do contrato. Os que esperam por nós vêm primeiro.',
  keys: 'mudam de pedido.',
  show: 'Mostrar',
  open: 'Em andamento',
  over: 'Encerradas',
  caption: {
    open: 'Compras em andamento, as que esperam por nós primeiro',
    over: 'Compras encerradas, a mais recente primeiro',
  },
  columns: {
    customer: 'Cliente',
    car: 'Carro',
    price: 'Preço',
    until: 'Prazo',
    state: 'Situação',
  },
  none: 'Sem prazo',
  noPrice: 'Sem preço',
  money: formatBRL,
  day: formatDate,
  at: formatDateTime,
  failed: 'Não conseguimos abrir as compras.',
  empty: {
    open: 'Ninguém está comprando um carro agora.',
    over: 'Nenhuma compra encerrada ainda.',
  },
  one: {
    title: 'Compra do carro',
    back: 'Todas as compras',
    failed: 'Não conseguimos abrir esta compra.',
    gone: 'Não encontramos essa compra.',
    goneText: 'O endereço pode estar incompleto.',
    audited: AUDITED,
    contract: 'Contrato e extrato',
    plate: 'Placa',
    km: 'Km',
    kmText: (km: number, on: string) => `${formatKm(km)}, lidos em ${formatDate(on)}`,
    endsOn: 'Último dia do contrato',
    returnOn: 'Devolução marcada para',
    askedAt: 'Pedida em',
    answerUntil: 'Responder até',
    price: 'Preço',
    validUntil: 'Oferta vale até',
    dueOn: 'Vencimento',
    boughtOn: 'Paga em',
    transferUntil: 'Transferir até',
    transferredOn: 'Transferida em',
    answer: 'O que escrevemos',
    next: NEXT,
  },
  refusal: { open: 'Não vender', waits: 'Não vendemos' },
} as const;
