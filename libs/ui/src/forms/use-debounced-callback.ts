import { useEffect, useState } from 'react';

/**
 * Pause of the keyboard after which typed text counts (spec §5, §9: inputs debounce 1000
 * ms).
 */
export const TYPING_PAUSE_MS = 1000;

/** A debounced callback; `cancel` stops a waiting run. */
type Debounced<Args extends unknown[]> = ((...args: Args) => void) & {
  cancel: () => void;
};

/**
 * A callback that runs once the keyboard has paused, always for the same time.
 * The last arguments win; leaving the screen cancels a waiting run.
 */
export function useDebouncedCallback<Args extends unknown[]>(
  run: (...args: Args) => void,
): Debounced<Args> {
  const [debounced] = useState(() => debouncedBy(run));
  useEffect(() => debounced.runs(run));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}

/** `runs` gives another callback, which a waiting run calls too. */
function debouncedBy<Args extends unknown[]>(
  first: (...args: Args) => void,
): Debounced<Args> & { runs: (next: (...args: Args) => void) => void } {
  let run = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = (...args: Args) => {
    cancel();
    timer = setTimeout(() => run(...args), TYPING_PAUSE_MS);
  };
  const runs = (next: typeof first) => {
    run = next;
  };
  return Object.assign(debounced, { cancel, runs });
}
