import { useLocation } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { runPendingAct } from '@site/shell/run-pending-act';
import { type DelayedAct, useDelayedActs } from '@site/ui';

/** A decision that can be undone for some seconds before it is sent. */
export type DelayedDecision = Pick<DelayedAct, 'id' | 'about' | 'what'> & {
  /** Path of the page that it is made on. */
  path: string;
  /**
   * `done` is shown once it is sent, `failed` when the API gives no message of its own.
   */
  words: { done: string; failed: string };
};

/** Puts a decision on its way: it is sent later, for what was seen when it was made. */
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
