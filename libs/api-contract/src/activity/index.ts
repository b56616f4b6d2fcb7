export { type AuditLookEntry } from './audit.schemas';
export { ACCESS_LABELS, ACT_LABELS } from './audit-acts.data';
export {
  AUDIT_KINDS,
  AUDIT_LOOKS,
  type AuditKind,
  type AuditLook,
  type AuditWord,
  auditWords,
  auditWordsOf,
  LOOK_LABELS,
  LOOKER_ROLES,
  type LookerRole,
} from './audit-looks';
export { listAuditLooks } from './calls/audit.calls';
export { listChanges, streamChanges } from './calls/changes.calls';
export { endHold, keepHold, listColleagues, listHolds } from './calls/holds.calls';
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
export { type FunnelSteps } from './funnel-steps.schemas';
export { HELD_QUEUES, type HeldQueue, HOLD_MINUTES, holdSentence } from './held-queues';
export { type Colleague, type Hold } from './holds.schemas';
export {
  type CartKind,
  CONSULTANT_KINDS,
  type ConsultantKind,
  DEALER_KINDS,
  DEALERSHIP_KINDS,
  type DealershipKind,
  type DeskKind,
  type Digest,
  DIGESTS,
  isOfDelivery,
  KINDS_OF_RIGHT,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type ReturnNotificationKind,
  type VisitKind,
} from './notification-kinds';
export { type Notification } from './notifications.schemas';
export {
  atTheirRequest,
  atYourRequest,
  REQUESTED_ACTS,
  type RequestedAct,
} from './requested-acts';
export {
  MOST_VIEWS,
  VIEW_LISTS,
  VIEW_QUERY,
  type ViewList,
  viewQueryOf,
} from './saved-views';
export {
  type NewView,
  type SavedView,
  type ViewName,
  viewName,
} from './saved-views.schemas';
