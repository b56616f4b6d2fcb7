export { type AuditLookEntry } from './audit.schemas';
export { listAuditLooks } from './calls/audit.calls';
export { listChanges, streamChanges } from './calls/changes.calls';
export {
  chooseNotificationDigest,
  countNotifications,
  getNotificationDigest,
  listNotifications,
  readNotification,
  readNotifications,
} from './calls/notifications.calls';
export {
  listSavedViews,
  removeView,
  renameView,
  saveView,
} from './calls/saved-views.calls';
export { CHANGE_TOPICS, type Changes, type ChangeTopic } from './changes.schemas';
export { type Notification } from './notifications.schemas';
export {
  type NewView,
  type SavedView,
  type ViewName,
  viewName,
} from './saved-views.schemas';
