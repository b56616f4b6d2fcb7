import { useController, useFormContext } from 'react-hook-form';
import { onlyDigits } from '@site/api-contract/brazil';
import { FieldBox, type FieldProps, useField } from './field';

/** Digits of every PIN of the product. */
const PIN_LENGTH = 6;

/** The code of a mail, in one input, so that it can be pasted and auto-filled. */
export function PinField({ name, label, help, className }: Omit<FieldProps, 'optional'>) {
  const { control: form } = useFormContext();
  const { field } = useController({ name, control: form, defaultValue: '' });
  const { id, error, control } = useField(name, help);
  return (
    <FieldBox {...{ name, label, help, className, id, error }}>
      <input
        className="input input--pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={PIN_LENGTH}
        {...control}
        {...field}
        onPaste={(event) => {
          event.preventDefault();
          field.onChange(digits(event.clipboardData.getData('text')));
        }}
        onChange={(event) => field.onChange(digits(event.target.value))}
      />
    </FieldBox>
  );
}

function digits(text: string): string {
  return onlyDigits(text).slice(0, PIN_LENGTH);
}
