import { type InputHTMLAttributes, memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldBox, type FieldProps, useField } from './field';

type SuggestFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'maxLength' | 'disabled'
  > & { options: readonly string[] };

/**
 * A choice from a long list, found by typing: the browser's own list of suggestions under
 * a text field. What may stand there is the rule's business, so that it also works where
 * a browser shows no suggestions.
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

/** Hundreds of lines that never change while somebody types. */
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
