import {
  type NewPasskey,
  type OwnPasskey,
  type PasskeyCreation,
  type PasskeyPasswordForm,
} from '@site/api-contract';
import { isDemo } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { changeMail } from '../../accounts/accounts.mails';
import { type Account, lockAccount } from '../../accounts/accounts.repository';
import { askCurrentPassword } from '../check-password';
import { findAuthenticator } from '../second-step/authenticators.repository';
import { keepChallenge, takeChallenge } from './challenges';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys.repository';
import { checkCreation, creationFor, refuseWithoutPasskeys } from './relying-party';

/** Passkeys of one account at most, which is more than anybody has devices. */
const MOST_PASSKEYS = 10;

export const NOT_CREATED =
  'Não deu para criar a passkey. Comece de novo: cada tentativa vale por 5 minutos e uma vez.';
const TOO_MANY = 'Sua conta já tem 10 passkeys. Remova uma que você não usa.';
const LAST_ONE =
  'Esta passkey é a sua única segunda etapa. Crie outra antes de remover esta.';

type OwnAct = { viewer: SignedIn; actor: Actor };

/** The passkeys of an account, as its owner sees them. */
export async function listOwnPasskeys(
  db: Database,
  userId: string,
): Promise<OwnPasskey[]> {
  return (await listPasskeys(db, userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Begins a new passkey after the current password (security-requirements A10). The
 * challenge counts in this session alone.
 */
export async function beginPasskey(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: OwnAct & { form: PasskeyPasswordForm },
): Promise<PasskeyCreation> {
  refuseWithoutPasskeys(ports.config);
  const account = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: form.currentPassword,
    actor,
  });
  const existing = await listPasskeys(db, account.id);
  if (existing.length >= MOST_PASSKEYS) refuse('invalid', TOO_MANY);
  const options = await creationFor(ports.config, account, existing);
  const bound = { purpose: 'add', boundTo: viewer.signInId } as const;
  await keepChallenge(ports, db, bound, options.challenge);
  return options;
}

/**
 * Uses up the challenge of a new passkey, whether the answer is right or wrong. Called
 * before the transaction, which a wrong answer rolls back.
 */
export const takeOwnChallenge = (
  ports: Ports,
  { signInId }: Pick<SignedIn, 'signInId'>,
) => takeChallenge(ports, ports.database.db, { purpose: 'add', boundTo: signInId });

/** Stores the passkey that an authenticator made for the challenge of this session. */
export async function addPasskey(
  ports: Ports,
  tx: Database,
  {
    viewer,
    form,
    challenge,
    actor,
  }: OwnAct & { form: NewPasskey; challenge: string | null },
): Promise<{ ok: true }> {
  const account =
    (await lockAccount(tx, viewer.id)) ?? refuse('not-found', TEXTS.notFound);
  if ((await listPasskeys(tx, account.id)).length >= MOST_PASSKEYS)
    refuse('invalid', TOO_MANY);
  await storePasskey(ports, tx, { account, form, challenge, actor });
  return { ok: true };
}

/**
 * Checks and stores a new passkey, and tells its owner by mail. The transaction has
 * locked the account.
 */
export async function storePasskey(
  ports: Ports,
  tx: Database,
  {
    account,
    form,
    challenge,
    actor,
  }: { account: Account; form: NewPasskey; challenge: string | null; actor: Actor },
): Promise<void> {
  const { config, clock, random } = ports;
  const key = challenge ? await checkCreation(config, form, challenge) : null;
  const isStored =
    key !== null &&
    (await insertPasskey(tx, {
      ...key,
      id: random.uuid(),
      userId: account.id,
      name: form.name,
      transports: form.transports,
      createdAt: clock.now(),
    }));
  if (!isStored) refuse('invalid', NOT_CREATED);
  await enqueueMail(
    ports,
    tx,
    changeMail(config, { to: account.email, change: 'passkey-added' }),
  );
  await recordAudit(ports, tx, { actor, action: 'passkey-added', personId: account.id });
}

/**
 * Removes a passkey of the viewer after the current password; somebody else's gets the
 * answer of one that doesn't exist (security-requirements D2). In production staff keep a
 * second step.
 */
export async function removePasskey(
  ports: Ports,
  db: Database,
  {
    viewer,
    passkeyId,
    form,
    actor,
  }: OwnAct & { passkeyId: string; form: PasskeyPasswordForm },
): Promise<{ ok: true }> {
  await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: form.currentPassword,
    actor,
  });
  return db.transaction(async (tx) => {
    const account =
      (await lockAccount(tx, viewer.id)) ?? refuse('not-found', TEXTS.notFound);
    const own = await listPasskeys(tx, account.id);
    if (!own.some(({ id }) => id === passkeyId)) refuse('not-found', TEXTS.notFound);
    const isLast =
      account.role !== null &&
      !isDemo(ports.config) &&
      own.length === 1 &&
      (await findAuthenticator(ports, tx, account.id)) === null;
    if (isLast) refuse('invalid', LAST_ONE);
    await deletePasskey(tx, { id: passkeyId, userId: account.id });
    await enqueueMail(
      ports,
      tx,
      changeMail(ports.config, { to: account.email, change: 'passkey-removed' }),
    );
    await recordAudit(ports, tx, { actor, action: 'passkey-removed' });
    return { ok: true as const };
  });
}
