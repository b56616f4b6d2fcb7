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
    /** Called when the field was left. */
    onLeave?: () => void;
  };

/** One line of text. */
export function TextField({
  name,
  label,
  help,
  optional,
  className,
  onLeave,
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
        {...register(name, { onBlur: onLeave })}
      />
    </FieldBox>
  );
}

type TextAreaFieldProps = FieldProps &
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
