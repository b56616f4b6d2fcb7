import { type InputHTMLAttributes, memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldBox, type FieldProps, useField } from './field';

type SuggestFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'maxLength' | 'disabled'
  > & { options: readonly string[] };

/**
 * A choice from a long list, found by typing: the browser's own suggestions below a text
 * field. The rule decides the allowed values, so that it also works in browsers without
 * suggestions.
 */
export function SuggestField({
  name,
  label,
  help,
  optional,
  className,
  options,
  ...input
}: SuggestFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField(name, help);
  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        type="text"
        list={`${id}-options`}
        {...input}
        {...control}
        {...register(name)}
      />
      <Options id={`${id}-options`} options={options} />
    </FieldBox>
  );
}

/** Hundreds of lines that do not change while typing. */
const Options = memo(function Options({
  id,
  options,
}: {
  id: string;
  options: readonly string[];
}) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  );
});
