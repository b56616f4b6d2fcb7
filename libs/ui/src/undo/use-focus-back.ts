import { useEffect, useEffectEvent } from 'react';
import { type ActEntry } from './delayed-acts';
import { focusIsFree } from './focus-is-free';

/**
 * Leads the focus back to where something was decided: always once it was undone, and
 * with what was refused where that takes the focus from nothing else.
 */
export function useFocusBack(taken: ActEntry | undefined, go: () => void): void {
  const goBack = useEffectEvent(() => {
    if (taken && (taken.stage === 'undone' || focusIsFree())) go();
  });
  useEffect(() => goBack(), [taken]);
}
