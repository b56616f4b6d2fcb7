import { createContext, use, useEffect, useRef } from 'react';

/** A form with something unsaved; `forget` lets go of what is kept of it elsewhere. */
export type UnsavedForm = { forget?: () => void };

export type UnsavedForms = {
  /** The forms of the page with something unsaved. */
  forms: Set<UnsavedForm>;
  /** Closes a dialog after the question; the page and its other forms stay. */
  askToClose: (close: () => void) => void;
  /** Those of them that stand in the dialog around. */
  dialog?: Set<UnsavedForm>;
};

/** Null where nobody asks (public site). */
export const UnsavedChangesContext = createContext<UnsavedForms | null>(null);

/**
 * While `isUnsaved`, leaving the page asks first: by `UnsavedChanges` inside the app, by
 * the browser itself on reload, on closing the tab and on the way to another app. A form
 * whose typing is kept says by `forget` how that is let go once somebody leaves without
 * saving; the browser need not ask about it, since it is there again.
 */
export function useUnsavedChanges(isUnsaved: boolean, forget?: () => void): void {
  const { forms, dialog } = use(UnsavedChangesContext) ?? {};
  const latest = useRef(forget);
  const isKept = forget !== undefined;
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (!isUnsaved || !forms) return undefined;
    const form: UnsavedForm = { forget: () => latest.current?.() };
    const ask = (event: BeforeUnloadEvent) => {
      // The browser's own question is a trusted event; ours only wants to know.
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
