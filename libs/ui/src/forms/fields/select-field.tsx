import { useFormContext } from 'react-hook-form';
import { formCopy } from '../form.copy';
import { FieldBox, type FieldProps, useField } from './field';

type SelectFieldProps = FieldProps & {
  options: readonly { value: string | number; label: string }[];
  /** First, empty line. */
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Gives the schema numbers instead of texts. */
  numeric?: boolean;
};

/** A choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    label,
    help,
    optional,
    className,
    options,
    placeholder = formCopy.choose,
    numeric = false,
  } = props;
  const { register } = useFormContext();
  const { id, error, control } = useField(name, help);
  const rule = numeric
    ? {
        setValueAs: (value: unknown) =>
          value === '' || value === null ? '' : Number(value),
      }
    : {};
  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <select
        className="input"
        autoComplete={props.autoComplete}
        disabled={props.disabled}
        {...control}
        {...register(name, rule)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}
