import { type FastifyInstance } from 'fastify';
import {
  getLinkPoster,
  getSalesFunnel,
  listPortalLinks,
  sendLinkVisit,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, DEALERSHIP_STAFF } from '#platform/security/access';
import { countVisit } from './link-visits.service';
import { linkPoster, listPortalLinksFor } from './portal-links.service';
import { salesFunnelFor } from './sales-funnel.service';

export function salesFunnelRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendLinkVisit,
    { ...ANYONE, limit: 'link-visits' },
    async ({ ports, db, viewer, attribution }) => {
      // Colleagues who try a link are no visitors.
      if (!viewer.role) await countVisit(ports, db, attribution);
      return { ok: true as const };
    },
  );
  serve(api, getSalesFunnel, DEALERSHIP_STAFF, ({ ports, db, viewer }) =>
    salesFunnelFor(ports, db, viewer),
  );
  serve(api, listPortalLinks, DEALERSHIP_STAFF, ({ ports, db, viewer }) =>
    listPortalLinksFor(ports, db, viewer),
  );
  serve(api, getLinkPoster, DEALERSHIP_STAFF, ({ ports, db, viewer, query }) =>
    linkPoster(ports, db, { viewer, query }),
  );
}
