import { useAcceptConsultantInvitationMutation } from '@site/api-client';
import { SIGN_IN_PATH, STAFF_INVITATION_PATH } from '@site/api-contract/site-paths';
import { invitationCopy } from './account.copy';
import { NewPasswordScreen } from './new-password-screen';

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
