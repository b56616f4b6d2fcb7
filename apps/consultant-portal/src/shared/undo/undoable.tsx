import { type ReactNode } from 'react';
import { PendingActStatus, type TakenBack } from '@site/ui';
import { undoableCopy as copy } from './undoable.copy';

type UndoableProps = { back: TakenBack; children: ReactNode };

/**
 * The form of a decision that can be undone for some seconds; while the decision waits a
 * text replaces the form. The reason for a refusal is shown above it.
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

/** The server's message about the refusal of a decision that came back. */
export function Refused({ back: { taken } }: Pick<UndoableProps, 'back'>) {
  if (taken?.stage !== 'failed') return null;
  return (
    <p className="notice notice--err" role="alert">
      {taken.outcome?.said}
    </p>
  );
}
