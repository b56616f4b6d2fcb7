import { and, eq, gt } from 'drizzle-orm';
import {
  type BodyOf,
  type NewPasswordForm,
  type requestRecovery as asking,
} from '@site/api-contract';
import { owns } from '@site/api-contract/site-map';
import {
  CART_PATH,
  MEMBER_AREA_PATH,
  REGISTRATION_PATH,
} from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { commitIf } from '#platform/data/commit-if';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, actorOf, recordAudit } from '#platform/security/audit';
import { endSessionsOf } from '#platform/security/sessions';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import { tryConsume } from '../../accounts/account-claims';
import { changeMail, recoveryMail } from '../../accounts/accounts.mails';
import {
  type Account,
  findAccount,
  findAccountById,
  lockAccess,
} from '../../accounts/accounts.repository';
import { passwordRecoveries, users } from '../../accounts/accounts.table';
import { withdrawEmailChange } from '../../accounts/email-change.service';
import { hashNewPassword } from '../check-password';
import { forgetBegunSignIns, forgetDevices } from '../devices';
import { deletePasskeysOf, listPasskeys } from '../passkeys/passkeys.repository';
import { markRecovered } from '../second-step/recovered-password';

const USELESS = 'Este link expirou ou já foi usado. Peça outro.';

/**
 * Queues the link that resets a password (security-requirements A6). Known and unknown
 * e-mails get the same answer after the same work; for an unknown one the work is rolled
 * back. A newer link ends the older.
 */
export async function requestRecovery(
  ports: Ports,
  db: Database,
  { email, returnUrl }: BodyOf<typeof asking>,
  actor: Actor,
): Promise<{ ok: true }> {
  const { clock, config, random } = ports;
  const now = clock.now();
  const token = random.token(TOKEN_BYTES);
  const work = async (tx: Database) => {
    const account = await findAccount(tx, email);
    const userId = account?.id ?? random.uuid();
    await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.userId, userId));
    const expiresAt = new Date(now.getTime() + config.RECOVERY_MINUTES * 60_000);
    await tx.insert(passwordRecoveries).values({
      tokenHash: hashOf(token),
      userId,
      address: email,
      createdAt: now,
      expiresAt,
    });
    const mail = { to: email, token, returnUrl: placeOf(config, returnUrl) };
    await enqueueMail(ports, tx, recoveryMail(config, mail), { dropAt: expiresAt });
    await recordAudit(ports, tx, {
      actor,
      action: 'recovery-asked',
      personId: account?.id ?? null,
    });
    return account !== null && account.disabledAt === null;
  };
  if (await tryConsume(ports, db, `recovery:${hashOf(email)}`)) await commitIf(db, work);
  return { ok: true };
}

/**
 * The page after the link. Anybody can ask for this mail, and it is ours, so only pages
 * of an account are allowed (security-requirements E8).
 */
function placeOf({ PUBLIC_ORIGIN }: Config, returnUrl = ''): string | null {
  const url = URL.parse(returnUrl, PUBLIC_ORIGIN);
  if (url?.origin !== new URL(PUBLIC_ORIGIN).origin) return null;
  const isOfAccount = [MEMBER_AREA_PATH, CART_PATH, REGISTRATION_PATH].some((prefix) =>
    owns(prefix, url.pathname),
  );
  return isOfAccount ? `${url.pathname}${url.search}` : null;
}

/**
 * Sets another password by the token of the mail: once, within its time. All sessions,
 * begun sign-ins, trusted devices and a waiting change of e-mail end, and so do a
 * customer's passkeys: one of a thief's opens the account without the password. Those of
 * staff are a second step, which stays in force, as nobody is signed in
 * (security-requirements A6); staff without a second step connect none before a second
 * person has confirmed them, and the mail says whom to ask. The mail also proves the
 * address.
 */
export async function resetPassword(
  ports: Ports,
  db: Database,
  {
    token,
    form: { password },
    actor,
  }: { token: string; form: NewPasswordForm; actor: Actor },
): Promise<void> {
  const now = ports.clock.now();
  const ofLink = { token, now };
  // Hashed before the transaction, since others would wait for it.
  const passwordHash = await hashNewPassword(
    ports,
    password,
    await accountOfLink(db, findAccountById, ofLink),
  );
  await db.transaction(async (tx) => {
    const account = await accountOfLink(tx, lockAccess, ofLink);
    await useUpLink(tx, account.id, token);
    await tx
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: account.emailConfirmedAt ?? now,
        updatedAt: now,
      })
      .where(eq(users.id, account.id));
    await endSessionsOf(ports, tx, { userId: account.id, reason: 'password reset' });
    await withdrawEmailChange(tx, { userId: account.id });
    await forgetDevices(tx, account.id);
    await forgetBegunSignIns(tx, account.id);
    const next = await markRecovered(ports, tx, account);
    const passkeys = await listPasskeys(tx, account.id);
    const losesPasskeys = account.role === null && passkeys.length > 0;
    if (losesPasskeys) await deletePasskeysOf(tx, account.id);
    const told = losesPasskeys
      ? ({ change: 'password-and-passkeys' } as const)
      : ({ change: 'password', passkeys, next } as const);
    await enqueueMail(
      ports,
      tx,
      changeMail(ports.config, { to: account.email, ...told }),
    );
    await recordAudit(ports, tx, {
      actor: actorOf(actor, account),
      action: 'password-reset',
    });
  });
}

/**
 * The account of the link, read by `read`. Refuses a link that is used, expired, or went
 * to another address.
 */
async function accountOfLink(
  db: Database,
  read: typeof lockAccess,
  { token, now }: { token: string; now: Date },
): Promise<Account> {
  const [recovery] = await db
    .select()
    .from(passwordRecoveries)
    .where(
      and(
        eq(passwordRecoveries.tokenHash, hashOf(token)),
        gt(passwordRecoveries.expiresAt, now),
      ),
    );
  const account = recovery ? await read(db, recovery.userId) : null;
  // A link proves only the address that it went to, and the account's may have changed
  // since.
  if (!account || recovery?.address !== account.email.toLowerCase()) refuseLink();
  return account;
}

/**
 * Uses up the waiting link of an account that the transaction has locked. Refuses when it
 * is gone by now: used, followed by a newer one, or ended with the access or by a change
 * of password. The account is locked first, as the last two do, and by a lock that lets a
 * newer link name it meanwhile: so that nobody waits for the other.
 */
async function useUpLink(tx: Database, userId: string, token: string): Promise<void> {
  const gone = await tx
    .delete(passwordRecoveries)
    .where(eq(passwordRecoveries.userId, userId))
    .returning({ tokenHash: passwordRecoveries.tokenHash });
  if (!gone.some(({ tokenHash }) => tokenHash === hashOf(token))) refuseLink();
}

function refuseLink(): never {
  return refuse('invalid', USELESS, { reason: 'link-unusable' });
}
