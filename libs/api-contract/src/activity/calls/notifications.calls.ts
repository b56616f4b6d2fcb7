import { call } from '../../wire/call';
import type * as schemas from '../notifications.schemas';

export const listNotifications = call<typeof schemas.listNotifications>(
  'GET',
  'notifications',
  {
    quiet: true, // shown in place of the list
  },
);

export const countNotifications = call<typeof schemas.countNotifications>(
  'GET',
  'notifications/unread',
  {
    quiet: true, // a bell without an answer shows no number
  },
);

export const readNotification = call<typeof schemas.readNotification>(
  'POST',
  'notifications/:id/readings',
  {
    quiet: true, // the line stays unread
  },
);

/** Marks all up to a seen one as read, so that later ones stay unread. */
export const readNotifications = call<typeof schemas.readNotifications>(
  'POST',
  'notifications/readings',
  {
    quiet: true, // shown at the button
  },
);

export const getNotificationDigest = call<typeof schemas.getNotificationDigest>(
  'GET',
  'notifications/digest',
  {
    quiet: true, // shown in place of the choice
  },
);

export const chooseNotificationDigest = call<typeof schemas.chooseNotificationDigest>(
  'PUT',
  'notifications/digest',
  {
    quiet: true, // shown below the choice
  },
);
