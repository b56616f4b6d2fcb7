import { type FastifyInstance } from 'fastify';
import { listSavedViews, removeView, renameView, saveView } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import * as views from './saved-views.service';

const STAFF = { access: ['DEALER', 'SELLER', 'CONSULTANT'] } as const;

export function savedViewRoutes(api: FastifyInstance): void {
  serve(api, listSavedViews, STAFF, ({ db, viewer, query }) =>
    views.listSavedViews(db, { viewer, list: query.list }),
  );
  serve(api, saveView, STAFF, ({ ports, db, viewer, body }) =>
    views.saveView(ports, db, { viewer, view: body }),
  );
  serve(api, renameView, STAFF, ({ db, viewer, params, body }) =>
    views.renameView(db, { viewer, id: params.id, body }),
  );
  serve(api, removeView, STAFF, ({ db, viewer, params }) =>
    views.removeView(db, { viewer, id: params.id }),
  );
}
