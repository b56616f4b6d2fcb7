import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useHasUnsaved } from '@site/ui';
import { afterDecision } from '../takes-focus';
import { useDayWalk } from './use-day-walk';

/** An act on the item of a page that ended before the day's list came. */
type Waiting = { page: string; done: string | undefined };

/** Notes an act of the page after which the day goes on once its list is there. */
export const WalkOnLateContext = createContext<(waiting: Waiting) => void>(
  () => undefined,
);

/** The path and query of the shown page. */
function usePage(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

/** Whether another page is being opened. */
const useIsOpening = () => useNavigation().state !== 'idle';

/**
 * Goes on to the next item after a decision, where the day is walked. An answer that comes
 * after the page was left, or while another page is being opened, moves nothing. `done`
 * says there what was done, where no bar shows it. Without the day's list the page stays,
 * and goes on by `useWalkOnLate`.
 */
export function useWalkOn(): (done?: string) => void {
  const walk = useDayWalk();
  const navigate = useNavigate();
  const wait = use(WalkOnLateContext);
  const page = usePage();
  const isOpening = useIsOpening();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isOpening) shown.current = page;
    return () => {
      shown.current = undefined;
    };
  }, [page, isOpening]);
  return (done) => {
    if (!walk || shown.current !== page) return;
    if (walk.next === undefined) wait({ page, done });
    else void navigate(walk.next, { state: afterDecision(done) });
  };
}

/**
 * Goes on to `next` after an act that ended before the day's list came: once that is
 * there, if the page is still open, no other is being opened and nothing on it is
 * unsaved. Each act moves once. The returned function is the value of `WalkOnLateContext`.
 */
export function useWalkOnLate(next: string | undefined): (waiting: Waiting) => void {
  const navigate = useNavigate();
  const hasUnsaved = useHasUnsaved();
  const page = usePage();
  const isOpening = useIsOpening();
  const [waiting, wait] = useState<Waiting>();
  const lastAct = useRef<Waiting>(undefined);
  const goOn = useEffectEvent(() => {
    if (!waiting || lastAct.current === waiting) return;
    const isHere = waiting.page === page;
    if (isHere && next === undefined) return;
    lastAct.current = waiting;
    if (isHere && next !== undefined && !isOpening && !hasUnsaved())
      void navigate(next, { state: afterDecision(waiting.done) });
  });
  useEffect(() => goOn(), [waiting, next, page]);
  return wait;
}
