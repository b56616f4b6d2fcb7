import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasUnsaved, useIsStaying } from '@site/ui';
import { afterDecision } from '../takes-focus';
import { usePage, type Waiting } from './use-walk-on';

/**
 * Goes on to `next` after an act that ended before the day's list came: once that is
 * there, if the page is still open, no other is being opened and nothing on it is
 * unsaved. Each act moves once; `waiting` is what `wait` of `WalkContext` was given.
 */
export function useWalkOnLate(
  next: string | undefined,
  waiting: Waiting | undefined,
): void {
  const navigate = useNavigate();
  const hasUnsaved = useHasUnsaved();
  const page = usePage();
  const isStaying = useIsStaying();
  const lastAct = useRef<Waiting>(undefined);
  const goOn = useEffectEvent(() => {
    if (!waiting || lastAct.current === waiting) return;
    const isHere = waiting.page === page;
    if (isHere && next === undefined) return;
    lastAct.current = waiting;
    if (isHere && next !== undefined && isStaying.current && !hasUnsaved())
      void navigate(next, { state: afterDecision(waiting.done) });
  });
  useEffect(() => goOn(), [waiting, next, page]);
}
