import { createContext, type ReactNode, useMemo, useState } from 'react';
import { type TakenBack } from '@site/ui';

type Draft = {
  isLate: boolean;
  tellTyped: (isTyped: boolean) => void;
};

/** Connects a form with the component that keeps it on screen. */
export const DraftContext = createContext<Draft>({
  isLate: false,
  tellTyped: () => undefined,
});

type KeepDraftProps<About> = {
  /** The subject of the form; empty once there is nothing to decide. */
  about: About | undefined | false;
  /** A decision that waits or came back keeps the form for its last subject, too. */
  back?: TakenBack;
  children: (about: About, isLate: boolean) => ReactNode;
  otherwise?: ReactNode;
};

/**
 * Shows a form while there is something to decide, and afterwards, for the last subject,
 * as long as it contains typed text: a colleague who decides first removes none of it.
 * The form has a `DraftSubmit` and is reset after sending.
 */
export function KeepDraft<About>({
  about,
  back,
  children,
  otherwise = null,
}: KeepDraftProps<About>) {
  const [last, setLast] = useState(about);
  const [isTyped, tellTyped] = useState(false);
  if (about && about !== last) setLast(about);
  const isLate = !about;
  const draft = useMemo(() => ({ isLate, tellTyped }), [isLate]);
  const isHeld = isTyped || Boolean(back?.pending ?? back?.taken);
  const shown = about || (isHeld && last);
  return (
    <DraftContext value={draft}>
      {shown ? children(shown, isLate) : otherwise}
    </DraftContext>
  );
}
