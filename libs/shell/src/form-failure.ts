import { useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { failureOf, isRefusedFor, isToldByPopup, serverSentence } from '@site/api-client';
import { showServerFields, type ZodForm } from '@site/ui/forms';

/**
 * Shows at the inputs of a form why its call failed; rethrows what is no failure of a
 * call.
 * @returns the sentence to say beside the form, the server's own or `ours`; '' when the
 * inputs or a popup say all
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
  /** Words for a failure of which the API says nothing itself. */
  failed: string;
  /** After a conflict: somebody changed meanwhile what the form is about. */
  onConflict?: () => unknown;
};

/**
 * Saves a form that others may save, too. `save` takes the call; `problem` is what to say
 * beside the form ('' when nothing), `isSaved` whether the newest call was a success.
 */
export function useFormSave<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  { failed, onConflict }: SaveOptions,
) {
  const [problem, setProblem] = useState('');
  const [isSaved, setSaved] = useState(false);

  async function save(call: () => Promise<unknown>): Promise<void> {
    setProblem('');
    setSaved(false);
    try {
      await call();
      setSaved(true);
    } catch (error) {
      setProblem(showFormFailure(form, error, failed));
      if (isRefusedFor(error, 'changed-meanwhile')) void onConflict?.();
    }
  }

  return { problem, isSaved, save };
}
