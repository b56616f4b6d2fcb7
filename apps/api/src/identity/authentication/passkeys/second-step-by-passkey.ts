import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { actorOf, recordAudit } from '#platform/security/audit';
import { lockAccount } from '../../accounts/accounts.repository';
import { type Browser, openSession, type SignedInAnswer } from '../open-session';
import { findAuthenticator } from '../second-step/authenticators.repository';
import {
  type BegunSignIn,
  finishBegun,
  getBegunSignIn,
  refuseOver,
} from '../second-step/begun-sign-ins';
import { keepChallenge, takeChallenge } from './challenges';
import { storePasskey } from './own-passkeys';
import { findPasskey, hasPasskey, listPasskeys } from './passkeys.repository';
import {
  checkProof,
  creationFor,
  refuseWithoutPasskeys,
  requestFor,
} from './relying-party';
import { WRONG_PASSKEY } from './sign-in-by-passkey';

/** Asks for one of the account's passkeys; the challenge counts for this sign-in alone. */
export async function beginPasskeyProof(
  ports: Ports,
  db: Database,
  token: string | null,
): Promise<PasskeyRequest> {
  refuseWithoutPasskeys(ports.config);
  const begun = await getBegunSignIn(ports, db, token);
  const own = await listPasskeys(db, begun.userId);
  if (begun.sealedSecret !== null || own.length === 0) refuseOver();
  const options = await requestFor(ports.config, own);
  const bound = { purpose: 'prove', boundTo: begun.tokenHash } as const;
  await keepChallenge(ports, db, bound, options.challenge);
  return options;
}

/** Takes the passkey of the account that began the sign-in, and opens the session. */
export async function proveByPasskey(
  ports: Ports,
  db: Database,
  {
    token,
    proof,
    browser,
  }: { token: string | null; proof: PasskeyProof; browser: Browser },
): Promise<SignedInAnswer> {
  const begun = await getBegunSignIn(ports, db, token);
  if (begun.sealedSecret !== null) refuseOver();
  const challenge = await takeChallenge(ports, db, {
    purpose: 'prove',
    boundTo: begun.tokenHash,
  });
  const passkey = await findPasskey(db, proof.id);
  const isRight =
    challenge !== null &&
    passkey !== null &&
    passkey.userId === begun.userId &&
    (await checkProof(ports, db, { passkey, proof, challenge }));
  if (!isRight) {
    await recordAudit(ports, db, {
      actor: browser.actor,
      action: 'passkey-failed',
      personId: begun.userId,
    });
    return refuse('invalid', WRONG_PASSKEY);
  }
  await finishBegun(db, begun);
  return openSession(ports, db, {
    account: begun.account,
    browser,
    action: 'sign-in-with-passkey',
  });
}

/**
 * Begins the passkey of somebody who has no second step yet, once the code of a mail and
 * the password were right. Who came by a link connects an app: without the password the
 * mailbox alone would be enough (decision 131).
 */
export async function beginPasskeyConnection(
  ports: Ports,
  db: Database,
  token: string | null,
): Promise<PasskeyCreation> {
  refuseWithoutPasskeys(ports.config);
  const begun = await getBegunSignIn(ports, db, token);
  if (!canConnectPasskey(begun)) refuseOver();
  const options = await creationFor(ports.config, begun.account, []);
  const bound = { purpose: 'connect', boundTo: begun.tokenHash } as const;
  await keepChallenge(ports, db, bound, options.challenge);
  return options;
}

/** Stores that passkey as the account's second step, and opens the session. */
export async function connectPasskey(
  ports: Ports,
  db: Database,
  { token, form, browser }: { token: string | null; form: NewPasskey; browser: Browser },
): Promise<SignedInAnswer> {
  const begun = await getBegunSignIn(ports, db, token);
  if (!canConnectPasskey(begun)) refuseOver();
  const { userId, account, tokenHash } = begun;
  const challenge = await takeChallenge(ports, db, {
    purpose: 'connect',
    boundTo: tokenHash,
  });
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // Another tab may have connected an app or a passkey meanwhile.
    const hasApp = (await findAuthenticator(ports, tx, userId)) !== null;
    if (hasApp || (await hasPasskey(tx, userId))) refuseOver();
    const actor = actorOf(browser.actor, account);
    await storePasskey(ports, tx, { account, form, challenge, actor });
    await finishBegun(tx, begun);
  });
  return openSession(ports, db, { account, browser, action: 'sign-in-with-passkey' });
}

/** Whether a begun sign-in may make its account's first passkey. */
export const canConnectPasskey = ({
  sealedSecret,
  mailboxProved,
  begunBy,
}: Pick<BegunSignIn, 'sealedSecret' | 'mailboxProved' | 'begunBy'>) =>
  sealedSecret !== null && mailboxProved && begunBy === 'password';
