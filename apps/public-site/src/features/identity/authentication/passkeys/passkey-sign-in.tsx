import { useDispatch } from 'react-redux';
import {
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
} from '@site/api-client/passkey-calls';
import { sessionRefreshed } from '@site/auth';
import { PasskeyButton } from '../../../../shared/passkeys/passkey-button';
import { answerByPasskey } from '../../../../shared/passkeys/passkey-device';
import { signInCopy as COPY } from '../account.copy';
import { useEnterAfterSignIn } from '../use-enter-after-sign-in';

/** Signs a customer in by a passkey, beside the form with the password. */
export function PasskeySignIn() {
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const dispatch = useDispatch();
  const arrive = useEnterAfterSignIn();

  async function enter() {
    const proof = await answerByPasskey(await begin().unwrap());
    const session = await signIn({ body: proof }).unwrap();
    dispatch(sessionRefreshed(session));
    arrive(session);
  }
  return <PasskeyButton label={COPY.byPasskey} onPress={enter} />;
}
