import { createHmac } from 'node:crypto';
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import { type PaintedCar } from '#platform/brand/drawings';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Mail } from '#platform/mail/mail';
import { type Ports } from '#platform/ports';
import {
  honoredKeys,
  type SigningKey,
  signingKey,
} from '#platform/security/signing-keys';
import { timingSafeEquals } from '#platform/security/timing-safe-equals';
import { pinMail } from '../accounts/accounts.mails';
import { pins } from '../accounts/pins.table';

export type PinPurpose =
  'mfa' | 'email' | 'email-change' | 'contract' | 'handover' | 'return' | 'call';
type PinPorts = Pick<Ports, 'config' | 'clock' | 'random'>;
type Receiver = {
  userId: string;
  purpose: PinPurpose;
  address: string;
  /**
   * `x-session-id` for `mfa`; for `contract` the proposal, and the signer of a company;
   * for `call` the consultant on the phone.
   */
  boundTo?: string;
  /**
   * Does everything but send the mail, since the address belongs to somebody else
   * (security-requirements A7).
   */
  silent?: boolean;
  /** The car that the code is about; it stands on top of the mail. */
  car?: PaintedCar;
  /** The mail, where the purpose alone does not decide its words. */
  mail?: (pin: string) => Mail;
};

/** The same sentence whatever was wrong. */
export const WRONG_PIN = 'Código incorreto ou expirado. Confira ou peça outro.';

/**
 * Makes a PIN, which closes the older one, and mails it (security-requirements A4, A5).
 * False, without any effect, when too many were sent lately. Call it in a transaction
 * that has locked the account.
 */
export async function sendPin(
  ports: PinPorts,
  tx: Database,
  { userId, purpose, address, boundTo = '', silent = false, car, mail }: Receiver,
): Promise<boolean> {
  const { config, clock, random } = ports;
  const now = clock.now();
  if (
    (await countSent(
      tx,
      userId,
      purpose,
      new Date(now.getTime() - config.PIN_SENDS.windowMs),
    )) >= config.PIN_SENDS.points
  )
    return false;
  await tx.update(pins).set({ closedAt: now }).where(openPin(userId, purpose));
  const pin = random.pin();
  const expiresAt = new Date(now.getTime() + config.PIN_MINUTES * 60_000);
  const salt = random.token(16);
  await tx.insert(pins).values({
    id: random.uuid(),
    userId,
    purpose,
    address,
    boundTo,
    salt,
    pinHash: hashOf(signingKey(config), { salt, purpose, address, pin }),
    failures: 0,
    createdAt: now,
    expiresAt,
  });
  if (!silent)
    await enqueueMail(
      ports,
      tx,
      mail?.(pin) ?? pinMail(config, { to: address, purpose, pin, ...(car && { car }) }),
      { dropAt: expiresAt },
    );
  return true;
}

/** Seconds until another PIN may be sent, once `sendPin` has refused. */
export async function secondsUntilPin(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  userId: string,
  purpose: PinPurpose,
): Promise<number> {
  const { windowMs } = config.PIN_SENDS;
  const now = clock.now().getTime();
  const since = new Date(now - windowMs);
  const [oldest] = await db
    .select({ createdAt: pins.createdAt })
    .from(pins)
    .where(
      and(eq(pins.userId, userId), eq(pins.purpose, purpose), gt(pins.createdAt, since)),
    )
    .orderBy(asc(pins.createdAt))
    .limit(1);
  return oldest ? (oldest.createdAt.getTime() + windowMs - now) / 1000 : 0;
}

/** Whether a PIN that was sent can still be used. */
export async function hasUsablePin(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  userId: string,
  purpose: PinPurpose,
): Promise<boolean> {
  const found = await db
    .select({ id: pins.id })
    .from(pins)
    .where(and(openPin(userId, purpose), gt(pins.expiresAt, ports.clock.now())));
  return found.length > 0;
}

/** The address of the usable PIN that is bound to this; null without one. */
export async function addressOfPin(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  {
    userId,
    purpose,
    boundTo,
  }: Required<Pick<Receiver, 'userId' | 'purpose' | 'boundTo'>>,
): Promise<string | null> {
  const [open] = await db
    .select({ address: pins.address })
    .from(pins)
    .where(
      and(
        openPin(userId, purpose),
        eq(pins.boundTo, boundTo),
        gt(pins.expiresAt, clock.now()),
      ),
    );
  return open?.address ?? null;
}

/**
 * Uses up a PIN. A wrong one counts as a try, and the last allowed try ends it. Call it
 * in a transaction that commits whatever the outcome, so that simultaneous tries are all
 * counted.
 */
export async function redeemPin(
  ports: PinPorts,
  tx: Database,
  { userId, purpose, address, boundTo = '', pin }: Receiver & { pin: string },
): Promise<boolean> {
  const { config, clock } = ports;
  const now = clock.now();
  const receiver = { userId, purpose, address, boundTo };
  const [open] = await selectUsable(tx, receiver, now).for('update');
  if (!open) return false;
  const right = isPinOf(config, open, pin);
  const failures = right ? open.failures : open.failures + 1;
  const isClosed = right || failures >= config.PIN_TRIES;
  await tx
    .update(pins)
    .set({ failures, closedAt: isClosed ? now : null })
    .where(eq(pins.id, open.id));
  return right;
}

/**
 * Whether a PIN is right. It is neither used up nor counted; hand a wrong one to
 * `redeemPin` all the same.
 */
export async function isRightPin(
  { config, clock }: PinPorts,
  db: Database,
  { pin, boundTo = '', ...receiver }: Receiver & { pin: string },
): Promise<boolean> {
  const [open] = await selectUsable(db, { ...receiver, boundTo }, clock.now());
  return open !== undefined && isPinOf(config, open, pin);
}

function selectUsable(
  db: Database,
  {
    userId,
    purpose,
    address,
    boundTo,
  }: Required<Omit<Receiver, 'silent' | 'car' | 'mail'>>,
  now: Date,
) {
  return db
    .select()
    .from(pins)
    .where(
      and(
        openPin(userId, purpose),
        eq(pins.address, address),
        eq(pins.boundTo, boundTo),
        gt(pins.expiresAt, now),
      ),
    );
}

function isPinOf(
  config: PinPorts['config'],
  { pinHash, salt, purpose, address }: typeof pins.$inferSelect,
  pin: string,
): boolean {
  return honoredKeys(config).some((key) =>
    timingSafeEquals(pinHash, hashOf(key, { salt, purpose, address, pin })),
  );
}

async function countSent(
  tx: Database,
  userId: string,
  purpose: PinPurpose,
  since: Date,
): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(pins)
    .where(
      and(eq(pins.userId, userId), eq(pins.purpose, purpose), gt(pins.createdAt, since)),
    );
  return row?.sent ?? 0;
}

function openPin(userId: string, purpose: PinPurpose) {
  return and(eq(pins.userId, userId), eq(pins.purpose, purpose), isNull(pins.closedAt));
}

function hashOf(
  { secret }: SigningKey,
  {
    salt,
    purpose,
    address,
    pin,
  }: { salt: string; purpose: PinPurpose; address: string; pin: string },
): string {
  return createHmac('sha256', secret)
    .update(`pin:${salt}:${purpose}:${address}:${pin}`)
    .digest('base64url');
}
