import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';

type Reading<Value> = {
  name: string;
  /** The form's value of a text; the text itself where it says nothing. */
  read: (text: string) => Value | string;
  /** How a value is written in the input. */
  show: (value: unknown) => string;
};

/**
 * A field without a mask: the text stays as it is typed, the form gets what it says, and
 * leaving the field writes it in order. For texts of which only the whole can be read.
 */
export function useTypedText<Value>({ name, read, show }: Reading<Value>) {
  const { control } = useFormContext();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name, control, defaultValue: '' });
  const [typed, setTyped] = useState('');
  // The form may hold what was not typed here: a stored value, a reset.
  const text = read(typed) === value ? typed : show(value);
  return {
    value: value as unknown,
    type: (next: string) => {
      setTyped(next);
      onChange(read(next));
    },
    input: {
      name,
      ref,
      value: text,
      onBlur: () => {
        setTyped(show(value));
        onBlur();
      },
    },
  };
}
