import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type ZodForm } from '../use-zod-form';
import { resetToSaved } from './reset-to-saved';

type Values = { note: string; days: string[]; perHour?: number | null };

const began: Values = { note: '', days: ['2026-12-24', '2026-12-31'], perHour: 3 };

/** Saves a form whose values are changed to `typed` while `saved` is on its way. */
async function save(typed: Partial<Values>, saved: Values) {
  const { result } = renderHook(() => {
    const form = useForm<Values, unknown, Values>({
      defaultValues: began,
      resetOptions: { keepDirtyValues: true },
    });
    return { form, dirtyFields: form.formState.dirtyFields };
  });
  const form: ZodForm<Values, Values> = result.current.form;
  let isUnsaved = false;
  await act(async () => {
    form.setValue('note', 'Ligar', { shouldDirty: true });
    isUnsaved = await resetToSaved(form, async () => {
      for (const [name, value] of Object.entries(typed))
        form.setValue(name as keyof Values, value, { shouldDirty: true });
      return saved;
    });
  });
  return {
    isUnsaved,
    values: form.getValues(),
    dirty: Object.keys(result.current.dirtyFields),
  };
}

it('shows what was saved where nobody typed, also in a form that keeps dirty fields', async () => {
  const saved = { ...began, note: '', perHour: 5 };
  expect(await save({}, saved)).toEqual({ isUnsaved: false, values: saved, dirty: [] });
});

it('keeps the newer text of a field as unsaved', async () => {
  const saved = { ...began, note: 'Ligar' };
  expect(await save({ note: 'Ligar às 10h' }, saved)).toEqual({
    isUnsaved: true,
    values: { ...began, note: 'Ligar às 10h' },
    dirty: ['note'],
  });
});

it('has nothing unsaved where the newer text is the saved one', async () => {
  const saved = { ...began, note: 'Ligar hoje' };
  expect(await save({ note: 'Ligar hoje' }, saved)).toEqual({
    isUnsaved: false,
    values: saved,
    dirty: [],
  });
});

it('keeps a row out that was removed meanwhile', async () => {
  const { isUnsaved, values } = await save({ days: ['2026-12-24'] }, began);
  expect(isUnsaved).toBe(true);
  expect(values.days).toEqual(['2026-12-24']);
});

it.each([
  ['null', null],
  ['undefined', undefined],
])('a number that was emptied to %s stays empty', async (_, perHour) => {
  const { isUnsaved, values } = await save({ perHour }, began);
  expect(isUnsaved).toBe(true);
  expect(values.perHour ?? null).toBeNull();
});

it('null is not newer than a saved field without a value', async () => {
  const { perHour: _, ...saved } = began;
  expect((await save({ perHour: null }, saved)).isUnsaved).toBe(false);
});
