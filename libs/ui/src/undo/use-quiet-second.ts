import { useEffect, useState } from 'react';

const QUIET_MS = 1000;

/**
 * Whether buttons take no press yet, for the `inert` of the part that has them: for a
 * second after a decision, when the next record stands in the place of the decided one and
 * whoever goes on pressing would decide that, too.
 */
export function useQuietSecond(comesAfterDecision: boolean): boolean {
  const [isQuiet, setQuiet] = useState(comesAfterDecision);
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setQuiet(false), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return isQuiet;
}
