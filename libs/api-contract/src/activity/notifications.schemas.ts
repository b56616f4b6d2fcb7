import * as z from 'zod/mini';
import { cursor, done, instant, numericId, pageSize } from '../wire/fields';
import { DIGESTS, NOTIFICATION_KINDS } from './notification-kinds';

/** Something that happened to a thing of the reader. It names no customer. */
const notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: instant,
  isRead: z.boolean(),
  /**
   * Id of the proposal, lead, request, dispute, seller, page, price table, dealership or
   * visit to the workshop that the notification is about.
   */
  subjectId: z.string(),
  /** Readable number, or a name where there is no number; null without either. */
  label: z.nullable(z.string()),
  /**
   * The page of a proposal that dealership staff may open: sale and delivery can be at
   * two dealerships.
   */
  opens: z.optional(z.enum(['proposal', 'delivery'])),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = {
  summary: 'O que aconteceu com o que é de quem pergunta, do mais recente ao mais antigo',
  query: z.strictObject({ cursor, limit: pageSize }),
  data: z.object({
    items: z.array(notification),
    nextCursor: z.nullable(z.string()),
  }),
};

export const countNotifications = {
  summary: 'Quantas notificações não foram lidas, até 100',
  data: z.object({ unread: z.number() }),
};

export const readNotification = {
  summary: 'Marca uma notificação como lida',
  params: z.object({ id: numericId }),
  data: done,
};

export const readNotifications = {
  summary: 'Marca como lidas as notificações até uma delas',
  body: z.strictObject({ upTo: numericId }),
  data: done,
};

const digest = z.strictObject({
  digest: z.enum(DIGESTS, 'Escolha quando o e-mail da manhã chega.'),
});

export const getNotificationDigest = {
  summary: 'Quando o e-mail da manhã chega a quem pergunta',
  data: digest,
};

export const chooseNotificationDigest = {
  summary: 'Muda ou encerra o e-mail da manhã',
  body: digest,
  data: digest,
};
