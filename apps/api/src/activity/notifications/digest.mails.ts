import { type Role } from '@site/api-contract';
import { type NotificationKind } from '@site/api-contract/activity';
import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { DUE_PROPOSALS_PATH } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { howToEndDigests, notificationsPath } from './digest.rules';

/** How often each kind of event happened. */
export type News = { kind: NotificationKind; times: number };

const WORDS: Record<NotificationKind, string> = {
  'proposal-sent': 'Propostas novas',
  'documents-asked': 'Pedidos de documentos',
  'proposal-approved': 'Propostas aprovadas',
  'proposal-refused': 'Propostas reprovadas',
  'proposal-signed': 'Contratos assinados',
  'proposal-paid': 'Primeiras parcelas pagas',
  'delivery-booked': 'Entregas marcadas',
  'delivery-rebooked': 'Entregas remarcadas',
  'car-delivered': 'Carros entregues',
  'visit-booked': 'Visitas à oficina marcadas',
  'visit-moved': 'Visitas à oficina remarcadas',
  'visit-cancelled': 'Visitas à oficina desmarcadas',
  'return-booked': 'Devoluções marcadas',
  'return-rebooked': 'Devoluções remarcadas',
  'return-cancelled': 'Devoluções desmarcadas',
  'damages-contested': 'Devoluções com danos contestados',
  'damages-decided': 'Contestações de danos respondidas',
  'proposal-cancelled': 'Propostas canceladas',
  'proposal-expired': 'Propostas expiradas',
  'seller-joined': 'Vendedores que entraram na equipe',
  'cart-joined': 'Atendimentos que o cliente aceitou',
  'cart-declined': 'Convites de atendimento que o cliente recusou',
  'cart-changed': 'Carrinhos que o cliente mudou',
  'cart-ended': 'Atendimentos que o cliente encerrou',
  'documents-received': 'Propostas com documentos que chegaram',
  'review-asked': 'Revisões pedidas',
  'partners-changed': 'Sócios que mudaram depois da aprovação',
  'lead-repeated': 'Leads seus que escreveram de novo',
  'leads-assigned': 'Vezes em que um colega passou leads para você',
  'fines-assigned': 'Vezes em que um colega passou multas para você',
  'service-message': 'Mensagens em atendimentos seus',
  'charge-contested': 'Cobranças contestadas',
  'bank-event-odd': 'Avisos do banco que não conferem',
  'refund-unheld': 'Devoluções que nenhum pagamento cobre',
  'consultant-joined': 'Consultores que entraram na equipe',
  'page-published': 'Páginas publicadas',
  'page-scheduled': 'Publicações de páginas agendadas',
  'page-withdrawn': 'Publicações de páginas canceladas',
  'prices-imported': 'Tabelas de preços importadas',
  'prices-withdrawn': 'Tabelas de preços retiradas',
  'dealership-added': 'Lojas novas',
  'dealership-changed': 'Lojas alteradas',
  'dealership-ended': 'Lojas encerradas',
  'dealership-reopened': 'Lojas reabertas',
};

const DUE = 'Propostas com o próximo passo para hoje ou atrasado';

/**
 * Tells a member of staff their news, and how many planned steps are due: figures and
 * links, no names.
 */
export function notificationDigestMail(
  config: MailConfig,
  {
    reader: { email, role },
    today,
    news,
    due,
  }: {
    reader: { email: string; role: Role | null };
    today: IsoDate;
    news: readonly News[];
    /** Number of proposals whose next step is due. */
    due: number;
  },
): Mail {
  const total = news.reduce((sum, { times }) => sum + times, 0);
  const counts = [
    total > 0 && (total === 1 ? '1 novidade' : `${total} novidades`),
    due > 0 && (due === 1 ? '1 próximo passo' : `${due} próximos passos`),
  ].filter(Boolean);
  return writeMail(config, {
    to: email,
    subject: `${formatDate(today)}: ${counts.join(' e ')} no portal`,
    paragraphs: [beginningOf(total, due)],
    facts: [
      due > 0 && [DUE, String(due)],
      ...news.map(({ kind, times }) => [WORDS[kind], String(times)] as const),
    ],
    link:
      total === 0
        ? { label: 'Ver as propostas', path: DUE_PROPOSALS_PATH }
        : {
            label: 'Ver as notificações',
            path: notificationsPath(role ?? 'CONSULTANT'),
          },
    ...howToEndDigests(role ?? 'CONSULTANT'),
  });
}

function beginningOf(total: number, due: number): string {
  if (total === 0) return 'Há propostas esperando o próximo passo que foi marcado.';
  return due === 0
    ? 'Estas são as novidades que você ainda não leu.'
    : 'Estas são as novidades que você ainda não leu e o que espera o próximo passo.';
}
