import { type ReactNode, use, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { DraftContext } from './keep-draft';

/** Said where the button was. */
export const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';

/**
 * The button of a form in `KeepDraft`, which hears from here that something is typed.
 * Once it is too late to send, says so in its place.
 */
export function DraftSubmit({ children }: { children: ReactNode }) {
  const { isLate, tellTyped } = use(DraftContext);
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    tellTyped(isTyped);
    return () => tellTyped(false);
  }, [isTyped, tellTyped]);
  return isLate ? <p className="soft">{TOO_LATE}</p> : children;
}
