import { type FastifyInstance } from 'fastify';
import { listSavedViews, removeView, renameView, saveView } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ALL_STAFF } from '#platform/security/access';
import * as views from './saved-views.service';

export function savedViewRoutes(api: FastifyInstance): void {
  serve(api, listSavedViews, ALL_STAFF, ({ db, viewer, query }) =>
    views.listSavedViews(db, { viewer, list: query.list }),
  );
  serve(api, saveView, ALL_STAFF, ({ ports, db, viewer, body }) =>
    views.saveView(ports, db, { viewer, view: body }),
  );
  serve(api, renameView, ALL_STAFF, ({ db, viewer, params, body }) =>
    views.renameView(db, { viewer, id: params.id, body }),
  );
  serve(api, removeView, ALL_STAFF, ({ db, viewer, params }) =>
    views.removeView(db, { viewer, id: params.id }),
  );
}
