import {
  chooseNotificationDigest,
  countNotifications,
  getNotificationDigest,
  listNotifications,
  readNotification,
  readNotifications,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const OWN = ['Notifications', 'Session'] as const;

/** The bell of the portals. */
const notificationsApi = addEndpoints(({ reads, readsPages, writes }) => ({
  listNotifications: readsPages(listNotifications, OWN),
  countNotifications: reads(countNotifications, OWN),
  readNotification: writes(readNotification, ['Notifications']),
  readNotifications: writes(readNotifications, ['Notifications']),
  getNotificationDigest: reads(getNotificationDigest, OWN),
  chooseNotificationDigest: writes(chooseNotificationDigest, ['Notifications']),
}));

export const {
  useChooseNotificationDigestMutation,
  useCountNotificationsQuery,
  useGetNotificationDigestQuery,
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} = notificationsApi;
