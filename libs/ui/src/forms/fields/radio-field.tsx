import { useController, useFormContext } from 'react-hook-form';
import { type Choice, ChoiceRows } from './choices';
import { FieldGroup, type FieldProps, useField } from './field';

type RadioFieldProps<Value extends string | number> = Omit<FieldProps, 'optional'> & {
  options: readonly Choice<Value>[];
};

/** A choice of a form; the schema gets the value from `options`. */
export function RadioField<Value extends string | number>(props: RadioFieldProps<Value>) {
  const { name, label, help, className, options } = props;
  const { control: form } = useFormContext();
  const { field } = useController({ name, control: form });
  const { id, error } = useField(name, help);
  const chosen = options.find(({ value }) => value === field.value);
  return (
    <FieldGroup {...{ name, label, help, className, id, error }}>
      <div className="choices">
        <ChoiceRows
          name={id}
          firstId={id}
          value={chosen ? chosen.value : null}
          options={options}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </div>
    </FieldGroup>
  );
}
