import { fetchCms, getContentVersion, type CmsPage } from '@site/contracts';
import { type FastifyInstance } from 'fastify';
import { getVersion } from '../../platform/content-version';
import { refuse } from '../../platform/errors';
import { serve } from '../../platform/serve';
import { embeddedPages, type PageSource } from './cms.repository';

/** `POST cms` and the content version that the public site re-renders by. */
export function cmsRoutes(api: FastifyInstance): void {
  serve(api, fetchCms, ['anyone'], ({ db, body }) => getPage(embeddedPages(db), body.path));
  serve(api, getContentVersion, ['anyone'], async ({ db, ports }) => ({ version: await getVersion(db, ports.clock.now()) }));
}

/** `path` is one of the two shapes that the contract lets through: `pages?slug=…` or `pages/704` (spec §7). */
async function getPage(source: PageSource, path: string): Promise<CmsPage> {
  const slug = /^pages\?slug=(.+)$/.exec(path)?.[1];
  const page = await source.findPage(slug ? { slug } : { id: Number(path.slice('pages/'.length)) });
  return page ?? refuse('not-found', 'Não encontramos esta página.');
}
