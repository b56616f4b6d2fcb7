import { createContext, use, useEffect, useRef } from 'react';

/** A form with unsaved input; `forget` deletes its stored draft. */
export type UnsavedForm = {
  forget?: () => void;
  /** Whether its input is stored, and stands in the form again when that is opened. */
  isKept: boolean;
};

export type OnTheWay = { keepsInput?: boolean };
/** Navigation state of a way on which input that is kept needs no question. */
export const KEEPS_INPUT: OnTheWay = { keepsInput: true };

export type UnsavedForms = {
  /** The forms of the page with unsaved input. */
  forms: Set<UnsavedForm>;
  /** Closes a dialog after the question; the page and its other forms stay. */
  askToClose: (close: () => void) => void;
  /** The forms of the surrounding dialog. */
  dialog?: Set<UnsavedForm>;
};

/** Null on the public site, which does not ask. */
export const UnsavedChangesContext = createContext<UnsavedForms | null>(null);

/**
 * While `isUnsaved`, leaving the page asks first: `UnsavedChanges` inside the app, the
 * browser itself on reload, on closing the tab and on the way to another app. A form with
 * a stored draft gives `forget`, which deletes it when somebody leaves without saving;
 * the browser need not ask about such a form while its input `isKept` and is restored.
 */
export function useUnsavedChanges(
  isUnsaved: boolean,
  forget?: () => void,
  isKept = forget !== undefined,
): void {
  const { forms, dialog } = use(UnsavedChangesContext) ?? {};
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (!isUnsaved || !forms) return undefined;
    const form: UnsavedForm = { forget: () => latest.current?.(), isKept };
    const ask = (event: BeforeUnloadEvent) => {
      // The browser's own question is a trusted event; ours only checks for unsaved
      // input.
      if (forms.has(form) && !(isKept && event.isTrusted)) event.preventDefault();
    };
    forms.add(form);
    dialog?.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(form);
      dialog?.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, isKept, forms, dialog]);
}

/** Tells whether a form of the page has unsaved input, for a navigation that the user did not ask for. */
export function useHasUnsaved(): () => boolean {
  const forms = use(UnsavedChangesContext)?.forms;
  return () => forms !== undefined && forms.size > 0;
}
