import { useSelector } from 'react-redux';
import { selectUser } from '@site/auth';
import { PasswordField, UsernameField } from '@site/ui/forms';

/** The password of who is signed in, asked once more. */
export function OwnPasswordField({ label }: { label: string }) {
  return (
    <>
      <UsernameField value={useSelector(selectUser)?.email ?? ''} />
      <PasswordField
        name="currentPassword"
        label={label}
        autoComplete="current-password"
      />
    </>
  );
}
