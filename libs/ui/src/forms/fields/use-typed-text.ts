import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';

type Reading<Value> = {
  name: string;
  /** The form's value of a text, or the text itself when it has none. */
  read: (text: string) => Value | string;
  /** The text of a value in the input. */
  show: (value: unknown) => string;
};

/**
 * A field without a mask: the text stays as typed, the form gets its value, and leaving
 * the field formats it. For texts that can only be read as a whole.
 */
export function useTypedText<Value>({ name, read, show }: Reading<Value>) {
  const { control } = useFormContext();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name, control, defaultValue: '' });
  const [typed, setTyped] = useState('');
  // The form may have a value that was not typed here: a stored value, a reset.
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
