export { type AuditLookEntry, listAuditLooks } from './audit.calls';
export {
  CHANGE_TOPICS,
  type Changes,
  type ChangeTopic,
  listChanges,
  streamChanges,
} from './changes.calls';
export {
  chooseNotificationDigest,
  countNotifications,
  getNotificationDigest,
  listNotifications,
  type Notification,
  readNotification,
  readNotifications,
} from './notifications.calls';
export {
  listSavedViews,
  type NewView,
  removeView,
  renameView,
  type SavedView,
  saveView,
  type ViewName,
  viewName,
} from './saved-views.calls';
