import { aliasedTable, and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type listAuditLooks, type QueryOf } from '@site/api-contract';
import { betweenDays } from '#platform/data/between-days';
import { type Database } from '#platform/data/database';
import { type Position } from '#platform/http/paging';
import { auditEntries } from '#platform/security/audit.table';
import { OF_STAFF } from '#platform/security/repeated-audit-entry';
import { users } from '../../identity/accounts/accounts.table';

const people = aliasedTable(users, 'people');

type Filters = Omit<QueryOf<typeof listAuditLooks>, 'cursor' | 'limit' | 'kind'>;

function filtered({ personId, actorId, action, ...days }: Filters): (SQL | undefined)[] {
  return [
    personId ? eq(auditEntries.personId, personId) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    betweenDays(auditEntries.at, days),
    action ? eq(auditEntries.action, action) : undefined,
  ];
}

/**
 * Entries of the staff with these actions, newest first, from `after` on. Reads one row more
 * than `limit`, which shows that there is a next page.
 */
export function listLooks(
  db: Database,
  filters: Filters,
  {
    actions,
    after,
    limit,
  }: { actions: readonly string[]; after: Position | null; limit: number },
) {
  return db
    .select({
      entry: auditEntries,
      actorName: users.name,
      personName: people.name,
      personRole: people.role,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(people, eq(people.id, auditEntries.personId))
    .where(
      and(
        OF_STAFF,
        inArray(auditEntries.action, [...actions]),
        ...filtered(filters),
        after
          ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1);
}
