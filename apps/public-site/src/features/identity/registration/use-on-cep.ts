import { useEffect, useRef } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { isValidCep, normalizeCep } from '@site/api-contract/brazil';

/**
 * Calls back once for each new complete CEP that is typed, and once when the text stops
 * being one. `known` is the saved CEP.
 */
export function useOnCep<Values extends FieldValues & { cep: string }>(
  control: Control<Values, unknown, unknown>,
  known: string,
  onCep: (text: string) => unknown,
): void {
  const typed = String(useWatch({ control, name: 'cep' as Path<Values> }) ?? '');
  const last = useRef(keyOf(known));
  useEffect(() => {
    if (keyOf(typed) === last.current) return;
    last.current = keyOf(typed);
    onCep(typed);
  });
}

function keyOf(text: string): string {
  return isValidCep(text) ? normalizeCep(text) : '';
}
