import {
  type DataOf,
  type listAuditLooks as listCall,
  type QueryOf,
} from '@site/api-contract';
import {
  type AuditLook,
  LOOK_LABELS,
  type LookerRole,
} from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { decodeCursor, encodeCursor, pageSizeOf, SERIAL } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, type AuditAction, recordAudit } from '#platform/security/audit';
import { listLooks } from './audit-looks.repository';

type Look = Extract<
  AuditAction,
  `${string}-${'viewed' | 'listed' | 'searched' | 'exported'}`
>;
/**
 * The type holds every kind of look that the trail knows, so a look without words on the
 * page does not compile.
 */
const LOOKS = Object.keys(LOOK_LABELS satisfies Record<Look, string>) as AuditLook[];

/**
 * Lists the staff's looks at data of people. The trail records this question as a look,
 * too.
 */
export async function showLooks(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    query: { cursor, limit: asked, ...filters },
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
  const rows = await listLooks(db, filters, { actions: LOOKS, after, limit });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.entry;
  return {
    items: shown.map(toLook),
    nextCursor:
      rows.length > limit && last
        ? encodeCursor({ at: last.at, id: String(last.id) })
        : null,
  };
}

function toLook({
  entry,
  actorName,
}: Awaited<ReturnType<typeof listLooks>>[number]): DataOf<
  typeof listCall
>['items'][number] {
  const { id, at, action, actorId, actorRole, personId, subject } = entry;
  return {
    id: String(id),
    at: at.toISOString(),
    action: action as AuditLook,
    actorId,
    actorName,
    actorRole: actorRole as LookerRole,
    personId: personId === actorId ? null : personId,
    subject,
  };
}
