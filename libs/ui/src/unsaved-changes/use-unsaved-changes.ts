import { createContext, use, useEffect } from 'react';

export type UnsavedForms = {
  /** The forms of the page with something unsaved. */
  forms: Set<object>;
  /** Closes a dialog after the question; the page and its other forms stay. */
  askToClose: (close: () => void) => void;
  /** Those of them that stand in the dialog around. */
  dialog?: Set<object>;
};

/** Null where nobody asks (public site). */
export const UnsavedChangesContext = createContext<UnsavedForms | null>(null);

/**
 * While `isUnsaved`, leaving the page asks first: by `UnsavedChanges` inside the app, by
 * the browser itself on reload, on closing the tab and on the way to another app.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const { forms, dialog } = use(UnsavedChangesContext) ?? {};
  useEffect(() => {
    if (!isUnsaved || !forms) return undefined;
    const form = {};
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.has(form)) event.preventDefault();
    };
    forms.add(form);
    dialog?.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(form);
      dialog?.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, forms, dialog]);
}
