import { type TrafficFine } from '@site/api-contract';
import { consultantFinePath } from '@site/api-contract/site-paths';
import { type ActEntry, type TakenBack } from '@site/ui';
import { pendingActId } from '../../../shared/pending-act-id';

type Words = { waits: string; done: string; failed: string };

/** An action on a fine that can be undone for some seconds. */
export const delayedStep = (
  { id, customerName, noticeNumber }: TrafficFine,
  back: TakenBack,
  words: Words,
) => ({
  back,
  decision: {
    id: pendingActId('fine', id),
    about: customerName ?? noticeNumber,
    what: words.waits,
    path: consultantFinePath(id),
    words,
  },
});

/** The undone or pending act if it belongs to this one of the two forms. */
export function backOf(back: TakenBack, { waits }: Words): TakenBack {
  const own = (act?: ActEntry) => (act?.what === waits ? act : undefined);
  return { ...back, pending: own(back.pending), taken: own(back.taken) };
}
