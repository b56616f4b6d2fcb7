import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { EyeIcon, EyeOffIcon } from '../../icons';
import { formCopy } from '../form.copy';
import { FieldBox, type FieldProps, useField } from './field';

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown while it is typed. */
export function PasswordField({
  name,
  label,
  help,
  optional,
  className,
  autoComplete,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { register } = useFormContext();
  const { id, error, control } = useField(name, help);
  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <div className="input-box">
        <input
          className="input"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...register(name)}
        />
        <button
          type="button"
          className="icb"
          aria-label={shown ? formCopy.hidePassword : formCopy.showPassword}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </FieldBox>
  );
}
