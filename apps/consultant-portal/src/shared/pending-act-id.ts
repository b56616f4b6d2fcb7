type PendingActKind =
  | 'contest'
  | 'deductible'
  | 'dispute'
  | 'fine'
  | 'loss'
  | 'overdue'
  | 'partners'
  | 'purchase'
  | 'request';

/** Names what waits to be sent, among all that waits in this portal. */
export const pendingActId = (what: PendingActKind, id: string) => `${what}:${id}`;

/** The record of such an act; nothing for an act about something else. */
export function recordOf(what: PendingActKind, act: string): string | null {
  const [own, id = null] = act.split(':');
  return own === what ? id : null;
}
