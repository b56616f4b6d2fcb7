import { and, eq, ne } from 'drizzle-orm';
import { type PendingEmailForm } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuseFields, refuseTooMany } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, actorOf, recordAudit } from '#platform/security/audit';
import { proveByPassword, WRONG_PASSWORD } from '../authentication/check-password';
import { redeemPin, sendPin, WRONG_PIN } from '../authentication/pins';
import {
  findClaimants,
  mayMail,
  notifyOwners,
  placeholderAddress,
  tryConsume,
} from './account-claims';
import { type Account, findPinHolder, lockAccount } from './accounts.repository';
import { users } from './accounts.table';
import { finishEmailChange, resendEmailChange } from './email-change.service';

/** The typed address of an unconfirmed account. */
export function addressOf({ email, claimedEmail }: Account): string {
  return claimedEmail ?? email;
}

/**
 * Sends the PIN of an unconfirmed account. An address that belongs to somebody else gets
 * none, nor one that got too many from other accounts. False when this account got too
 * many.
 */
export async function sendConfirmation(
  ports: Ports,
  tx: Database,
  account: Account,
): Promise<boolean> {
  const address = addressOf(account);
  const silent =
    account.claimedEmail !== null || !(await mayMail(ports, tx, 'confirmation', address));
  return sendPin(ports, tx, { userId: account.id, purpose: 'email', address, silent });
}

/**
 * Confirms an account's first or new e-mail, by the PIN that was sent to it
 * (security-requirements A5).
 */
export async function verifyEmail(
  ports: Ports,
  db: Database,
  { email: typed, pin }: { email: string; pin: string },
  actor: Actor,
): Promise<{ ok: true }> {
  const confirmed = await db.transaction(async (tx) => {
    const found = await findPinHolder(tx, typed);
    // Locked, so that the confirmed address is the one that the PIN proves.
    const account = found && (await lockAccount(tx, found.id));
    if (!account) return false;
    if (account.emailConfirmedAt)
      return finishEmailChange(ports, tx, {
        account,
        pin,
        actor: actorOf(actor, account),
      });
    const right = await redeemPin(ports, tx, {
      userId: account.id,
      purpose: 'email',
      address: addressOf(account),
      pin,
    });
    if (!right || account.claimedEmail !== null) return false;
    const now = ports.clock.now();
    await tx
      .update(users)
      .set({ emailConfirmedAt: now, updatedAt: now })
      .where(eq(users.id, account.id));
    await recordAudit(ports, tx, {
      actor: actorOf(actor, account),
      action: 'email-confirmed',
    });
    return true;
  });
  return confirmed
    ? { ok: true }
    : refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
}

/**
 * Sends another PIN. Unknown and confirmed accounts get the same answer; beyond
 * `PIN_SENDS` it refuses with 429.
 */
export async function resendVerification(
  ports: Ports,
  db: Database,
  id: string,
): Promise<{ ok: true }> {
  const sent = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return tryConsume(ports, tx, `resend:${id}`);
    if (account.emailConfirmedAt === null) return sendConfirmation(ports, tx, account);
    return (
      (await resendEmailChange(ports, tx, id)) ?? tryConsume(ports, tx, `resend:${id}`)
    );
  });
  return sent ? { ok: true } : refuseTooMany(ports.config.BLOCK_SECONDS);
}

/**
 * Gives an unconfirmed account another address (spec §7, `PUT users/{id}/emails`), proved
 * by the password. An unknown id, a confirmed account and a wrong password get the same
 * answer, and so do known and unknown addresses.
 */
export async function replacePendingEmail(
  ports: Ports,
  db: Database,
  {
    id,
    form: { email, password },
    actor,
  }: { id: string; form: PendingEmailForm; actor: Actor },
): Promise<{ ok: true }> {
  const proven = await proveByPassword(ports, db, {
    userId: id,
    password,
    actor,
    counts: (account) => account.emailConfirmedAt === null,
  });
  if (!proven) refusePassword();
  const sent = await db.transaction(async (tx) => {
    // Confirmed meanwhile: an unproved address never replaces a proved one.
    if ((await lockAccount(tx, id))?.emailConfirmedAt !== null) refusePassword();
    const holders = (await findClaimants(ports, tx, { email })).filter(
      (holder) => holder.id !== id,
    );
    const change =
      holders.length > 0
        ? { email: placeholderAddress(ports), claimedEmail: email }
        : { email, claimedEmail: null };
    const [account] = await tx
      .update(users)
      .set({ ...change, updatedAt: ports.clock.now() })
      .where(and(eq(users.id, id), ne(users.email, email)))
      .returning();
    if (account)
      await recordAudit(ports, tx, {
        actor: actorOf(actor, account),
        action: 'pending-email-replaced',
      });
    const holder = account ?? (await lockAccount(tx, id));
    await notifyOwners(ports, tx, holders);
    return holder !== null && sendConfirmation(ports, tx, holder);
  });
  return sent ? { ok: true } : refuseTooMany(ports.config.BLOCK_SECONDS);
}

function refusePassword(): never {
  return refuseFields([{ key: 'Password', message: WRONG_PASSWORD }], WRONG_PASSWORD);
}
