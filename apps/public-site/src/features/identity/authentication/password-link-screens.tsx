import {
  useAcceptConsultantInvitationMutation,
  useResetPasswordMutation,
} from '@site/api-client';
import {
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  SIGN_IN_PATH,
  STAFF_INVITATION_PATH,
} from '@site/api-contract/site-paths';
import { invitationCopy, resetCopy } from './account.copy';
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

/** `/conta/convite#token=…`: an invited consultant makes the account with a password. */
export function InvitationScreen() {
  const [accept] = useAcceptConsultantInvitationMutation();
  return (
    <NewPasswordScreen
      words={invitationCopy}
      path={STAFF_INVITATION_PATH}
      wayOnPath={SIGN_IN_PATH}
      done="invitationAccepted"
      send={(token, body) => accept({ query: { token }, body })}
    />
  );
}
