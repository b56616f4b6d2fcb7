import {
  type NewPasskey,
  PASSKEY_TRANSPORTS,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@site/api-contract';
import { passkeyCopy as copy } from './passkey.copy';

/** Whether this browser has passkeys here: it needs https, or this computer's own name. */
export const browserHasPasskeys = (): boolean =>
  globalThis.isSecureContext && typeof globalThis.PublicKeyCredential === 'function';

// The library loads with the first press.
const library = () => import('@simplewebauthn/browser');

/** Has the device make a passkey; rejects when its owner or the device refuses. */
export async function createPasskey(
  options: PasskeyCreation,
): Promise<Omit<NewPasskey, 'name'>> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: PASSKEY_TRANSPORTS.filter((known) =>
      response.transports?.includes(known),
    ),
  };
}

/** Has the device answer with a passkey; rejects like `createPasskey`. */
export async function answerByPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON: options });
  return {
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? null,
  };
}

/** The sentence for a device that gave no passkey. */
export function deviceSentence(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return copy.cancelled;
  return name === 'InvalidStateError' ? copy.hasOne : copy.noDevice;
}
