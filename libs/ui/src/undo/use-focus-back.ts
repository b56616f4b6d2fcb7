import { useEffect, useEffectEvent } from 'react';
import { type ActEntry } from './delayed-acts';
import { focusIsFree } from './focus-is-free';

/**
 * Returns the focus to the place of a decision: always after an undo, and after a refusal
 * only if no other element has the focus.
 */
export function useFocusBack(taken: ActEntry | undefined, go: () => void): void {
  const goBack = useEffectEvent(() => {
    if (taken && (taken.stage === 'undone' || focusIsFree())) go();
  });
  useEffect(() => goBack(), [taken]);
}
