import { type FastifyInstance } from 'fastify';
import { endHold, keepHold, listColleagues, listHolds } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import * as holds from './holds.service';

export function holdRoutes(api: FastifyInstance): void {
  serve(api, listHolds, CONSULTANTS.analysisOrLeads, ({ ports, db, viewer }) =>
    holds.listHolds(ports, db, viewer),
  );
  serve(api, listColleagues, CONSULTANTS.analysisOrLeads, ({ db, viewer, params }) =>
    holds.listColleagues(db, { viewer, ...params }),
  );
  serve(
    api,
    keepHold,
    CONSULTANTS.analysisOrLeads,
    ({ ports, db, viewer, params, body }) =>
      holds.keepHold(ports, db, { viewer, ...params, ...body }),
  );
  serve(api, endHold, CONSULTANTS.analysisOrLeads, ({ db, viewer, params }) =>
    holds.endHold(db, { viewer, ...params }),
  );
}
