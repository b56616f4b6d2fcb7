import { type BegunSignIn } from '@site/api-contract';
import { secondStepCopy } from './account.copy';

const COPY = secondStepCopy.connect;

/** Connects an authenticator app: by the camera, by a press on the phone, or by typing. */
export function ConnectApp({
  connection,
}: {
  connection: NonNullable<BegunSignIn['connection']>;
}) {
  const { key, address, qrCode } = connection;
  return (
    <ol className="account-app">
      <li>{COPY.install}</li>
      <li>
        {COPY.scan}
        <img
          className="account-qr"
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={COPY.qrCode}
          width={200}
          height={200}
        />
        <p>
          <a className="link" href={address}>
            {COPY.open}
          </a>
        </p>
        <p>
          {COPY.key} <span className="mono account-key">{key}</span>
        </p>
      </li>
      <li>{COPY.type}</li>
    </ol>
  );
}
