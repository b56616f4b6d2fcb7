import { useLocation } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { runPendingAct } from '@site/shell/run-pending-act';
import { type DelayedAct, useDelayedActs } from '@site/ui';

/** A decision that can be undone for some seconds before it is sent. */
export type DelayedDecision = Pick<DelayedAct, 'id' | 'about' | 'what' | 'sendNow'> & {
  /** Path of the page on which it was made. */
  path: string;
  /** `done` is shown once it was sent, `failed` when the API gives no message. */
  words: { done: string; failed: string };
};

/** Queues a decision: it is sent later, for the state that was shown when it was made. */
export function useDelayedDecision() {
  const acts = useDelayedActs();
  const { search } = useLocation();
  return (
    { path, words, ...about }: DelayedDecision,
    draft: unknown,
    call: () => Promise<unknown>,
  ) =>
    acts.begin({
      ...about,
      to: `${pathInApp('consultant-portal', path)}${search}`,
      draft,
      run: () => runPendingAct(call, words),
    });
}
