import { type DealershipKind } from '@site/api-contract/activity';
import { withFallback } from '@site/api-contract/with-fallback';

/**
 * Texts of notifications. `label` is the number of the proposal or contract, the name of
 * the seller, or the day on which a cart began.
 */
export const notificationsCopy = withFallback<DealershipKind, (label: string) => string>(
  {
    'proposal-sent': (number) => `Chegou a proposta ${number}`,
    'documents-asked': (number) => `A análise pediu documentos da proposta ${number}`,
    'proposal-approved': (number) => `Proposta ${number} aprovada`,
    'proposal-refused': (number) => `Proposta ${number} reprovada`,
    'proposal-signed': (number) => `Contrato da proposta ${number} assinado`,
    'proposal-paid': (number) => `Primeira parcela da proposta ${number} paga`,
    'delivery-booked': (number) => `Entrega da proposta ${number} marcada`,
    'delivery-rebooked': (number) => `Entrega da proposta ${number} remarcada`,
    'car-delivered': (number) => `Carro da proposta ${number} entregue`,
    'proposal-cancelled': (number) => `Proposta ${number} cancelada`,
    'proposal-expired': (number) => `Proposta ${number} expirada`,
    'seller-joined': (name) => `${name} entrou na equipe`,
    'visit-booked': (number) => `Visita à oficina marcada, contrato ${number}`,
    'visit-moved': (number) => `Visita à oficina remarcada, contrato ${number}`,
    'visit-cancelled': (number) => `Visita à oficina desmarcada, contrato ${number}`,
    'return-booked': (number) => `Devolução marcada, contrato ${number}`,
    'return-rebooked': (number) => `Devolução remarcada, contrato ${number}`,
    'return-cancelled': (number) => `Devolução desmarcada, contrato ${number}`,
    'damages-contested': (number) => `O cliente contestou danos, contrato ${number}`,
    'damages-decided': (number) => `Contestação de danos respondida, contrato ${number}`,
    'cart-joined': (day) => `O cliente aceitou o atendimento de ${day}`,
    'cart-declined': (day) => `O cliente recusou o convite do atendimento de ${day}`,
    'cart-changed': (day) => `O cliente mudou o carrinho do atendimento de ${day}`,
    'cart-ended': (day) => `O cliente encerrou o atendimento de ${day}`,
  },
  () => 'Há uma novidade',
);
