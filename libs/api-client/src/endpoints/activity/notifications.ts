import {
  chooseNotificationDigest,
  countNotifications,
  type DataOf,
  getNotificationDigest,
  listNotifications,
  type QueryOf,
  readNotification,
  readNotifications,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends, sendsPages } from '../of-call';

const OWN = ['Notifications', 'Session'] as const;

/** The bell of the portals. */
const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<
      DataOf<typeof listNotifications>,
      Omit<QueryOf<typeof listNotifications>, 'cursor'>,
      string | null
    >({ ...sendsPages(listNotifications), providesTags: OWN }),
    countNotifications: build.query<
      DataOf<typeof countNotifications>,
      ArgOf<typeof countNotifications>
    >({ ...sends(countNotifications), providesTags: OWN }),
    readNotification: build.mutation<
      DataOf<typeof readNotification>,
      ArgOf<typeof readNotification>
    >({ ...sends(readNotification), invalidatesTags: ['Notifications'] }),
    readNotifications: build.mutation<
      DataOf<typeof readNotifications>,
      ArgOf<typeof readNotifications>
    >({ ...sends(readNotifications), invalidatesTags: ['Notifications'] }),
    getNotificationDigest: build.query<
      DataOf<typeof getNotificationDigest>,
      ArgOf<typeof getNotificationDigest>
    >({ ...sends(getNotificationDigest), providesTags: OWN }),
    chooseNotificationDigest: build.mutation<
      DataOf<typeof chooseNotificationDigest>,
      ArgOf<typeof chooseNotificationDigest>
    >({ ...sends(chooseNotificationDigest), invalidatesTags: ['Notifications'] }),
  }),
});

export const {
  useChooseNotificationDigestMutation,
  useCountNotificationsQuery,
  useGetNotificationDigestQuery,
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} = notificationsApi;
