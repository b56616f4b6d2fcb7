import { type FastifyInstance } from 'fastify';
import {
  bringBackCmsPage,
  getCmsPage,
  getCmsPageVersion,
  listCmsPages,
  previewCmsPage,
  publishCmsPage,
  saveCmsPage,
  withdrawCmsPage,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  bringBack,
  publishVersion,
  saveVersion,
  showPage,
  showPages,
  showVersion,
  withdrawVersion,
} from './edit-pages.service';
import { previewVersion } from './preview/preview-page.service';

const DESK = { access: ['CONSULTANT'], right: 'desk' } as const;
const versionIn = ({ id, number }: { id: string; number: string }) => ({
  id: Number(id),
  number: Number(number),
});

/**
 * Editing the pages of the CMS, for consultants with the right `desk`
 * (docs/decisions/079).
 */
export function editPagesRoutes(api: FastifyInstance): void {
  serve(api, listCmsPages, DESK, ({ ports, db }) => showPages(ports, db));
  serve(api, getCmsPage, DESK, ({ ports, db, params }) =>
    showPage(ports, db, Number(params.id)),
  );
  serve(api, getCmsPageVersion, DESK, ({ ports, db, params }) =>
    showVersion(ports, db, versionIn(params)),
  );
  serve(api, saveCmsPage, DESK, ({ ports, db, params, body, actor }) =>
    saveVersion(ports, db, { id: Number(params.id), body, actor }),
  );
  serve(api, bringBackCmsPage, DESK, ({ ports, db, params, body, actor }) =>
    bringBack(ports, db, { ...versionIn(params), base: body.base, actor }),
  );
  serve(api, publishCmsPage, DESK, ({ ports, db, params, body, actor }) =>
    publishVersion(ports, db, { ...versionIn(params), when: body, actor }),
  );
  serve(api, previewCmsPage, DESK, ({ ports, db, params, actor }) =>
    previewVersion(ports, db, { ...versionIn(params), actor }),
  );
  serve(api, withdrawCmsPage, DESK, async ({ ports, db, params, actor }) => {
    await withdrawVersion(ports, db, { ...versionIn(params), actor });
    return { ok: true as const };
  });
}
