import { type FastifyInstance } from 'fastify';
import { listAuditLooks } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import { showLooks } from './audit-looks.service';

export function auditLookRoutes(api: FastifyInstance): void {
  serve(api, listAuditLooks, CONSULTANTS.audit, ({ ports, db, query, actor }) =>
    showLooks(ports, db, { query, actor }),
  );
}
