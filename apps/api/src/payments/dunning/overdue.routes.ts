import { type FastifyInstance } from 'fastify';
import { decideOverdue, listOverdueContracts } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import { recordAudit } from '#platform/security/audit';
import { decideOverdue as decide, type OverdueEndings } from './decide-overdue.service';
import { showOverdue } from './overdue-view';

/** Contracts after the last automatic reminder, about which consultants decide. */
export function overdueRoutes(api: FastifyInstance, endings: OverdueEndings): void {
  serve(
    api,
    listOverdueContracts,
    CONSULTANTS.analysis,
    async ({ ports, db, actor, query }) => {
      await recordAudit(ports, db, {
        actor,
        action: 'overdue-listed',
        personId: null,
      });
      return showOverdue(ports, db, query.search);
    },
  );
  serve(
    api,
    decideOverdue,
    CONSULTANTS.analysis,
    ({ ports, db, actor, params, body: { revision, ...form } }) =>
      decide(ports, db, { id: params.id, form, revision, actor, endings }),
  );
}
