import * as z from 'zod/mini';
import { call } from '../wire/call';
import { cursor, done, instant, numericId, pageSize } from '../wire/fields';
import { DIGESTS, NOTIFICATION_KINDS } from './notification-kinds';

/** Something that happened to a thing of the reader. It names no customer. */
const notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: instant,
  isRead: z.boolean(),
  /**
   * Id of the proposal, lead, request, dispute, seller, page, price table or dealership
   * that the notification is about.
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

export const listNotifications = call(
  'GET',
  'notifications',
  'O que aconteceu com o que é de quem pergunta, do mais recente ao mais antigo',
  {
    query: z.strictObject({ cursor, limit: pageSize }),
    data: z.object({
      items: z.array(notification),
      nextCursor: z.nullable(z.string()),
    }),
    quiet: true, // shown in place of the list
  },
);

export const countNotifications = call(
  'GET',
  'notifications/unread',
  'Quantas notificações não foram lidas, até 100',
  {
    data: z.object({ unread: z.number() }),
    quiet: true, // a bell without an answer shows no number
  },
);

export const readNotification = call(
  'POST',
  'notifications/:id/readings',
  'Marca uma notificação como lida',
  {
    params: z.object({ id: numericId }),
    data: done,
    quiet: true, // the line stays unread
  },
);

/** Marks all up to a seen one as read, so that later ones stay unread. */
export const readNotifications = call(
  'POST',
  'notifications/readings',
  'Marca como lidas as notificações até uma delas',
  {
    body: z.strictObject({ upTo: numericId }),
    data: done,
    quiet: true, // shown at the button
  },
);

const digest = z.strictObject({
  digest: z.enum(DIGESTS, 'Escolha quando o e-mail da manhã chega.'),
});

export const getNotificationDigest = call(
  'GET',
  'notifications/digest',
  'Quando o e-mail da manhã chega a quem pergunta',
  { data: digest, quiet: true }, // shown in place of the choice
);

export const chooseNotificationDigest = call(
  'PUT',
  'notifications/digest',
  'Muda ou encerra o e-mail da manhã',
  { body: digest, data: digest, quiet: true }, // shown below the choice
);
