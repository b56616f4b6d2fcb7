import { type ReactNode } from 'react';
import { ErrorIcon } from '../../icons';
import { formCopy } from '../form.copy';
import { useControlIds } from '../form-id';
import { useFieldError } from '../use-field-error';
import '../forms.css';

export type FieldProps = {
  /** Path of the value in the form. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** Adds '(opcional)'; required fields have no mark. */
  optional?: boolean;
  className?: string;
};

/** Attributes that tie a control to its label, help and error. */
type ControlProps = {
  id: string;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
};

/** Ids and state of one field, for its control, label, help and error. */
export function useField(name: string, help: ReactNode) {
  const id = useControlIds()(name);
  const error = useFieldError(name);
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  const control: ControlProps = {
    id,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': described || undefined,
  };
  return { id, error, control };
}

type FieldBoxProps = FieldProps & {
  id: string;
  error: string | undefined;
  children: ReactNode;
};

/** Label above, help, control, error below. */
export function FieldBox({
  id,
  label,
  help,
  optional,
  error,
  className,
  children,
}: FieldBoxProps) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="optional">{formCopy.optional}</span>}
      </label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The same around a group of radio buttons. */
export function FieldGroup({
  id,
  label,
  help,
  error,
  className,
  children,
}: FieldBoxProps) {
  return (
    <fieldset
      role="radiogroup"
      className={className ? `field ${className}` : 'field'}
      aria-invalid={error ? 'true' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <ErrorIcon /> <span>{error}</span>
    </p>
  );
}
