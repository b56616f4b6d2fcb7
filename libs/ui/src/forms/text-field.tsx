import { type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldBox, type FieldProps, useField } from './field';

export type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'disabled'
    | 'spellCheck'
    | 'autoCapitalize'
  > & {
    /** Hands a number to the schema instead of a text. */
    numeric?: boolean;
  };

const AS_NUMBER = {
  setValueAs: (value: unknown) => (value === '' || value === null ? '' : Number(value)),
};

/** One line of text. */
export function TextField({
  name,
  label,
  help,
  optional,
  className,
  numeric = false,
  ...input
}: TextFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField(name, help);
  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        type="text"
        {...input}
        {...control}
        {...register(name, numeric ? AS_NUMBER : {})}
      />
    </FieldBox>
  );
}

export type TextAreaFieldProps = FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength' | 'disabled'>;

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  help,
  optional,
  className,
  ...area
}: TextAreaFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField(name, help);
  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <textarea className="input" {...area} {...control} {...register(name)} />
    </FieldBox>
  );
}
