import { isPending, type useDelayedActs } from '@site/ui';

const KINDS = [
  'contest',
  'deductible',
  'dispute',
  'fine',
  'loss',
  'overdue',
  'partners',
  'purchase',
  'request',
] as const;
type PendingActKind = (typeof KINDS)[number];

/** Id of a decision that waits to be sent, unique in this portal. */
export const pendingActId = (what: PendingActKind, id: string) => `${what}:${id}`;

/** Id of the record that the decision is about; null when it is about another kind. */
export function recordOf(what: PendingActKind, act: string): string | null {
  const [own, id = null] = act.split(':');
  return own === what ? id : null;
}

/** Whether any decision about a record waits to be sent. */
export const isActPending = (
  acts: ReturnType<typeof useDelayedActs>,
  id: string,
): boolean =>
  [id, ...KINDS.map((kind) => pendingActId(kind, id))].some((act) =>
    isPending(acts.of(act)),
  );
