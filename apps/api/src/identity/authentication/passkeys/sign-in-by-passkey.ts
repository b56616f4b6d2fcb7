import { type PasskeyProof, type PasskeyRequest } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { refuseSessionId } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { type Account, findAccountById } from '../../accounts/accounts.repository';
import { type Browser, openSession, type SignedInAnswer } from '../open-session';
import { keepChallenge, takeChallenge } from './challenges';
import { findPasskey } from './passkeys.repository';
import { checkProof, refuseWithoutPasskeys, requestFor } from './relying-party';

export const WRONG_PASSKEY =
  'Esta passkey não vale aqui, ou demorou demais. Tente de novo, ou entre com a senha.';
const STAFF =
  'A equipe entra com o e-mail e a senha; a passkey confirma na segunda etapa.';

/** Begins a sign-in without a password; the challenge counts in this browser alone. */
export async function beginPasskeySignIn(
  ports: Ports,
  db: Database,
  sessionId: string | undefined,
): Promise<PasskeyRequest> {
  refuseWithoutPasskeys(ports.config);
  const boundTo = sessionId ?? refuseSessionId();
  const options = await requestFor(ports.config, []);
  await keepChallenge(ports, db, { purpose: 'sign-in', boundTo }, options.challenge);
  return options;
}

/**
 * Signs a customer in by a passkey, which is possession and the owner's own check in one,
 * so no code by mail follows. Whatever is wrong gets the same sentence; staff always type
 * the password first (security-requirements A12).
 */
export async function signInByPasskey(
  ports: Ports,
  db: Database,
  { proof, browser }: { proof: PasskeyProof; browser: Browser },
): Promise<SignedInAnswer> {
  const boundTo = browser.sessionId ?? refuseSessionId();
  const challenge = await takeChallenge(ports, db, { purpose: 'sign-in', boundTo });
  const passkey = await findPasskey(db, proof.id);
  const owner = passkey && (await findAccountById(db, passkey.userId));
  const isRight =
    challenge !== null &&
    passkey !== null &&
    mayEnter(owner) &&
    proof.userHandle !== null &&
    (await checkProof(ports, db, { passkey, proof, challenge }));
  if (!owner || !isRight) {
    await recordAudit(ports, db, {
      actor: browser.actor,
      action: 'passkey-failed',
      personId: owner?.id ?? null,
    });
    return refuse('invalid', WRONG_PASSKEY);
  }
  if (owner.role !== null) refuse('invalid', STAFF);
  return openSession(ports, db, {
    account: owner,
    browser,
    action: 'sign-in-with-passkey',
  });
}

const mayEnter = (owner: Account | null) =>
  owner !== null && owner.disabledAt === null && owner.emailConfirmedAt !== null;
