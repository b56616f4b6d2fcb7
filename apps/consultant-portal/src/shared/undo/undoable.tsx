import { type ReactNode } from 'react';
import { PendingActStatus, type TakenBack } from '@site/ui';
import { undoableCopy as copy } from './undoable.copy';

type UndoableProps = { back: TakenBack; children: ReactNode };

/**
 * The form of a decision that can be undone for some seconds, or in its place that it
 * waits; over it, why it was refused.
 */
export function Undoable({ back, children }: UndoableProps) {
  if (back.pending)
    return <PendingActStatus>{copy.onItsWay(back.pending.what)}</PendingActStatus>;
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
