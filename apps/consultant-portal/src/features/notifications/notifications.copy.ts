import { type ConsultantKind } from '@site/contracts/notification-kinds';

/** What a notification says, by the number of what it is about. */
export const notificationsCopy: Record<ConsultantKind, (label: string) => string> = {
  'documents-received': (number) => `Chegaram os documentos da proposta ${number}`,
  'review-asked': (number) => `Revisão pedida na proposta ${number}`,
  'lead-repeated': () => 'Um lead seu escreveu de novo',
  'service-message': (number) => `Mensagem nova no atendimento ${number}`,
  'charge-contested': (number) => `Cobrança do contrato ${number} contestada`,
};
