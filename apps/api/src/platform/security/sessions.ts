import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { type ConsultantRight, type Role } from '@site/api-contract';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';
import { sessions } from '../../identity/authentication/sessions.table';
import { type Config, isDemo } from '../config';
import { type Database } from '../data/database';
import { type Ports } from '../ports';

export type SessionUser = {
  sessionId: string;
  userId: string;
  name: string;
  role: Role | null;
  rights: readonly ConsultantRight[];
  dealershipId: number | null;
  dealershipName: string | null;
  originAssistedSale: string | null;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long a session lives without use, and at most (security-requirements B5).
 * Milliseconds.
 */
export function sessionLimits(
  config: Config,
  role: Role | null,
): { idleMs: number; absoluteMs: number } {
  return role
    ? {
        idleMs: config.STAFF_IDLE_MINUTES * MINUTE,
        absoluteMs: config.STAFF_SESSION_HOURS * HOUR,
      }
    : {
        idleMs: config.CUSTOMER_IDLE_DAYS * DAY,
        absoluteMs: config.CUSTOMER_SESSION_DAYS * DAY,
      };
}

type NewSession = {
  userId: string;
  role: Role | null;
  client?: string;
  address?: string;
  /** Whether an authenticator app or a passkey proved who it is. */
  secondStep?: boolean;
};

/**
 * Opens a session and returns its id. `client` is the browser as it names itself, cut to
 * 200 characters.
 */
export async function startSession(
  { config, clock, random }: Pick<Ports, 'config' | 'clock' | 'random'>,
  db: Database,
  input: NewSession,
): Promise<string> {
  const id = random.uuid();
  const now = clock.now();
  await db.insert(sessions).values({
    id,
    userId: input.userId,
    createdAt: now,
    lastUsedAt: now,
    endsAt: new Date(now.getTime() + sessionLimits(config, input.role).absoluteMs),
    client: (input.client ?? '').slice(0, 200),
    address: input.address ?? '',
    secondStep: input.secondStep ?? false,
  });
  return id;
}

/**
 * The user of a session that has neither ended nor idled out and whose account is
 * enabled; records its use. In production a session of staff counts with the second step
 * alone (security-requirements A12).
 */
export async function findLiveSession(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  sessionId: string,
): Promise<SessionUser | null> {
  const [row] = await db
    .select({
      userId: users.id,
      name: users.name,
      role: users.role,
      rights: users.rights,
      dealershipId: users.dealershipId,
      dealershipName: dealerships.name,
      originAssistedSale: users.originAssistedSale,
      lastUsedAt: sessions.lastUsedAt,
      endsAt: sessions.endsAt,
      secondStep: sessions.secondStep,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(dealerships, eq(dealerships.id, users.dealershipId))
    .where(
      and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isNull(users.disabledAt)),
    );
  if (!row) return null;
  const { lastUsedAt, endsAt, secondStep, ...user } = row;
  if (user.role !== null && !secondStep && !isDemo(config)) return null;
  const now = clock.now();
  const idle = now.getTime() - lastUsedAt.getTime();
  if (endsAt <= now || idle > sessionLimits(config, user.role).idleMs) return null;
  if (idle > MINUTE)
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, now)));
  return { ...user, sessionId };
}

/** Whether a session is over since the access of its account was ended. */
export async function isOfEndedAccess(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNotNull(users.disabledAt)));
  return rows.length > 0;
}

/** Ends one session at once. Returns its user; null when it had ended before. */
export async function endSession(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  sessionId: string,
  reason: string,
): Promise<string | null> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: clock.now(), endedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}

/** Ends all sessions of an account, except `exceptId`. */
export async function endSessionsOf(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { userId, reason, exceptId }: { userId: string; reason: string; exceptId?: string },
): Promise<void> {
  const others = exceptId ? ne(sessions.id, exceptId) : undefined;
  await db
    .update(sessions)
    .set({ endedAt: clock.now(), endedReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others));
}
