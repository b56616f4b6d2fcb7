import { type FieldValues } from 'react-hook-form';
import { failureOf, serverSentence } from '@site/api-client';
import { showServerFields, type ZodForm } from '@site/ui/forms';

/**
 * Shows at the inputs of a form why its call failed; rethrows what is no failure of a
 * call.
 * @returns the sentence to say beside the form, the server's own or `ours`; '' when the
 * inputs say all
 */
export function showFormFailure<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  error: unknown,
  ours: string,
): string {
  const failure = failureOf(error);
  if (!failure) throw error;
  const left = showServerFields(form, failure.fields);
  return failure.fields.length > 0 && left.length === 0
    ? ''
    : serverSentence(error, ours);
}
