import { useState } from 'react';
import { type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { type DraftForm, draftOf, type DraftValues } from '@site/api-contract/identity';
import { type ZodForm } from '../use-zod-form';
import { isSameValue } from './is-same-value';
import { useKeptValues } from './use-kept-values';

export type FormDraft = {
  /** Whether the form contains earlier typed values. */
  isRestored: boolean;
  /** Resets the form, and deletes its draft. */
  discard: () => void;
  /** Deletes the draft, also one that waits to be saved. */
  forget: () => void;
  /**
   * Sends the form by `send`, and deletes the draft once the API has accepted it. A form
   * that `send` has reset to the saved values keeps a draft of what was typed meanwhile.
   */
  sending: (send: () => Promise<unknown>) => Promise<void>;
};

/**
 * Keeps the typed values of a form until it is sent (`useKeptValues`). An opened form gets
 * them back, except in fields where somebody has typed meanwhile. Null when the form has
 * no draft or drafts are not kept here.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  key: DraftForm | undefined,
): FormDraft | null {
  const [isRestored, setRestored] = useState(false);
  const kept = useKeptValues(key, (keep) => {
    let isFilling = false;
    let hasTyped = false;
    let known = snapshot(form.getValues());
    const typing = form.watch((_values, { name }) => {
      if (isFilling) return;
      const typed = typedIn(form);
      // Whoever empties the form, nothing of the earlier values is in it any more.
      if (Object.keys(typed).length === 0) setRestored(false);
      if (name === undefined) return;
      // A form that changes itself as it opens was not typed into.
      hasTyped ||= !isSameValue(snapshot(form.getValues()), known);
      if (hasTyped) keep(typed);
    });
    return {
      fill: (draft) => {
        const values: DraftValues = form.getValues();
        const missing = Object.keys(values).filter(
          (name) =>
            name in draft &&
            isSameValue(values[name], known[name]) &&
            !isSameValue(values[name], draft[name]),
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
      },
      end: () => typing.unsubscribe(),
    };
  });

  if (!kept) return null;
  const forget = () => {
    setRestored(false);
    kept.forget();
  };
  return {
    isRestored,
    forget,
    discard: () => {
      form.reset();
      forget();
    },
    sending: async (send) => {
      const refused = kept.drafts.refusedWrites();
      const { _defaultValues: began } = form.control;
      const sent = snapshot(form.getValues());
      await send();
      if (kept.drafts.refusedWrites() !== refused) return;
      forget();
      if (form.control._defaultValues === began) return;
      const newer = Object.entries(typedIn(form)).filter(
        ([name, value]) => !isSameValue(value, sent[name]),
      );
      if (newer.length > 0) kept.keep(Object.fromEntries(newer));
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
  // The form's state has new defaults only once it is drawn with them.
  const began: DraftValues = form.control._defaultValues;
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => !isSameValue(value, began[name]),
  );
  return draftOf(Object.fromEntries(typed));
}

const snapshot = (values: DraftValues) => structuredClone(draftOf(values));
