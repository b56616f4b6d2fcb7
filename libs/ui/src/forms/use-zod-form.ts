import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { useTypedBeforeHydration } from './hydration/typed-before-hydration';
import { normalizeFormValues } from './normalize-form-values';
import { withRefusals } from './refusals';

export type ZodForm<Values extends FieldValues, Output> = UseFormReturn<
  Values,
  unknown,
  Output
>;

type Options<Values extends FieldValues, Output> = Omit<
  UseFormProps<Values, unknown, Output>,
  'resolver' | 'mode' | 'defaultValues' | 'shouldFocusError'
> & {
  /**
   * Values that the inputs show at first; an untouched choice is '' or false even when
   * the schema requires more.
   */
  defaultValues?: { [Name in keyof Values]?: unknown };
};

/**
 * A form with a contract's schema (zod/mini). Values pass `normalizeFormValues` before
 * the schema (spec §5). Fields decide themselves when to show an error: invalid, and
 * touched or dirty.
 */
export function useZodForm<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
  { defaultValues, ...options }: Options<Values, Output> = {},
): ZodForm<Values, Output> {
  const check = zodResolver(schema);
  const control = useRef<object | null>(null);
  const form = useForm<Values, unknown, Output>({
    ...options,
    mode: 'all',
    // Form moves the focus itself, to the summary or to the first field.
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<Values> | undefined,
    resolver: async (values, context, settings) => {
      const result = await check(
        withoutEmptyOptionals(schema, normalizeFormValues(values)),
        context,
        settings,
      );
      const errors = withRefusals(control.current, values, result.errors);
      return Object.keys(errors).length > 0
        ? { values: {}, errors: errors as FieldErrors<Values> }
        : result;
    },
  });
  useEffect(() => {
    control.current = form.control;
  });
  useTypedBeforeHydration();
  return form;
}

/** An empty optional field is absent, unless its rule accepts null. */
function withoutEmptyOptionals<Values extends FieldValues>(
  schema: z.ZodMiniType,
  values: Values,
): Values {
  const shape = schema instanceof z.ZodMiniObject ? schema.shape : {};
  const entries = Object.entries(values).filter(([name, value]) => {
    const rule: unknown = shape[name];
    return (
      value !== null ||
      !(rule instanceof z.ZodMiniOptional) ||
      rule.safeParse(null).success
    );
  });
  return Object.fromEntries(entries) as Values;
}
