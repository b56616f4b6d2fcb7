import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `delayMs`; compared by its JSON, so a new object of the same content is no change. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  const text = JSON.stringify(value);
  const same = text === JSON.stringify(debounced);
  useEffect(() => {
    if (same) return undefined;
    const timer = setTimeout(() => setDebounced(JSON.parse(text) as T), delayMs);
    return () => clearTimeout(timer);
  }, [text, same, delayMs]);
  return debounced;
}
