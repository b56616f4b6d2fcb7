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

/** Id of a decision that waits to be sent, unique in this portal. */
export const pendingActId = (what: PendingActKind, id: string) => `${what}:${id}`;

/** Id of the record that the decision is about; null when it is about another kind. */
export function recordOf(what: PendingActKind, act: string): string | null {
  const [own, id = null] = act.split(':');
  return own === what ? id : null;
}
