import {
  useBeginPasskeyConnectionMutation,
  useBeginPasskeyProofMutation,
  useConnectPasskeyMutation,
  useProveByPasskeyMutation,
} from '@site/api-client/passkey-calls';
import { browserName, type Session } from '@site/api-contract';
import { PasskeyButton } from '../../../../shared/passkeys/passkey-button';
import {
  answerByPasskey,
  createPasskey,
} from '../../../../shared/passkeys/passkey-device';
import { secondStepCopy } from '../account.copy';

const COPY = secondStepCopy.passkey;

type PasskeyStepProps = {
  isFirst: boolean;
  /** Called with the session that the passkey opened. */
  onProved: (session: Session) => Promise<void>;
};

/** The second step by a passkey: one of the account, or its first one. */
export function PasskeyStep({ isFirst, onProved }: PasskeyStepProps) {
  const [beginProof] = useBeginPasskeyProofMutation();
  const [prove] = useProveByPasskeyMutation();
  const [beginConnection] = useBeginPasskeyConnectionMutation();
  const [connect] = useConnectPasskeyMutation();

  async function proveIt(): Promise<Session> {
    const body = await answerByPasskey(await beginProof().unwrap());
    return prove({ body }).unwrap();
  }
  async function connectIt(): Promise<Session> {
    const key = await createPasskey(await beginConnection().unwrap());
    const name = browserName(navigator.userAgent);
    return connect({ body: { ...key, name } }).unwrap();
  }
  return (
    <>
      {isFirst && <p className="soft">{COPY.instead}</p>}
      <PasskeyButton
        label={isFirst ? COPY.create : COPY.use}
        onPress={async () => onProved(await (isFirst ? connectIt : proveIt)())}
      />
    </>
  );
}
