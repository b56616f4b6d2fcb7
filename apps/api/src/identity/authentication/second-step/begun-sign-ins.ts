import { and, eq, gt } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { refuse, refuseTooMany } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { actorOf, recordAudit } from '#platform/security/audit';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import {
  type Account,
  findAccountById,
  lockAccount,
} from '../../accounts/accounts.repository';
import { type Browser } from '../open-session';
import { hasPasskey } from '../passkeys/passkeys.repository';
import { secondsUntilPin, sendPin } from '../pins';
import { newSecret } from './app-codes';
import {
  findAuthenticator,
  needsSecondStep,
  sealSecret,
} from './authenticators.repository';
import { refuseRecovered } from './recovered-password';
import { connectAppMail } from './second-step.mails';
import { begunSignIns } from './second-step.table';

const PASSWORD_DUE =
  'Entre com a senha e o código do aplicativo autenticador. Depois desse acesso, o link também serve.';

/** A sign-in that waits for its second step, and whose it is. */
export type BegunSignIn = typeof begunSignIns.$inferSelect & { account: Account };

/**
 * Begins a sign-in whose first step was right, and refuses it with 409
 * `second-step-needed`: the browser gets a cookie that names it, and nothing that opens
 * anything. Who typed a password and has no second step gets a code by mail, which opens the
 * connection of one. The link of a mail has proved the mailbox and opens the same; it
 * begins nothing where a link connected the app too and the password is still due, since
 * the mailbox alone would be enough. For the same reason nothing is begun without a second
 * step once the password was recovered by mail; the refusal names who can help.
 */
export async function beginSignIn(
  ports: Ports,
  db: Database,
  account: Account,
  { begunBy, browser }: { begunBy: 'password' | 'link'; browser: Browser },
): Promise<never> {
  const { config, clock, random } = ports;
  const now = clock.now();
  const token = random.token(TOKEN_BYTES);
  const tokenHash = hashOf(token);
  const app = await findAuthenticator(ports, db, account.id);
  if (begunBy === 'link' && app?.passwordDue) refuse('invalid', PASSWORD_DUE);
  const isReady = app !== null || (await hasPasskey(db, account.id));
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!isReady) await refuseRecovered(ports, tx, locked ?? account);
    await tx.insert(begunSignIns).values({
      tokenHash,
      userId: account.id,
      begunBy,
      mailboxProved: begunBy === 'link',
      sealedSecret: isReady ? null : sealSecret(config, account.id, newSecret()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + config.PIN_MINUTES * 60_000),
    });
    await recordAudit(ports, tx, {
      actor: actorOf(browser.actor, account),
      action: 'second-step-asked',
      detail: begunBy,
    });
    if (isReady || begunBy === 'link') return;
    const sent = await sendPin(ports, tx, {
      userId: account.id,
      purpose: 'mfa',
      address: account.email,
      boundTo: tokenHash,
      mail: (pin) => connectAppMail(config, { to: account.email, pin }),
    });
    if (!sent) refuseTooMany(await secondsUntilPin(ports, tx, account.id, 'mfa'));
  });
  browser.keepBegun(token);
  return refuse('conflict', 'Falta a segunda etapa: confirme que é você para entrar.', {
    reason: 'second-step-needed',
  });
}

/**
 * The sign-in that a browser's cookie names; null when it has expired or was finished, or
 * its account was disabled or needs no second step.
 */
export async function findBegunSignIn(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  token: string | null,
): Promise<BegunSignIn | null> {
  if (token === null) return null;
  const [begun] = await db
    .select()
    .from(begunSignIns)
    .where(
      and(
        eq(begunSignIns.tokenHash, hashOf(token)),
        gt(begunSignIns.expiresAt, ports.clock.now()),
      ),
    );
  const account = begun ? await findAccountById(db, begun.userId) : null;
  if (!begun || !account || account.disabledAt) return null;
  return (await needsSecondStep(ports, db, account)) ? { ...begun, account } : null;
}

/** The begun sign-in of a cookie's token; refuses without one: 409 `sign-in-over`. */
export async function getBegunSignIn(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  token: string | null,
): Promise<BegunSignIn> {
  return (await findBegunSignIn(ports, db, token)) ?? refuseOver();
}

/** Uses a begun sign-in up; of two simultaneous ends one succeeds. */
export async function finishBegun(
  tx: Database,
  { tokenHash }: Pick<BegunSignIn, 'tokenHash'>,
): Promise<void> {
  const ended = await tx
    .delete(begunSignIns)
    .where(eq(begunSignIns.tokenHash, tokenHash))
    .returning({ userId: begunSignIns.userId });
  if (ended.length === 0) refuseOver();
}

export function refuseOver(): never {
  return refuse('conflict', 'Este acesso expirou ou já foi usado. Entre de novo.', {
    reason: 'sign-in-over',
  });
}
