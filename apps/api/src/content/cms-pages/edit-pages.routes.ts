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
import { CONSULTANTS } from '#platform/security/access';
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

const versionIn = ({ id, number }: { id: string; number: string }) => ({
  id: Number(id),
  number: Number(number),
});

/**
 * Editing the pages of the CMS, for consultants with the right `desk`
 * (docs/product/content.md).
 */
export function editPagesRoutes(api: FastifyInstance): void {
  serve(api, listCmsPages, CONSULTANTS.desk, ({ ports, db }) => showPages(ports, db));
  serve(api, getCmsPage, CONSULTANTS.desk, ({ ports, db, params }) =>
    showPage(ports, db, Number(params.id)),
  );
  serve(api, getCmsPageVersion, CONSULTANTS.desk, ({ ports, db, params }) =>
    showVersion(ports, db, versionIn(params)),
  );
  serve(api, saveCmsPage, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    saveVersion(ports, db, { id: Number(params.id), body, actor }),
  );
  serve(api, bringBackCmsPage, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    bringBack(ports, db, { ...versionIn(params), base: body.base, actor }),
  );
  serve(api, publishCmsPage, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    publishVersion(ports, db, { ...versionIn(params), when: body, actor }),
  );
  serve(api, previewCmsPage, CONSULTANTS.desk, ({ ports, db, params, actor }) =>
    previewVersion(ports, db, { ...versionIn(params), actor }),
  );
  serve(api, withdrawCmsPage, CONSULTANTS.desk, async ({ ports, db, params, actor }) => {
    await withdrawVersion(ports, db, { ...versionIn(params), actor });
    return { ok: true as const };
  });
}
