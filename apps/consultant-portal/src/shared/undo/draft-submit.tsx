import { type ReactNode, use, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { IfNotHeld } from '../holds/if-not-held';
import { DraftContext } from './keep-draft';

/** Text shown in place of the button. */
export const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';

/**
 * The submit button of a form in `KeepDraft`; it reports to it that text was typed. When
 * it is too late to send a text replaces the button; while a colleague has the item, the
 * button that takes it over does.
 */
export function DraftSubmit({ children }: { children: ReactNode }) {
  const { isLate, tellTyped } = use(DraftContext);
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    tellTyped(isTyped);
    return () => tellTyped(false);
  }, [isTyped, tellTyped]);
  return isLate ? <p className="soft">{TOO_LATE}</p> : <IfNotHeld>{children}</IfNotHeld>;
}
