import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@site/api-contract';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { CHALLENGE_MS } from './challenges';
import { notePasskeyUse, type PasskeyRow } from './passkeys.repository';

type Address = Pick<Config, 'PUBLIC_ORIGIN'>;

/** Whether browsers allow passkeys at the public address: https, or this computer. */
export function allowsPasskeys({ PUBLIC_ORIGIN }: Address): boolean {
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN);
  return protocol === 'https:' || hostname === 'localhost';
}

/** Refuses a call about passkeys where browsers allow none. */
export function refuseWithoutPasskeys(config: Address): void {
  if (!allowsPasskeys(config))
    refuse('invalid', 'Neste endereço não há passkeys: elas precisam de https.');
}

/** The address of the site, and the part of it for which a passkey counts. */
function siteOf({ PUBLIC_ORIGIN }: Address) {
  const { origin, hostname } = new URL(PUBLIC_ORIGIN);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

/** The account as the authenticator knows it: bytes that tell nothing about a person. */
const handleOf = (userId: string) => new TextEncoder().encode(userId);

/** Whether an authenticator's handle is that of the account. */
export const isHandleOf = (handle: string, userId: string) =>
  handle === Buffer.from(handleOf(userId)).toString('base64url');

const knownOf = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  }));

// The library is loaded with the first passkey: most processes never see one.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, by their COSE numbers: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Options for a new passkey of an account, which has these already. */
export async function creationFor(
  config: Config,
  account: { id: string; email: string; name: string },
  existing: readonly PasskeyRow[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: brandOf(config),
    rpID: siteOf(config).expectedRPID,
    userID: handleOf(account.id),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
  });
  const { challenge, rp, user, pubKeyCredParams } = options;
  return {
    challenge,
    rp: { id: rp.id ?? siteOf(config).expectedRPID, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: knownOf(existing),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Options for the use of one of these passkeys, or of any of this site without them. */
export async function requestFor(
  config: Config,
  allowed: readonly PasskeyRow[],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const { expectedRPID } = siteOf(config);
  const { challenge } = await generateAuthenticationOptions({ rpID: expectedRPID });
  return {
    challenge,
    rpId: expectedRPID,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: knownOf(allowed),
  };
}

type NewKey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>;

/** The key that an authenticator made for a challenge; null when anything is wrong. */
export async function checkCreation(
  config: Config,
  { id, clientData, attestation, transports }: NewPasskey,
  expectedChallenge: string,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData,
        attestationObject: attestation,
        transports,
      },
      clientExtensionResults: {},
    },
    expectedChallenge,
    ...siteOf(config),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null); // The library throws for whatever is wrong.
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
  };
}

/**
 * Whether the owner of a passkey answered a challenge: the signature, the site's address,
 * the owner's own check (finger, face or PIN) and a count that grew. Notes the use.
 */
export async function checkProof(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  {
    passkey,
    proof,
    challenge,
  }: { passkey: PasskeyRow; proof: PasskeyProof; challenge: string },
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await library();
  const { id, clientData, authenticatorData, signature, userHandle } = proof;
  if (userHandle !== null && !isHandleOf(userHandle, passkey.userId)) return false;
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientData, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    ...siteOf(ports.config),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null); // The library throws for whatever is wrong.
  if (!checked?.verified) return false;
  return notePasskeyUse(ports, db, passkey, checked.authenticationInfo.newCounter);
}
