import { type FastifyInstance } from 'fastify';
import { listSavedViews, removeView, renameView, saveView } from '@site/contracts';
import { serve } from '../../platform/http/serve';
import { signedIn } from '../../platform/security/authentication';
import * as views from './saved-views.service';

const STAFF = { access: ['DEALER', 'SELLER', 'CONSULTANT'] } as const;

export function savedViewRoutes(api: FastifyInstance): void {
  serve(api, listSavedViews, STAFF, ({ db, viewer, query }) =>
    views.listSavedViews(db, { viewer: signedIn(viewer), list: query.list }),
  );
  serve(api, saveView, STAFF, ({ ports, db, viewer, body }) =>
    views.saveView(ports, db, { viewer: signedIn(viewer), view: body }),
  );
  serve(api, renameView, STAFF, ({ db, viewer, params, body }) =>
    views.renameView(db, { viewer: signedIn(viewer), id: params.id, body }),
  );
  serve(api, removeView, STAFF, ({ db, viewer, params }) =>
    views.removeView(db, { viewer: signedIn(viewer), id: params.id }),
  );
}
