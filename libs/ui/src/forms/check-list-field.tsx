import { useController, useFormContext } from 'react-hook-form';
import { type Choice } from './choices';
import { FieldError, type FieldProps, useField } from './field';

export type CheckListFieldProps = Omit<FieldProps, 'optional'> & {
  options: readonly Choice<string>[];
};

/** Boxes to tick, any number of them; the value is the list of what is ticked. */
export function CheckListField(props: CheckListFieldProps) {
  const { name, label, help, className, options } = props;
  const { control: form } = useFormContext();
  const { field } = useController({ name, control: form });
  const { id, error, control } = useField(name, help);
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string, isOn: boolean) =>
    field.onChange(
      options
        .map((option) => option.value)
        .filter((known) => (known === value ? isOn : chosen.includes(known))),
    );
  return (
    <fieldset className={className ? `field ${className}` : 'field'}>
      <legend>{label}</legend>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="choices">
        {options.map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              type="checkbox"
              {...(index === 0 && control)}
              checked={chosen.includes(option.value)}
              disabled={option.disabled}
              onChange={({ target }) => toggle(option.value, target.checked)}
              onBlur={field.onBlur}
            />
            <span>
              <b>{option.label}</b>
              {option.help !== undefined && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
