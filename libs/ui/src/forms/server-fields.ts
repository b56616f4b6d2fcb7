import { type FieldPath, type FieldValues, get } from 'react-hook-form';
import { type KeyedMessage } from '@site/api-contract';
import { refusalsOf } from './refusals';
import { type ZodForm } from './use-zod-form';

/**
 * Shows the server's messages at their inputs. `names` maps a key of the API ('Email') to
 * a field ('email'); a missing key maps to the field of the same name in lower camel
 * case, in rows too ('Partners.0.Cpf').
 * @returns the messages without a field, for the popup
 */
export function showServerFields<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  fields: readonly KeyedMessage[],
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): KeyedMessage[] {
  const known = form.getValues();
  return fields.filter(({ key, message }) => {
    const own = key.replace(/(^|\.)[A-Z]/g, (start) => start.toLowerCase());
    const name =
      names[key] ??
      (get(known, own) !== undefined ? (own as FieldPath<Values>) : undefined);
    if (name === undefined) return true;
    refusalsOf(form.control).set(name, { value: form.getValues(name), message });
    form.setError(name, { type: 'server', message });
    return false;
  });
}
