import { useDispatch } from 'react-redux';
import {
  useBeginPasskeyConnectionMutation,
  useBeginPasskeyProofMutation,
  useConnectPasskeyMutation,
  useProveByPasskeyMutation,
} from '@site/api-client/passkey-calls';
import { browserName, type Session } from '@site/api-contract';
import { sessionRefreshed } from '@site/auth';
import { PasskeyButton } from '../../../../shared/passkeys/passkey-button';
import {
  answerByPasskey,
  createPasskey,
} from '../../../../shared/passkeys/passkey-device';
import { secondStepCopy } from '../account.copy';
import { useEnterAfterSignIn } from '../use-enter-after-sign-in';

const COPY = secondStepCopy.passkey;

/** The second step by a passkey: one of the account, or its first one. */
export function PasskeyStep({ isFirst }: { isFirst: boolean }) {
  const [beginProof] = useBeginPasskeyProofMutation();
  const [prove] = useProveByPasskeyMutation();
  const [beginConnection] = useBeginPasskeyConnectionMutation();
  const [connect] = useConnectPasskeyMutation();
  const dispatch = useDispatch();
  const arrive = useEnterAfterSignIn();

  async function proveIt(): Promise<Session> {
    const body = await answerByPasskey(await beginProof().unwrap());
    return prove({ body }).unwrap();
  }
  async function connectIt(): Promise<Session> {
    const key = await createPasskey(await beginConnection().unwrap());
    const name = browserName(navigator.userAgent);
    return connect({ body: { ...key, name } }).unwrap();
  }
  async function enter(run: () => Promise<Session>) {
    const session = await run();
    dispatch(sessionRefreshed(session));
    arrive(session);
  }
  return (
    <>
      {isFirst && <p className="soft">{COPY.instead}</p>}
      <PasskeyButton
        label={isFirst ? COPY.create : COPY.use}
        onPress={() => enter(isFirst ? connectIt : proveIt)}
      />
    </>
  );
}
