import { useSelector } from 'react-redux';
import { selectUser } from '@site/auth';
import { PasswordField, UsernameField } from '@site/ui/forms';

/** Asks a signed-in customer for the current password again. */
export function OwnPasswordField({ label, help }: { label: string; help?: string }) {
  return (
    <>
      <UsernameField value={useSelector(selectUser)?.email ?? ''} />
      <PasswordField
        name="currentPassword"
        label={label}
        help={help}
        autoComplete="current-password"
      />
    </>
  );
}
