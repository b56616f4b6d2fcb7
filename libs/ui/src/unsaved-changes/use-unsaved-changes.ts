import { createContext, use, useEffect } from 'react';

/** The forms with something unsaved; null where nobody asks (public site). */
export const UnsavedChangesContext = createContext<Set<object> | null>(null);

/**
 * While `isUnsaved`, leaving the page asks first: by `UnsavedChanges` inside the app, by
 * the browser itself on reload, on closing the tab and on the way to another app.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const forms = use(UnsavedChangesContext);
  useEffect(() => {
    if (!isUnsaved || !forms) return undefined;
    const form = {};
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.has(form)) event.preventDefault();
    };
    forms.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, forms]);
}
