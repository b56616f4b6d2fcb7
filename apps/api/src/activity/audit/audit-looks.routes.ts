import { type FastifyInstance } from 'fastify';
import { listAuditLooks } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { showLooks } from './audit-looks.service';

export function auditLookRoutes(api: FastifyInstance): void {
  serve(
    api,
    listAuditLooks,
    { access: ['CONSULTANT'], right: 'audit' },
    ({ ports, db, query, actor }) => showLooks(ports, db, { query, actor }),
  );
}
