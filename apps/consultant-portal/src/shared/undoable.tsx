import { type ReactNode, useEffect, useRef } from 'react';
import { type TakenBack } from '@site/ui';
import { undoableCopy as copy } from './undoable.copy';

type UndoableProps = { back: TakenBack; children: ReactNode };

/**
 * The form of a decision that can be undone for some seconds, or in its place that it
 * waits; over it, why it was refused.
 */
export function Undoable({ back, children }: UndoableProps) {
  if (back.pending) return <Waiting>{copy.onItsWay(back.pending.what)}</Waiting>;
  return (
    <>
      <Refused back={back} />
      {children}
    </>
  );
}

/** Why the decision that came back was refused, in the words of the server. */
export function Refused({ back: { taken } }: Pick<UndoableProps, 'back'>) {
  if (taken?.stage !== 'failed') return null;
  return (
    <p className="notice notice--err" role="alert">
      {taken.outcome?.said}
    </p>
  );
}

/** What is to be said meanwhile; the focus comes here from the button that is gone. */
export function Waiting({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1} className="soft">
      {children}
    </p>
  );
}
