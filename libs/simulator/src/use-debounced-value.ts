import { useEffect, useState } from 'react';

/** A debounced value, and whether it is the present one. */
export type Debounced<T> = { value: T; isSettled: boolean };

/**
 * The value once it has been the same for `delayMs`; compared by its JSON, so a new
 * object with the same content is no change.
 */
export function useDebounced<T>(value: T, delayMs: number): Debounced<T> {
  const [debounced, setDebounced] = useState(value);
  const text = JSON.stringify(value);
  const isSettled = text === JSON.stringify(debounced);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setDebounced(JSON.parse(text) as T), delayMs);
    return () => clearTimeout(timer);
  }, [text, isSettled, delayMs]);
  return { value: debounced, isSettled };
}

/** The same as `useDebounced`, without the flag. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  return useDebounced(value, delayMs).value;
}
