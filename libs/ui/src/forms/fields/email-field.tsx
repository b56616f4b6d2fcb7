import { type InputHTMLAttributes, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formCopy } from '../form.copy';
import { FieldBox, type FieldProps, useField } from './field';

export type EmailFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled'>;

/**
 * An e-mail address. When its domain looks like a typing error for a common one, the
 * field asks about it after it is left, and a press corrects it; nothing is refused.
 */
export function EmailField({
  name,
  label,
  help,
  optional,
  className,
  autoComplete = 'email',
  disabled,
}: EmailFieldProps) {
  const { getValues, register, setFocus, setValue } = useFormContext();
  const { id, error, control } = useField(name, help);
  const value: unknown = useWatch({ name });
  const [slip, setSlip] = useState<{ typed: unknown; meant: string } | null>(null);
  const meant = slip?.typed === value ? slip?.meant : undefined;

  async function ask() {
    const typed: unknown = getValues(name);
    if (typeof typed !== 'string') return;
    const found = (await import('./email-typo')).meantEmail(typed);
    setSlip(found === null ? null : { typed, meant: found });
  }

  function mend() {
    setValue(name, meant, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  }

  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        {...control}
        {...register(name, { onBlur: () => void ask() })}
      />
      <p className="asked" role="status">
        {meant && (
          <>
            {formCopy.meant}{' '}
            <button type="button" className="link" onClick={mend}>
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </FieldBox>
  );
}
