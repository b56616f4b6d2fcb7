import { useEffect, useRef } from 'react';

/**
 * A callback that runs once its caller has been quiet for `delayMs` (spec §5: 1000 ms for what is typed).
 * The last arguments win; leaving the screen cancels a waiting run.
 */
export function useDebouncedCallback<Args extends unknown[]>(run: (...args: Args) => void, delayMs = 1000): (...args: Args) => void {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = useRef((...args: Args) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(...args), delayMs);
  });
  // eslint-disable-next-line react-hooks/refs -- the function itself never changes
  return later.current;
}
