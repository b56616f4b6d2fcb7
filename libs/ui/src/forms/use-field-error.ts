import { useEffect, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useDebouncedCallback } from './use-debounced-callback';

/**
 * The message of a field, once it may be shown: invalid, and touched or dirty (spec §5),
 * or refused by the server. A submit touches every field. A field that is being typed in
 * waits for a pause of one second.
 */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors, touchedFields, dirtyFields, isSubmitted } = useFormState({
    control,
    name,
  });
  const value: unknown = useWatch({ control, name });
  const error: unknown = get(errors, name);
  const message = messageOf(error);
  const at = isSubmitted || Boolean(get(touchedFields, name)) || isFromServer(error);
  const waiting = !at && message !== undefined && Boolean(get(dirtyFields, name));
  const paused = usePaused(value, waiting);
  return at || (waiting && paused) ? message : undefined;
}

function usePaused(value: unknown, active: boolean): boolean {
  const [settled, setSettled] = useState<{ value: unknown } | null>(null);
  const settle = useDebouncedCallback(() => active && setSettled({ value }));
  useEffect(() => {
    if (active) settle();
  }, [value, active, settle]);
  return settled !== null && Object.is(settled.value, value);
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error))
    return undefined;
  return typeof error.message === 'string' && error.message !== ''
    ? error.message
    : undefined;
}

function isFromServer(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    error.type === 'server'
  );
}
