import { type FastifyInstance } from 'fastify';
import { getSharePreview, getShareToken, openSharedSimulation } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { countCall } from '#platform/http/limits/rate-limits';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import * as sharing from './sharing.service';
import { ownerOf } from './simulations.repository';

/** A simulation by link: its keys, the page that they open, and previews of the link. */
export function sharingRoutes(api: FastifyInstance): void {
  serve(api, getShareToken, ANYONE, ({ ports, db, viewer, sessionId, params }) =>
    sharing.getShareKeys(ports, db, ownerOf(viewer, sessionId), params.id),
  );
  serve(
    api,
    openSharedSimulation,
    { ...ANYONE, limit: 'availability' },
    ({ ports, db, body }) => sharing.openShared(ports, db, body.token),
  );
  serve(api, getSharePreview, ANYONE, ({ ports, db, params }) =>
    sharing.getSharePreview(ports, db, params.preview),
  );
  // Readers of link previews send none of the headers of a call.
  api.get<{ Params: { preview: string } }>(
    '/simulations/previews/:preview/picture',
    {
      config: ANYONE,
      schema: { hide: true } as object,
      onRequest: ({ ip: address }) =>
        countCall(api.ports, 'availability', { address, sessionId: undefined }),
    },
    async ({ params }, reply) => {
      const { ports } = api;
      const { picture, validUntil } = await sharing.drawSharePreview(
        ports,
        ports.database.db,
        params.preview,
      );
      // A day at most, and no longer than the price is guaranteed.
      const guaranteedMs = Date.parse(validUntil) - ports.clock.now().getTime();
      const keptSeconds = Math.floor(Math.min(DAY_MS, guaranteedMs) / 1000);
      return reply
        .header('cache-control', `public, max-age=${keptSeconds}`)
        .type('image/png')
        .send(picture);
    },
  );
}
