import { eq } from 'drizzle-orm';
import {
  type CmsPage,
  type DataOf,
  type previewCmsPage as previewCall,
} from '@site/api-contract';
import { pathOfCmsPage, PREVIEW_PARAM } from '@site/api-contract/site-paths';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { pageOfPath } from '../cms.repository';
import { cmsPages } from '../cms-pages.table';
import { showPage, showVersion } from '../edit-pages.service';
import { findDraft } from '../page-versions.repository';
import { type PreviewedVersion, previewedVersion, previewToken } from './preview-token';

type Needs = Pick<Ports, 'clock' | 'config'>;

/** The address at which the site shows a version for a few minutes. */
export async function previewVersion(
  ports: Needs,
  db: Database,
  { actor, ...version }: PreviewedVersion & { actor: Actor },
): Promise<DataOf<typeof previewCall>> {
  const { slug } = await showPage(ports, db, version.id);
  await showVersion(ports, db, version);
  const path = pathOfCmsPage(slug);
  if (!path) return refuse('invalid', 'O site não mostra esta página em lugar nenhum.');
  await recordAudit(ports, db, {
    actor,
    action: 'cms-page-previewed',
    personId: null,
    subject: `cms-page:${version.id}`,
    detail: String(version.number),
  });
  const { token, expiresAt } = previewToken(ports.config, version, ports.clock.now());
  return {
    path: `${path}?${PREVIEW_PARAM}=${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * The version that a preview shows instead of the page at a path; null for every other
 * page. With an expired token it refuses, rather than show today's page.
 */
export async function previewedPage(
  { clock, config }: Needs,
  db: Database,
  { token, path }: { token: string; path: string },
): Promise<CmsPage | null> {
  const version = previewedVersion(config, token, clock.now());
  if (!version || config.CMS_URL)
    return refuse('not-found', 'Esta prévia expirou. Abra outra no portal.');
  const page = pageOfPath(path);
  const [row] = await db
    .select({ id: cmsPages.id })
    .from(cmsPages)
    .where(typeof page === 'number' ? eq(cmsPages.id, page) : eq(cmsPages.slug, page));
  if (row?.id !== version.id) return null;
  const draft = await findDraft(db, version.id, version.number);
  return draft ? (draft as CmsPage) : null;
}
