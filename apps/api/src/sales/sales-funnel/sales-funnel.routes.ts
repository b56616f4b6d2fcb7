import { type FastifyInstance } from 'fastify';
import {
  getLinkPoster,
  getSalesFunnel,
  listPortalLinks,
  sendLinkVisit,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { countVisit } from './link-visits.service';
import { linkPoster, listPortalLinksFor } from './portal-links.service';
import { salesFunnelFor } from './sales-funnel.service';

export function salesFunnelRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendLinkVisit,
    { access: ['anyone'], limit: 'link-visits' },
    async ({ ports, db, viewer, attribution }) => {
      // Colleagues who try a link are no visit.
      if (!viewer.role) await countVisit(ports, db, attribution);
      return { ok: true as const };
    },
  );
  serve(api, getSalesFunnel, { access: ['SELLER', 'DEALER'] }, ({ ports, db, viewer }) =>
    salesFunnelFor(ports, db, viewer),
  );
  serve(api, listPortalLinks, { access: ['SELLER', 'DEALER'] }, ({ ports, db, viewer }) =>
    listPortalLinksFor(ports, db, viewer),
  );
  serve(
    api,
    getLinkPoster,
    { access: ['SELLER', 'DEALER'] },
    ({ ports, db, viewer, query }) => linkPoster(ports, db, { viewer, query }),
  );
}
