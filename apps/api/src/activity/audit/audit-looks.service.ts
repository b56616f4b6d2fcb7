import {
  type DataOf,
  type listAuditLooks as listCall,
  type QueryOf,
} from '@site/api-contract';
import { auditWordsOf, type LookerRole } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { decodeCursor, encodeCursor, pageSizeOf, SERIAL } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { listLooks } from './audit-looks.repository';
import { nameSubjects } from './name-subjects';

/**
 * Lists the staff's acts, or their looks at data of people. The trail records this question
 * as a look, too.
 */
export async function showLooks(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    query: { cursor, limit: asked, kind = 'looks', ...filters },
    actor,
  }: { query: QueryOf<typeof listCall>; actor: Actor },
): Promise<DataOf<typeof listCall>> {
  const after = decodeCursor(cursor, SERIAL);
  const limit = pageSizeOf({ limit: asked });
  await recordAudit(ports, db, {
    actor,
    action: 'audit-looks-listed',
    personId: filters.personId ?? null,
  });
  const rows = await listLooks(db, filters, {
    actions: auditWordsOf(kind),
    after,
    limit,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.entry;
  const names = await nameSubjects(
    db,
    shown.map(({ entry: { subject } }) => subject),
  );
  return {
    items: shown.map((row) => toLook(row, names)),
    nextCursor:
      rows.length > limit && last
        ? encodeCursor({ at: last.at, id: String(last.id) })
        : null,
  };
}

type Row = Awaited<ReturnType<typeof listLooks>>[number];

function toLook(
  { entry, actorName, personName, personRole }: Row,
  names: ReadonlyMap<string, string>,
): DataOf<typeof listCall>['items'][number] {
  const { id, at, action, actorId, actorRole, personId, subject, detail } = entry;
  const isOwn = personId === actorId;
  return {
    id: String(id),
    at: at.toISOString(),
    action,
    actorId,
    actorName,
    actorRole: actorRole as LookerRole,
    personId: isOwn ? null : personId,
    personName: isOwn ? null : personName,
    isStaff: personRole !== null,
    subject,
    subjectName: subject === null ? null : (names.get(subject) ?? null),
    detail,
  };
}
