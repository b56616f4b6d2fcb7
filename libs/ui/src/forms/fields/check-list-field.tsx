import { useController, useFormContext } from 'react-hook-form';
import { type Choice } from './choices';
import { FieldError, type FieldProps, useField } from './field';

type CheckListFieldProps = Omit<FieldProps, 'optional'> & {
  options: readonly Choice<string>[];
};

/** Tick boxes, any number of them; the value is the list of ticked ones. */
export function CheckListField(props: CheckListFieldProps) {
  const { name, options } = props;
  const { control: form } = useFormContext();
  const { field } = useController({ name, control: form });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string, isOn: boolean) =>
    field.onChange(
      options
        .map((option) => option.value)
        .filter((known) => (known === value ? isOn : chosen.includes(known))),
    );
  return (
    <CheckList
      {...props}
      isChosen={(value) => chosen.includes(value)}
      onToggle={toggle}
      onBlur={field.onBlur}
    />
  );
}

type CheckListProps = CheckListFieldProps & {
  isChosen: (value: string) => boolean;
  onToggle: (value: string, isOn: boolean) => void;
  onBlur?: () => void;
};

/**
 * The same when the form keeps more about each than its tick; the error is that of the
 * field `name`.
 */
export function CheckList(props: CheckListProps) {
  const { name, label, help, className, options, isChosen, onToggle, onBlur } = props;
  const { id, error, control } = useField(name, help);
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
              checked={isChosen(option.value)}
              disabled={option.disabled}
              onChange={({ target }) => onToggle(option.value, target.checked)}
              onBlur={onBlur}
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
