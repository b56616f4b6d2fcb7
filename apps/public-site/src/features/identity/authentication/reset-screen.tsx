import { useResetPasswordMutation } from '@site/api-client';
import {
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
} from '@site/api-contract/site-paths';
import { resetCopy } from './account.copy';
import { NewPasswordScreen } from './new-password-screen';

/** `/conta/redefinir-senha#token=…`: sets another password by the token from the mail. */
export function ResetScreen() {
  const [reset] = useResetPasswordMutation();
  return (
    <NewPasswordScreen
      words={resetCopy}
      path={RESET_PASSWORD_PATH}
      wayOnPath={RECOVER_PASSWORD_PATH}
      done="passwordChanged"
      send={(token, body) => reset({ query: { token }, body })}
    />
  );
}
