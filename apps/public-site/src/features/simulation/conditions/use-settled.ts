import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `ms`; compared by its JSON, so a new object of the same content is no change. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const same = text === JSON.stringify(settled);
  useEffect(() => {
    if (same) return undefined;
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), ms);
    return () => clearTimeout(timer);
  }, [text, same, ms]);
  return settled;
}
