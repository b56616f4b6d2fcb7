import { createContext, type ReactNode, useMemo, useState } from 'react';
import { type TakenBack } from '@site/ui';

type Draft = {
  isLate: boolean;
  tellTyped: (isTyped: boolean) => void;
};

/** Between a form and the page that keeps it. */
export const DraftContext = createContext<Draft>({
  isLate: false,
  tellTyped: () => undefined,
});

type KeepDraftProps<About> = {
  /** The subject of the form; empty once nothing is left to decide. */
  about: About | undefined | false;
  /** A decision that waits or came back is about what was seen last, too. */
  back?: TakenBack;
  children: (about: About, isLate: boolean) => ReactNode;
  otherwise?: ReactNode;
};

/**
 * Shows a form while there is something to decide, and after that, with what was seen
 * last, while words are typed in it: a colleague who was first takes none away. The form
 * has a `DraftSubmit` and is reset once it was sent.
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
