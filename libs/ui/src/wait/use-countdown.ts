import { useEffect, useState } from 'react';

/**
 * Whole seconds left of a waiting time, ticking down to 0, and the function that starts
 * it.
 */
export function useCountdown(
  now: () => number,
): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - now()) / 1000));
      setLeft(rest);
      if (rest === 0) setEnd(0);
    }, 500);
    return () => clearInterval(timer);
  }, [end, now]);
  const start = (seconds: number) => {
    setLeft(Math.ceil(seconds));
    setEnd(now() + seconds * 1000);
  };
  return [left, start];
}
