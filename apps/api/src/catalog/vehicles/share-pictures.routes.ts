import { type FastifyInstance } from 'fastify';
import { refuse, TEXTS } from '#platform/errors';
import { ANYONE } from '#platform/security/access';

/** A day: a drawing changes only with a release. */
const KEPT_SECONDS = 86_400;

/**
 * Pictures of cars for link previews, whose readers send none of the headers of a call.
 * There are as many as models times paints, each drawn once a process, so nobody can make
 * it work hard.
 */
export function sharePictureRoutes(api: FastifyInstance): void {
  api.get<{ Params: { model: string; paint: string } }>(
    '/share-pictures/:model/:paint',
    { config: ANYONE, schema: { hide: true } as object },
    async ({ params }, reply) => {
      const { model: modelSlug, paint } = params;
      const picture = await api.ports.drawings.share({ modelSlug, paint });
      if (!picture) return refuse('not-found', TEXTS.notFound);
      return reply
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .type('image/png')
        .send(picture);
    },
  );
}
