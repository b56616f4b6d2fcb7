import { useFormContext } from 'react-hook-form';
import { FieldError, type FieldProps, useField } from './field';

/** A tick box with its label, which may contain links. */
export function CheckboxField({
  name,
  label,
  help,
  className,
}: Omit<FieldProps, 'optional'>) {
  const { register } = useFormContext();
  const { id, error, control } = useField(name, help);
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="check">
        <input type="checkbox" {...control} {...register(name)} />
        <span>{label}</span>
      </label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
