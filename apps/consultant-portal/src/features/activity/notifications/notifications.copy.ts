import { type ConsultantKind } from '@site/api-contract/activity';
import { withFallback } from '@site/api-contract/with-fallback';

/** Texts of notifications. `label` is the number or name of their subject. */
export const notificationsCopy = withFallback<ConsultantKind, (label: string) => string>(
  {
    'documents-received': (number) => `Chegaram os documentos da proposta ${number}`,
    'review-asked': (number) => `Revisão pedida na proposta ${number}`,
    'partners-changed': (number) =>
      `Sócios mudaram depois da aprovação da proposta ${number}`,
    'lead-repeated': () => 'Um lead seu escreveu de novo',
    'leads-assigned': () => 'Um colega passou leads para você',
    'service-message': (number) => `Mensagem nova no atendimento ${number}`,
    'fines-assigned': () => 'Um colega passou multas para você',
    'charge-contested': (number) => `Cobrança do contrato ${number} contestada`,
    'bank-event-odd': (number) =>
      `O banco avisou algo que não confere no contrato ${number}`,
    'refund-unheld': (number) =>
      `Devolução do contrato ${number} que nenhum pagamento no banco cobre`,
    'page-published': (title) => `Página publicada: ${title}`,
    'page-scheduled': (title) => `Publicação de página agendada: ${title}`,
    'page-withdrawn': (title) => `Publicação de página cancelada: ${title}`,
    'prices-imported': (name) => `Tabela de preços importada: ${name}`,
    'prices-withdrawn': (name) => `Tabela de preços retirada: ${name}`,
    'dealership-added': (name) => `Loja nova: ${name}`,
    'dealership-changed': (name) => `Loja alterada: ${name}`,
    'dealership-ended': (name) => `Loja encerrada: ${name}`,
    'dealership-reopened': (name) => `Loja reaberta: ${name}`,
    'consultant-joined': (name) => `${name} entrou na equipe`,
  },
  () => 'Há uma novidade',
);
