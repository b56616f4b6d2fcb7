import { useEffect, useRef } from 'react';

/**
 * Pause of the keyboard after which typed text counts (spec §5, §9: inputs debounce 1000
 * ms).
 */
export const TYPING_PAUSE_MS = 1000;

/**
 * A callback that runs once the keyboard has paused, always for the same time.
 * The last arguments win; leaving the screen cancels a waiting run.
 */
export function useDebouncedCallback<Args extends unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const debounced = useRef((...args: Args) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(...args), TYPING_PAUSE_MS);
  });
  // eslint-disable-next-line react-hooks/refs -- the function itself never changes
  return debounced.current;
}
