import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import {
  type AccountDataForm,
  type AccountSecurity,
  type ChangePasswordForm,
  type LoggedUser,
  type SecondStepForm,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { endSession, endSessionsOf, sessionLimits } from '#platform/security/sessions';
import { changeMail } from '../accounts/accounts.mails';
import { findAccountById } from '../accounts/accounts.repository';
import { getLoggedUser } from '../accounts/accounts.service';
import { passwordRecoveries, users } from '../accounts/accounts.table';
import { pendingEmailOf, withdrawEmailChange } from '../accounts/email-change.service';
import { askCurrentPassword, hashNewPassword } from './check-password';
import { forgetBegunSignIns, forgetDevices, listDevices } from './devices';
import { listOwnPasskeys } from './passkeys/own-passkeys';
import { listPasskeys } from './passkeys/passkeys.repository';
import { sessions } from './sessions.table';

/** A change of one's own account, as typed. */
type SecurityChange<Form> = { viewer: SignedIn; form: Form; actor: Actor };

type Done = { ok: true };
const DONE: Done = { ok: true };

/**
 * Changes the password and ends other sessions with a change of e-mail that one of them
 * asked for, begun sign-ins, trusted devices, and waiting recovery links
 * (security-requirements A10). Passkeys stay, since their owner is here and keeps the
 * devices; the mail names them.
 */
export async function changePassword(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: SecurityChange<ChangePasswordForm>,
): Promise<Done> {
  const account = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: form.currentPassword,
    actor,
  });
  const passwordHash = await hashNewPassword(ports, form.password, account);
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, updatedAt: ports.clock.now() })
      .where(eq(users.id, account.id));
    await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.userId, account.id));
    await endSessionsOf(ports, tx, {
      userId: account.id,
      reason: 'password changed',
      exceptId: viewer.signInId,
    });
    await withdrawEmailChange(tx, { userId: account.id, exceptId: viewer.signInId });
    await forgetDevices(tx, account.id);
    await forgetBegunSignIns(tx, account.id);
    await enqueueMail(
      ports,
      tx,
      changeMail(ports.config, {
        to: account.email,
        change: 'password',
        passkeys: await listPasskeys(tx, account.id),
      }),
    );
    await recordAudit(ports, tx, { actor, action: 'password-changed' });
    return DONE;
  });
}

/**
 * Changes name and cellphone. A new cellphone ends the other sessions and is told by mail
 * (security-requirements A10).
 */
export async function saveAccountData(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: SecurityChange<AccountDataForm>,
): Promise<LoggedUser> {
  const account = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: form.currentPassword,
    actor,
  });
  const { name, cellphone } = form;
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ name, cellphone, updatedAt: ports.clock.now() })
      .where(eq(users.id, account.id));
    if (cellphone !== account.cellphone) {
      await endSessionsOf(ports, tx, {
        userId: account.id,
        reason: 'cellphone changed',
        exceptId: viewer.signInId,
      });
      await enqueueMail(
        ports,
        tx,
        changeMail(ports.config, { to: account.email, change: 'cellphone' }),
      );
    }
    await recordAudit(ports, tx, { actor, action: 'account-data-changed' });
    return getLoggedUser(tx, account.id);
  });
}

/** Turns the code by e-mail on or off; turning it off ends the trust in browsers. */
export async function setSecondStep(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: SecurityChange<SecondStepForm>,
): Promise<Done> {
  const account = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: form.currentPassword,
    actor,
  });
  const { enabled } = form;
  if (enabled === account.mfaEnabled) return DONE;
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ mfaEnabled: enabled, updatedAt: ports.clock.now() })
      .where(eq(users.id, account.id));
    if (!enabled) await forgetDevices(tx, account.id);
    await enqueueMail(
      ports,
      tx,
      changeMail(ports.config, {
        to: account.email,
        change: enabled ? 'second-step-on' : 'second-step-off',
      }),
    );
    await recordAudit(ports, tx, {
      actor,
      action: 'second-step-changed',
      detail: enabled ? 'on' : 'off',
    });
    return DONE;
  });
}

/**
 * Reads the security page (security-requirements B7), without sessions that ended or
 * idled out.
 */
export async function getAccountSecurity(
  ports: Ports,
  db: Database,
  viewer: SignedIn,
): Promise<AccountSecurity> {
  const account =
    (await findAccountById(db, viewer.id)) ?? refuse('not-found', TEXTS.notFound);
  const now = ports.clock.now();
  const idleSince = new Date(
    now.getTime() - sessionLimits(ports.config, account.role).idleMs,
  );
  const open = and(
    eq(sessions.userId, account.id),
    isNull(sessions.endedAt),
    gt(sessions.endsAt, now),
    gt(sessions.lastUsedAt, idleSince),
  );
  const live = await db
    .select()
    .from(sessions)
    .where(open)
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(50);
  const devices = await listDevices(ports, db, account.id);
  return {
    secondStep: account.mfaEnabled,
    passkeys: await listOwnPasskeys(db, account.id),
    pendingEmail: await pendingEmailOf(db, account.id),
    sessions: live.map((row) => ({
      ...browserOf(row),
      current: row.id === viewer.signInId,
    })),
    devices: devices.map((row) => ({
      ...browserOf(row),
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
}

/**
 * Ends one of the viewer's sessions; somebody else's gets the answer of one that doesn't
 * exist (security-requirements D2).
 */
export function endOwnSession(
  ports: Ports,
  db: Database,
  { viewer, sessionId, actor }: { viewer: SignedIn; sessionId: string; actor: Actor },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewer.id)));
    if (!own) refuse('not-found', TEXTS.notFound);
    await endSession(ports, tx, own.id, 'ended by its owner');
    await recordAudit(ports, tx, { actor, action: 'session-ended' });
    return DONE;
  });
}

export function endOtherSessions(
  ports: Ports,
  db: Database,
  viewer: SignedIn,
  actor: Actor,
): Promise<Done> {
  return db.transaction(async (tx) => {
    await endSessionsOf(ports, tx, {
      userId: viewer.id,
      reason: 'ended by its owner',
      exceptId: viewer.signInId,
    });
    await recordAudit(ports, tx, { actor, action: 'other-sessions-ended' });
    return DONE;
  });
}

export function forgetOwnDevice(
  ports: Ports,
  db: Database,
  { viewer, deviceId, actor }: { viewer: SignedIn; deviceId: string; actor: Actor },
): Promise<Done> {
  return db.transaction(async (tx) => {
    if (!(await forgetDevices(tx, viewer.id, deviceId)))
      refuse('not-found', TEXTS.notFound);
    await recordAudit(ports, tx, { actor, action: 'device-forgotten' });
    return DONE;
  });
}

function browserOf({
  id,
  client,
  createdAt,
  lastUsedAt,
}: {
  id: string;
  client: string;
  createdAt: Date;
  lastUsedAt: Date;
}) {
  return {
    id,
    client,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}
