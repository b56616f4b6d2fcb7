import { sql } from 'drizzle-orm';
import { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { type Role } from '@site/api-contract';
import { type Database, rowsOf } from '../data/database';
import { type Ports } from '../ports';
import { auditEntries } from './audit.table';
import { type Caller } from './authentication';
import { isRepeatedEntry } from './repeated-audit-entry';

/**
 * Every act that leaves a trace (security-requirements I1): all in the log, and in the
 * table `audit_entries` unless the value is 'log'. Only this table decides; add a new act
 * here.
 */
const ACTIONS = {
  'sign-in': 'info',
  'sign-in-with-code': 'info',
  'sign-in-by-link': 'info',
  'sign-in-link-asked': 'info',
  'sign-in-link-issued': 'info',
  'sign-in-failed': 'warn',
  'sign-in-blocked': 'warn',
  'code-asked': 'info',
  'code-failed': 'warn',
  'sign-in-with-app': 'info',
  'second-step-asked': 'info',
  'second-step-failed': 'warn',
  'second-step-blocked': 'warn',
  'authenticator-connected': 'info',
  'authenticator-reset': 'info',
  'session-renewed': 'log',
  'sign-out': 'info',
  'session-ended': 'info',
  'other-sessions-ended': 'info',
  'device-trusted': 'info',
  'device-forgotten': 'info',
  'password-blocked': 'warn',
  'recovery-asked': 'info',
  'password-reset': 'info',
  'password-changed': 'info',
  'second-step-changed': 'info',
  'account-made': 'info',
  'account-disabled': 'info',
  'account-enabled': 'info',
  'seller-invited': 'info',
  'consultant-invited': 'info',
  'invitation-withdrawn': 'info',
  'role-changed': 'info',
  'rights-changed': 'info',
  'account-data-changed': 'info',
  'email-confirmed': 'info',
  'pending-email-replaced': 'info',
  'email-change-asked': 'info',
  'email-changed': 'info',
  'registration-saved': 'info',
  'registration-finished': 'info',
  'consent-given': 'info',
  'consent-withdrawn': 'info',
  'person-viewed': 'info',
  'customers-searched': 'info',
  'caller-known': 'info',
  'caller-unknown': 'warn',
  'caller-blocked': 'warn',
  'call-ended': 'info',
  'second-copy-sent': 'info',
  'address-change-started': 'info',
  'audit-looks-listed': 'info',
  'document-viewed': 'info',
  'document-added': 'info',
  'document-removed': 'info',
  'leads-listed': 'info',
  'lead-viewed': 'info',
  'lead-claimed': 'info',
  'lead-released': 'info',
  'lead-worked': 'info',
  'place-called': 'info',
  'queue-opened': 'info',
  'queue-ended': 'info',
  'proposals-listed': 'info',
  'proposals-exported': 'info',
  'proposal-viewed': 'info',
  'partners-checked': 'info',
  'proposal-noted': 'info',
  'proposal-sent': 'info',
  'proposal-moved': 'info',
  'deliveries-listed': 'info',
  'delivery-viewed': 'info',
  'delivery-slot-changed': 'info',
  'delivery-moved': 'info',
  'delivery-hours-changed': 'info',
  'delivery-milestone-noted': 'info',
  'delivery-milestone-undone': 'info',
  'car-recorded': 'info',
  'handover-photo-added': 'info',
  'handover-photo-removed': 'info',
  'contracts-listed': 'info',
  'contract-viewed': 'info',
  'contract-signed': 'info',
  'contract-amended': 'info',
  'contract-withdrawn': 'info',
  'contract-lost': 'info',
  'odometer-read': 'info',
  'km-bought': 'info',
  'drivers-listed': 'info',
  'driver-viewed': 'info',
  'driver-added': 'info',
  'driver-removed': 'info',
  'service-requests-listed': 'info',
  'service-request-viewed': 'info',
  'service-request-opened': 'info',
  'service-request-changed': 'info',
  'traffic-fines-listed': 'info',
  'traffic-fine-viewed': 'info',
  'traffic-fine-registered': 'info',
  'traffic-fine-changed': 'info',
  'return-booked': 'info',
  'return-demanded': 'info',
  'return-cancelled': 'info',
  'return-viewed': 'info',
  'returns-listed': 'info',
  'return-photo-added': 'info',
  'return-photo-removed': 'info',
  'return-damage-noted': 'info',
  'return-damage-removed': 'info',
  'car-returned': 'info',
  'purchases-listed': 'info',
  'today-listed': 'info',
  'purchase-viewed': 'info',
  'purchase-changed': 'info',
  'damages-answered': 'info',
  'damages-decided': 'info',
  'payment-asked': 'info',
  'bank-charges-viewed': 'info',
  'odd-event-closed': 'info',
  'prepared-bills-chosen': 'info',
  'charge-contested': 'info',
  'dispute-file-added': 'info',
  'dispute-viewed': 'info',
  'disputes-listed': 'info',
  'dispute-answered': 'info',
  'overdue-listed': 'info',
  'overdue-decided': 'info',
  'automatic-asked': 'info',
  'automatic-ended': 'info',
  'card-asked': 'info',
  'card-removed': 'info',
  'data-exported': 'info',
  'erasure-refused': 'warn',
  'account-erased': 'info',
  'leads-forgotten': 'info',
  'stock-changed': 'info',
  'stock-imported': 'info',
  'dealership-added': 'info',
  'dealership-changed': 'info',
  'dealership-ended': 'info',
  'dealership-reopened': 'info',
  'commission-rate-set': 'info',
  'campaign-made': 'info',
  'campaign-ended': 'info',
  'sales-statement-exported': 'info',
  'price-table-imported': 'info',
  'price-table-withdrawn': 'info',
  'cms-page-saved': 'info',
  'cms-page-published': 'info',
  'cms-page-scheduled': 'info',
  'cms-page-withdrawn': 'info',
  'cms-page-previewed': 'info',
} as const satisfies Record<string, 'info' | 'warn' | 'log'>;
export type AuditAction = keyof typeof ACTIONS;

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
   * A consultant acts at the request of the customer on the phone, who reads this name.
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
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  entry: AuditEntry,
): Promise<void> {
  const { actor, action, subject = null, detail = null } = entry;
  const personId = entry.personId === undefined ? actor.id : entry.personId;
  const retention = ACTIONS[action];
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
  if (retention === 'log') return;
  const { id: actorId, role: actorRole, address, traceId } = actor;
  const at = clock.now();
  const act = { at, actorId, actorRole, action, personId, subject, detail };
  if (await isRepeatedEntry(db, act)) return;
  await db.insert(auditEntries).values({ ...act, address, traceId });
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
