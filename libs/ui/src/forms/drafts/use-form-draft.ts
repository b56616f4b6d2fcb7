import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { type DraftForm, draftOf, type DraftValues } from '@site/api-contract/identity';
import { useDebouncedCallback } from '../use-debounced-callback';
import { type ZodForm } from '../use-zod-form';
import { DraftsContext } from './drafts';

export type FormDraft = {
  /** Whether the form contains earlier typed values. */
  isRestored: boolean;
  /** Resets the form, and deletes its draft. */
  discard: () => void;
  /** Deletes the draft, also one that waits to be saved. */
  forget: () => void;
  /** Sends the form by `send`, and deletes the draft once the API has accepted it. */
  sending: (send: () => Promise<unknown>) => Promise<void>;
};

// The server has no layout, and nothing was typed there.
const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the typed values of a form until it is sent: in this tab at once, for the account
 * a second after the last key and when the page is hidden (spec §5: 1000 ms). An opened
 * form gets them back, except in fields where somebody has typed meanwhile. Null when the
 * form has no draft or drafts are not kept here.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  key: DraftForm | undefined,
): FormDraft | null {
  const drafts = use(DraftsContext);
  const [isRestored, setRestored] = useState(false);
  /** Whether typed values are not saved for the account yet. */
  const isUnsaved = useRef(false);
  const current = useRef({ drafts, key });
  const save = () => {
    const { drafts: into, key: name } = current.current;
    if (!isUnsaved.current || !into || name === undefined) return;
    isUnsaved.current = false;
    const typed = typedIn(form);
    if (Object.keys(typed).length > 0) into.save(name, typed);
    else into.drop(name);
  };
  const saveNow = useRef(save);
  const saveSoon = useDebouncedCallback(save);
  useEffect(() => {
    current.current = { drafts, key };
    saveNow.current = save;
  });

  useBrowserLayoutEffect(() => {
    if (!drafts || key === undefined) return undefined;
    let isFilling = false;
    let isGone = false;
    let hasTyped = false;
    let known = snapshot(form.getValues());
    const fill = (draft: DraftValues | null) => {
      if (!draft || isGone) return;
      const values: DraftValues = form.getValues();
      const missing = Object.keys(values).filter(
        (name) =>
          name in draft &&
          isSame(values[name], known[name]) &&
          !isSame(values[name], draft[name]),
      );
      isFilling = true;
      for (const name of missing)
        form.setValue(
          name as Path<Values>,
          draft[name] as PathValue<Values, Path<Values>>,
          { shouldDirty: true, shouldValidate: true },
        );
      isFilling = false;
      known = snapshot(form.getValues());
      if (missing.length > 0) setRestored(true);
    };
    const typing = form.watch((_values, { name }) => {
      if (isFilling || name === undefined) return;
      // A form that changes itself as it opens was not typed into.
      hasTyped ||= !isSame(snapshot(form.getValues()), known);
      if (!hasTyped) return;
      isUnsaved.current = true;
      drafts.keep(key, typedIn(form));
      saveSoon();
    });
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveNow.current();
    };
    const onLeave = () => saveNow.current();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onLeave);
    fill(drafts.kept(key));
    void drafts.find(key).then(fill);
    return () => {
      isGone = true;
      typing.unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      saveNow.current();
    };
  }, [drafts, form, key, saveSoon]);

  if (!drafts || key === undefined) return null;
  const forget = () => {
    isUnsaved.current = false;
    setRestored(false);
    drafts.drop(key);
  };
  return {
    isRestored,
    forget,
    discard: () => {
      form.reset();
      forget();
    },
    sending: async (send) => {
      const refused = drafts.refusedWrites();
      await send();
      if (drafts.refusedWrites() === refused) forget();
    },
  };
}

/**
 * The values that differ from the form's start. A draft restores nothing else, since an
 * untouched field may have a newer value.
 */
function typedIn<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
): DraftValues {
  const began: DraftValues = form.formState.defaultValues ?? {};
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => !isSame(value ?? '', began[name] ?? ''),
  );
  return draftOf(Object.fromEntries(typed));
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

const snapshot = (values: DraftValues) => structuredClone(draftOf(values));
