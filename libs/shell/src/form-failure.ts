import { useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { failureOf, isRefusedFor, isToldByPopup, serverSentence } from '@site/api-client';
import { useIsShown } from '@site/ui';
import { showServerFields, type ZodForm } from '@site/ui/forms';

/**
 * Shows at a form's inputs why its call failed; rethrows any other error.
 * @returns the sentence for the form, the server's own or `ours`; '' when the inputs or a
 * popup say everything
 */
export function showFormFailure<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  error: unknown,
  ours: string,
): string {
  const failure = failureOf(error);
  if (!failure) throw error;
  const left = showServerFields(form, failure.fields);
  const isSaidAtInputs = failure.fields.length > 0 && left.length === 0;
  return isSaidAtInputs || isToldByPopup(error) ? '' : serverSentence(error, ours);
}

type SaveOptions = {
  /** Words for a failure without a sentence of the API. */
  failed: string;
  /**
   * Called after a conflict, unless the form has gone: somebody changed its subject
   * meanwhile.
   */
  onConflict?: () => unknown;
};

/**
 * Saves a form that others may save, too. `save` makes the call; `problem` is the text
 * beside the form ('' for none), `isSaved` whether the newest call succeeded.
 */
export function useFormSave<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  { failed, onConflict }: SaveOptions,
) {
  const [problem, setProblem] = useState('');
  const [isSaved, setSaved] = useState(false);
  const isShown = useIsShown();

  async function save(call: () => Promise<unknown>): Promise<void> {
    setProblem('');
    setSaved(false);
    try {
      await call();
      setSaved(true);
    } catch (error) {
      setProblem(showFormFailure(form, error, failed));
      if (isShown.current && isRefusedFor(error, 'changed-meanwhile'))
        void onConflict?.();
    }
  }

  return { problem, isSaved, save };
}
