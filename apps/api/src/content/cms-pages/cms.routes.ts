import { type FastifyInstance } from 'fastify';
import { fetchCms, getContentVersion, PREVIEW_HEADER } from '@site/api-contract';
import { refuse } from '#platform/errors';
import { countCall } from '#platform/http/limits/rate-limits';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { embeddedPages, type PageSource } from './cms.repository';
import { readContentVersion } from './content-version';
import { withLinkedPrices } from './linked-prices';
import { previewedPage } from './preview/preview-page.service';
import { keepRefreshed, wordpressPages } from './wordpress/wordpress-pages';

/** `POST cms` and the content version that the public site re-renders by. */
export function cmsRoutes(api: FastifyInstance): void {
  const source = pageSource(api);
  serve(
    api,
    fetchCms,
    ANYONE,
    async ({ body, db, ports, address, sessionId, request, reply }) => {
      const { path } = body;
      const token = request.headers[PREVIEW_HEADER];
      const preview =
        typeof token === 'string'
          ? await previewedPage(ports, db, { token, path })
          : null;
      if (token !== undefined) reply.header('cache-control', 'no-store');
      const page =
        preview ??
        (await source.findPage(path, () =>
          countCall(ports, 'cms-misses', { address, sessionId }),
        ));
      return page
        ? withLinkedPrices(ports, db, page)
        : refuse('not-found', 'Não encontramos esta página.');
    },
  );
  serve(api, getContentVersion, ANYONE, async ({ db, ports }) => ({
    version: `${await readContentVersion(db, ports.clock.now())}${source.mark}`,
  }));
}

function pageSource(api: FastifyInstance): PageSource {
  const { ports } = api;
  const { CMS_URL, CMS_REFRESH_SECONDS } = ports.config;
  if (!CMS_URL) return embeddedPages(ports);
  const source = wordpressPages(
    { ...ports, config: { ...ports.config, CMS_URL } },
    api.log,
  );
  const stop = keepRefreshed(source, CMS_REFRESH_SECONDS * 1000, api.log);
  api.addHook('onClose', stop);
  return source;
}
