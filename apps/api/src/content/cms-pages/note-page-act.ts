import { type DeskKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, type AuditAction, recordAudit } from '#platform/security/audit';
import { notifyDeskConsultants } from '../../activity/notifications/notify-desk-consultants';

/** Drafts are not told beyond the editors. */
const KINDS: Partial<Record<AuditAction, DeskKind>> = {
  'cms-page-published': 'page-published',
  'cms-page-scheduled': 'page-scheduled',
  'cms-page-withdrawn': 'page-withdrawn',
};

type PageAct = {
  id: number;
  number: number;
  actor: Actor;
  action: AuditAction;
};

/**
 * Records an act on a version of a page in the trail, and notifies the desk of acts that
 * visitors see or will see.
 */
export async function notePageAct(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { id, number, actor, action }: PageAct,
): Promise<void> {
  await recordAudit(ports, tx, {
    actor,
    action,
    personId: null,
    subject: `cms-page:${id}`,
    detail: String(number),
  });
  const kind = KINDS[action];
  if (kind) await notifyDeskConsultants(ports, tx, { kind, about: { page: id }, actor });
}
