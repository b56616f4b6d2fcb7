import { type ReactNode, useRef } from 'react';
import { useQuietAfterDecision } from '../takes-focus';
import { useActKey } from './use-act-key';

/**
 * The part of a record with the one act that it waits for: D leads there, and it takes no
 * press in the first second after the decision about another record. With `isAct={false}`
 * the record waits for another act, to which D leads.
 */
export function Act({ isAct, children }: { isAct?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isQuiet = useQuietAfterDecision();
  useActKey(box, isAct);
  return (
    <div ref={box} inert={isQuiet}>
      {children}
    </div>
  );
}
