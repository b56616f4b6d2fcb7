export { useEndHoldMutation, useKeepHoldMutation, useListHoldsQuery } from './holds';
export {
  useChooseNotificationDigestMutation,
  useCountNotificationsQuery,
  useGetNotificationDigestQuery,
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} from './notifications';
export {
  useListSavedViewsQuery,
  useRemoveViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
} from './saved-views';
