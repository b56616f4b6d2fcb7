import { sql } from 'drizzle-orm';
import { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { type Role } from '@site/api-contract';
import { type Database, rowsOf } from '../data/database';
import { type Ports } from '../ports';
import { auditEntries } from './audit.table';
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions';
import { type Caller } from './authentication';
import { isRepeatedEntry } from './repeated-audit-entry';

export { type AuditAction };

/** The person or system that acts, with the address. Handlers have theirs as `actor`. */
export type Actor = {
  /** Account; null for visitors, operations and the system. */
  id: string | null;
  role: 'anonymous' | 'customer' | Role | 'operations' | 'system';
  /** Client address from the reverse proxy. */
  address: string | null;
  traceId: string | null;
  log?: FastifyBaseLogger;
  /**
   * A consultant or a dealership acts at the request of the customer, who reads this name.
   */
  atRequest?: { name: string };
};

/** The operator of `npm run ops`, and the API itself. */
export const OPERATIONS: Actor = {
  id: null,
  role: 'operations',
  address: null,
  traceId: null,
};
export const SYSTEM: Actor = { id: null, role: 'system', address: null, traceId: null };

export function actorIn(
  { ip, id, log }: Pick<FastifyRequest, 'ip' | 'id' | 'log'>,
  viewer: Caller,
): Actor {
  return {
    id: viewer.id ?? null,
    role: viewer.role ?? (viewer.id ? 'customer' : 'anonymous'),
    address: ip,
    traceId: id,
    log,
  };
}

/**
 * The actor of a request once its account is known: by a sign-in, or a link of a mail.
 */
export function actorOf(
  actor: Actor,
  { id, role }: { id: string; role: Role | null },
): Actor {
  return { ...actor, id, role: role ?? 'customer' };
}

type Subject =
  | 'proposal'
  | 'contract'
  | 'driver'
  | 'traffic-fine'
  | 'service-request'
  | 'dispute'
  | 'document'
  | 'lead'
  | 'dealership'
  | 'price-table'
  | 'cms-page'
  | 'invitation';

/**
 * An act. It holds ids and fixed words only: nothing that a person typed, no name,
 * document, e-mail or phone.
 */
export type AuditEntry = {
  actor: Actor;
  action: AuditAction;
  /**
   * The account whose data it is about; by default the actor's own. Null when it is
   * nobody's.
   */
  personId?: string | null;
  /** A further subject, such as `proposal:<id>`. */
  subject?: `${Subject}:${string}`;
  /** The part of it, such as `address` or `aprovada`. */
  detail?: string;
};

/** The person and subject of an act on a contract. */
export function aboutContract({ id, userId }: { id: string; userId: string }) {
  return { personId: userId, subject: `contract:${id}` } satisfies Partial<AuditEntry>;
}

/**
 * Records an act in the trail. Call it with the transaction of its effect, so that
 * neither exists without the other. Repeated reads of one look are one entry; the log has
 * each of them.
 */
export async function recordAudit(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  entry: AuditEntry,
): Promise<void> {
  const row = logAct(ports, entry);
  if (row === null || (await isRepeatedEntry(db, row))) return;
  await db.insert(auditEntries).values(row);
}

/** Records many acts by one statement; none of them is a look. */
export async function recordAudits(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map((entry) => logAct(ports, entry)).filter((row) => row !== null);
  if (rows.length > 0) await db.insert(auditEntries).values(rows);
}

/** Writes an act into the log; returns its row of the trail, null where it has none. */
function logAct({ clock }: Pick<Ports, 'clock'>, entry: AuditEntry) {
  const { actor, action, subject = null, detail = null } = entry;
  const personId = entry.personId === undefined ? actor.id : entry.personId;
  const retention = AUDIT_ACTIONS[action];
  actor.log?.[retention === 'log' ? 'info' : retention](
    {
      event: action,
      userId: personId ?? undefined,
      actorId: actor.id ?? undefined,
      role: actor.role,
      subject: subject ?? undefined,
      detail: detail ?? undefined,
      from: actor.address,
    },
    action,
  );
  if (retention === 'log') return null;
  const { id: actorId, role: actorRole, address, traceId } = actor;
  const at = clock.now();
  return { at, actorId, actorRole, action, personId, subject, detail, address, traceId };
}

/**
 * Deletes the entries before a moment, by the only database function that may
 * (security-requirements H6); the last 28 days always stay. Returns their number.
 */
export async function forgetAuditEntries(db: Database, oldest: Date): Promise<number> {
  const [row] = await rowsOf<{ gone: string }>(
    db,
    sql`select forget_audit_entries(${oldest.toISOString()}::timestamptz) as gone`,
  );
  return Number(row?.gone ?? 0);
}
