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

const ONLY_STEPS = 'Há propostas esperando o próximo passo que foi marcado.';
/** They say what the mail counts, since the bell counts all that is unread. */
const BEGINNINGS = {
  'last-mail': 'Estas novidades chegaram desde o último e-mail, e você ainda não leu.',
  week: 'Estas novidades chegaram nos últimos 7 dias, e você ainda não leu.',
};
const STEPS_TOO = 'Há também propostas que esperam o próximo passo.';
const OLDER = 'O sino do portal conta junto o que ficou por ler de antes.';

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
    since,
    due,
  }: {
    reader: { email: string; role: Role | null };
    today: IsoDate;
    news: readonly News[];
    /** The news begin after the last such mail, or a week back. */
    since: 'last-mail' | 'week';
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
    paragraphs: [
      total === 0 ? ONLY_STEPS : [BEGINNINGS[since], due > 0 && STEPS_TOO, OLDER],
    ],
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
