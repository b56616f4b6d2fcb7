import { createContext, use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsStaying } from '@site/ui';
import { afterDecision } from '../takes-focus';
import { type DayWalk } from './use-day-walk';

/** An act on the item of a page that ended before the day's list came. */
export type Waiting = { page: string; done: string | undefined };

/**
 * The day around the page, and what notes an act after which the day goes on once its
 * list is there; null where the page was not opened from the day.
 */
export const WalkContext = createContext<{
  walk: DayWalk | undefined;
  wait: (waiting: Waiting) => void;
} | null>(null);

/** The path and query of the shown page. */
export function usePage(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

/**
 * Goes on to the next item after a decision, where the day is walked. An answer that comes
 * after the page was left, or while another page is being opened, moves nothing. `done`
 * says there what was done, where no bar shows it. Without the day's list the page stays,
 * and goes on by `useWalkOnLate`.
 */
export function useWalkOn(): (done?: string) => void {
  const around = use(WalkContext);
  const navigate = useNavigate();
  const page = usePage();
  const isStaying = useIsStaying();
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);
  return (done) => {
    if (!around?.walk || !isStaying.current || shown.current !== page) return;
    const { next } = around.walk;
    if (next === undefined) around.wait({ page, done });
    else void navigate(next, { state: afterDecision(done) });
  };
}
