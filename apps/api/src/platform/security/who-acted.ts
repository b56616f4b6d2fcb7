import { and, desc, eq, inArray, isNull, like, or } from 'drizzle-orm';
import { formatDateTime } from '@site/api-contract/brazil';
import { users } from '../../identity/accounts/accounts.table';
import { type Database } from '../data/database';
import { type Actor, type AuditAction, type AuditEntry } from './audit';
import { auditEntries } from './audit.table';

export type WhoActed = {
  at: Date;
  /** Null once the account is gone. */
  name: string | null;
  id?: string | null;
  role?: Actor['role'] | null;
};

const NAMELESS: Partial<Record<Actor['role'], string>> = {
  customer: 'O cliente',
  operations: 'A equipe de operações',
  system: 'O sistema',
};

/**
 * Tells who acted and when, for a person who came second: 'Ana Reis retirou esta tabela em
 * 21/11/2026, 15:05.' An act of the `reader`, in another window, is told as theirs.
 */
export function byWhom(
  { at, name, id, role }: WhoActed,
  did: string,
  reader?: string | null,
): string {
  const known = (role && NAMELESS[role]) ?? name ?? 'Outra pessoa';
  const who = id && id === reader ? 'Você' : known;
  return `${who} ${did} em ${formatDateTime(at)}.`;
}

type Trail = {
  actions: readonly AuditAction[];
  personId: string | null;
  subject?: AuditEntry['subject'];
  /** The whole detail, or its last word. */
  detail?: string;
};

/**
 * The newest act of these kinds in the audit trail, where the row itself has no author.
 */
export async function findLastAct(
  db: Database,
  { actions, personId, subject, detail }: Trail,
): Promise<(WhoActed & { action: string; detail: string | null }) | null> {
  const person = auditEntries.personId;
  const part = auditEntries.detail;
  const [last] = await db
    .select({
      at: auditEntries.at,
      name: users.name,
      id: auditEntries.actorId,
      role: auditEntries.actorRole,
      action: auditEntries.action,
      detail: part,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        inArray(auditEntries.action, [...actions]),
        personId === null ? isNull(person) : eq(person, personId),
        subject && eq(auditEntries.subject, subject),
        detail === undefined
          ? undefined
          : or(eq(part, detail), like(part, `% ${detail}`)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last ?? null;
}
