import { and, eq, ne, sql } from 'drizzle-orm';
import { type ChangeEmailForm } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, refuseTooMany } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { endSessionsOf } from '#platform/security/sessions';
import { askCurrentPassword } from '../authentication/check-password';
import { redeemPin, sendPin } from '../authentication/pins';
import { notifyOwners } from './account-claims';
import { changeMail } from './accounts.mails';
import { type Account, findAccount, lockAccount } from './accounts.repository';
import { emailChanges, users } from './accounts.table';

/**
 * Asks for another e-mail (spec §7, `PUT users/change-email`). The code goes to the new
 * address and a notice to the old one; nothing changes before the code is typed. An
 * address of somebody else gets the same answer and no code (security-requirements A7,
 * A10).
 */
export async function askEmailChange(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: { viewer: SignedIn; form: ChangeEmailForm; actor: Actor },
): Promise<{ ok: true }> {
  const { email } = form;
  const {
    id: userId,
    email: old,
    emailConfirmedAt,
  } = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: form.currentPassword,
    actor,
  });
  if (!emailConfirmedAt) refuse('invalid', 'Confirme primeiro o e-mail do seu cadastro.');
  if (email === old)
    refuseFields([{ key: 'Email', message: 'Este já é o e-mail da sua conta.' }]);
  const sent = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const values = { email, sessionId: viewer.signInId, createdAt: ports.clock.now() };
    await tx
      .insert(emailChanges)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: emailChanges.userId, set: values });
    const holder = await findAccount(tx, email);
    if (holder) await notifyOwners(ports, tx, [holder]);
    if (
      !(await sendPin(ports, tx, {
        userId,
        purpose: 'email-change',
        address: email,
        silent: holder !== null,
      }))
    )
      return false;
    await enqueueMail(
      ports,
      tx,
      changeMail(ports.config, { to: old, change: 'email-asked' }),
    );
    await recordAudit(ports, tx, { actor, action: 'email-change-asked' });
    return true;
  });
  return sent ? { ok: true } : refuseTooMany(ports.config.BLOCK_SECONDS);
}

/** The address that waits for its code, or null. */
export async function pendingEmailOf(
  db: Database,
  userId: string,
): Promise<string | null> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId));
  return change?.email ?? null;
}

/**
 * Cancels a change that another session asked for. Whoever creates a password after the
 * mail of `askEmailChange` wants to stop the change, whose code works without a session.
 */
export async function withdrawEmailChange(
  tx: Database,
  { userId, exceptId }: { userId: string; exceptId?: string },
): Promise<void> {
  const others = exceptId ? ne(emailChanges.sessionId, exceptId) : undefined;
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), others));
}

/** Another code for the waiting address; null when there is none. */
export async function resendEmailChange(
  ports: Ports,
  tx: Database,
  userId: string,
): Promise<boolean | null> {
  const email = await pendingEmailOf(tx, userId);
  if (email === null) return null;
  return sendPin(ports, tx, {
    userId,
    purpose: 'email-change',
    address: email,
    silent: (await findAccount(tx, email)) !== null,
  });
}

/**
 * Moves a confirmed account to its new address when the code is right; other sessions end
 * and the old address is told.
 */
export async function finishEmailChange(
  ports: Ports,
  tx: Database,
  {
    account: { id: userId, email: old },
    pin,
    actor,
  }: { account: Account; pin: string; actor: Actor },
): Promise<boolean> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .for('update');
  if (!change) return false;
  const right = await redeemPin(ports, tx, {
    userId,
    purpose: 'email-change',
    address: change.email,
    pin,
  });
  if (!right) return false;
  if (await isTaken(tx, change.email)) return false;
  await tx
    .update(users)
    .set({ email: change.email, updatedAt: ports.clock.now() })
    .where(eq(users.id, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await endSessionsOf(ports, tx, {
    userId,
    reason: 'e-mail changed',
    exceptId: change.sessionId,
  });
  await enqueueMail(ports, tx, changeMail(ports.config, { to: old, change: 'email' }));
  await recordAudit(ports, tx, { actor, action: 'email-changed' });
  return true;
}

async function isTaken(tx: Database, email: string): Promise<boolean> {
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for('update');
  return taken.length > 0;
}
