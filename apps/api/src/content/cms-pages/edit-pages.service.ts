import { eq } from 'drizzle-orm';
import {
  type BodyOf,
  type CmsPageDetail,
  type DataOf,
  type listCmsPages as listCall,
  type PageVersion,
  type PageVersionContent,
  type publishCmsPage as publishCall,
  type saveCmsPage as saveCall,
} from '@site/api-contract';
import { DAY_MS, saoPauloInstant } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { roleOf } from '#platform/security/actor-columns';
import { type Actor } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { cleanDraft, isSameDraft, writePage } from './cms.repository';
import { cmsPages } from './cms-pages.table';
import { notePageAct } from './note-page-act';
import { conflict, refuseMoved } from './page-conflicts';
import { pageProblems } from './page-problems';
import { currentNumber, toVersion } from './page-version-view';
import {
  addVersion,
  findDraft,
  holdPage,
  listVersions,
  markVersion,
  type NamedVersion,
  pagesAt,
  type VersionRow,
} from './page-versions.repository';
import { lostMarkup } from './safe-html';

const MOST_VERSIONS = 50;
const LATEST_MS = 366 * DAY_MS;
const AMOUNT = /R\$\s?\d/;
type Needs = Pick<Ports, 'clock' | 'config'>;
type Act = { id: number; actor: Actor };
type VersionAct = Act & { number: number };

/**
 * The pages of the database, named as visitors see them; none when a WordPress holds
 * them.
 */
export async function showPages(
  { clock, config }: Needs,
  db: Database,
): Promise<DataOf<typeof listCall>> {
  if (config.CMS_URL) return { source: 'wordpress', items: [] };
  const now = clock.now();
  const pages = await pagesAt(db, now).orderBy(cmsPages.slug);
  const versions = await listVersions(
    db,
    pages.map(({ id }) => id),
  );
  const items = pages.flatMap(({ id, slug, seo, content }) => {
    const rows = versions.filter(({ version }) => version.pageId === id);
    const [newest] = rows;
    if (!newest) return [];
    const current = currentNumber(rowsOf(rows), now);
    const waiting = rows
      .map(({ version }) => version)
      .filter(
        ({ withdrawnAt, publishAt }) => !withdrawnAt && publishAt && publishAt > now,
      )
      .map(({ publishAt }) => publishAt?.toISOString() ?? '');
    return {
      id: String(id),
      slug,
      title: (seo as { title?: string }).title ?? slug,
      newest: toVersion(newest, { current, now }),
      nextAt: waiting.sort()[0] ?? null,
      namesAmounts: AMOUNT.test(JSON.stringify(content)),
    };
  });
  return { source: 'database', items };
}

/** A page as it was last saved, with its versions. */
export async function showPage(
  ports: Needs,
  db: Database,
  id: number,
): Promise<CmsPageDetail> {
  const { page, rows, view } = await readPage(ports, db, id);
  const shown = rows.slice(0, MOST_VERSIONS);
  return {
    id: String(id),
    slug: page.slug,
    newest: await withContent(db, newestOf(rows), view),
    versions: shown.map((row) => toVersion(row, view)),
    hasMore: rows.length > shown.length,
  };
}

/** One version of a page with its content; 404 where there is none. */
export async function showVersion(
  ports: Needs,
  db: Database,
  { id, number }: { id: number; number: number },
): Promise<PageVersionContent> {
  const { rows, view } = await readPage(ports, db, id);
  return withContent(db, rowOf(rows, number), view);
}

/**
 * Saves a page as the next version of the edited one. A save without a change adds no
 * version; a colleague's version in between is a conflict.
 */
export async function saveVersion(
  ports: Needs,
  db: Database,
  { id, body, actor }: Act & { body: BodyOf<typeof saveCall> },
): Promise<DataOf<typeof saveCall>> {
  const { base, ...typed } = body;
  return db.transaction(async (tx) => {
    const { page, rows } = await holdAndRead(ports, tx, id);
    const newest = refuseOlder(rows, { base, actor });
    const clean = cleanDraft(typed);
    const problems = pageProblems(page, { typed, clean });
    if (problems.length > 0) refuseFields(problems);
    const saved = await findDraft(tx, id, newest.number);
    if (!saved || !isSameDraft(saved, clean)) {
      const version = { pageId: id, ...clean, actor, at: ports.clock.now() };
      const number = await addVersion(tx, version);
      await notePageAct(ports, tx, { id, number, actor, action: 'cms-page-saved' });
    }
    return {
      newest: (await showPage(ports, tx, id)).newest,
      cleaned: [...lostMarkup(typed.content, 'content'), ...lostMarkup(typed.seo, 'seo')],
    };
  });
}

/** Saves an older version again as the newest one. */
export async function bringBack(
  ports: Needs,
  db: Database,
  { id, number, base, actor }: VersionAct & { base: number },
): Promise<PageVersionContent> {
  return db.transaction(async (tx) => {
    const { page, rows } = await holdAndRead(ports, tx, id);
    refuseOlder(rows, { base, actor });
    rowOf(rows, number);
    const old = await contentOf(tx, id, number);
    // The rules may have become stricter since.
    const clean = cleanDraft(old);
    const problems = pageProblems(page, { typed: old, clean });
    if (problems.length > 0)
      refuse('invalid', 'Esta versão não serve mais para a página como ela é hoje.');
    const made = await addVersion(tx, {
      pageId: id,
      ...clean,
      actor,
      at: ports.clock.now(),
      bringsBack: number,
    });
    await notePageAct(ports, tx, { id, number: made, actor, action: 'cms-page-saved' });
    return (await showPage(ports, tx, id)).newest;
  });
}

/** Publishes the newest version, a draft, at once or at a time (São Paulo). */
export async function publishVersion(
  ports: Needs,
  db: Database,
  { id, number, when, actor }: VersionAct & { when: BodyOf<typeof publishCall> },
): Promise<PageVersion> {
  return db.transaction(async (tx) => {
    const { page, rows } = await holdAndRead(ports, tx, id);
    const { publishAt: published } = rowOf(rows, number).version;
    refuseOlder(rows, { base: number, actor });
    if (published) await refuseMoved(tx, { id, number, actor });
    const now = ports.clock.now();
    const later = laterTime(when, now);
    await markVersion(
      tx,
      { pageId: id, number },
      {
        publishAt: later ?? now,
        publishedBy: actor.id,
        publishedRole: roleOf('CONSULTANT', actor),
      },
    );
    if (!later)
      await writePage(tx, { ...page, ...(await contentOf(tx, id, number)) }, now);
    const action = later ? 'cms-page-scheduled' : 'cms-page-published';
    await notePageAct(ports, tx, { id, number, actor, action });
    return (await showVersion(ports, tx, { id, number })) satisfies PageVersion;
  });
}

/** Withdraws a scheduled version before its time. */
export async function withdrawVersion(
  ports: Needs,
  db: Database,
  { id, number, actor }: VersionAct,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await holdAndRead(ports, tx, id);
    const { publishAt, withdrawnAt } = rowOf(rows, number).version;
    const now = ports.clock.now();
    if (withdrawnAt) await refuseMoved(tx, { id, number, actor });
    if (!publishAt) conflict('Esta versão não está agendada.');
    else if (publishAt <= now)
      conflict('Esta versão já foi ao ar. Publique outra para mudar a página.');
    const facts = { withdrawnAt: now, withdrawnBy: actor.id };
    await markVersion(tx, { pageId: id, number }, facts);
    await notePageAct(ports, tx, { id, number, actor, action: 'cms-page-withdrawn' });
  });
}

const rowsOf = (rows: readonly NamedVersion[]) => rows.map(({ version }) => version);

const newestOf = (rows: readonly NamedVersion[]) =>
  rows[0] ?? refuse('not-found', TEXTS.notFound);

const rowOf = (rows: readonly NamedVersion[], number: number) =>
  rows.find(({ version }) => version.number === number) ??
  refuse('not-found', TEXTS.notFound);

type View = Parameters<typeof toVersion>[1];

const contentOf = async (db: Database, id: number, number: number) =>
  (await findDraft(db, id, number)) ?? refuse('not-found', TEXTS.notFound);

async function withContent(
  db: Database,
  row: NamedVersion,
  view: View,
): Promise<PageVersionContent> {
  const { pageId, number } = row.version;
  const { content, seo } = await contentOf(db, pageId, number);
  return {
    ...toVersion(row, view),
    content: content as PageVersionContent['content'],
    seo: seo as PageVersionContent['seo'],
  };
}

async function readPage({ clock, config }: Needs, db: Database, id: number) {
  if (config.CMS_URL)
    refuse('conflict', 'As páginas vêm de um WordPress e são editadas lá.', {
      reason: 'pages-elsewhere',
    });
  const [page] = await db
    .select({ id: cmsPages.id, slug: cmsPages.slug })
    .from(cmsPages)
    .where(eq(cmsPages.id, id));
  if (!page) refuse('not-found', TEXTS.notFound);
  const rows = await listVersions(db, [id]);
  const now = clock.now();
  return { page, rows, view: { current: currentNumber(rowsOf(rows), now), now } };
}

/** The page, locked until the transaction ends. */
async function holdAndRead(ports: Needs, tx: Database, id: number) {
  await holdPage(tx, id);
  return readPage(ports, tx, id);
}

function refuseOlder(
  rows: readonly NamedVersion[],
  { base, actor }: { base: number; actor: Actor },
): VersionRow {
  const { version, saver } = newestOf(rows);
  const { number, savedAt, savedBy, savedRole } = version;
  if (number === base) return version;
  const who = { at: savedAt, name: saver, id: savedBy, role: savedRole };
  const by = byWhom(who, `salvou a versão ${number} desta página`, actor.id);
  return conflict(`${by} Ela veio depois da que você abriu.`);
}

function laterTime(
  { day, time }: BodyOf<typeof publishCall>,
  now: Date,
): Date | undefined {
  if (!day && !time) return undefined;
  if (!day) return refuseFields([{ key: 'Day', message: 'Informe o dia.' }]);
  if (!time) return refuseFields([{ key: 'Time', message: 'Informe a hora.' }]);
  const at = saoPauloInstant(day, time);
  if (at <= now) refuseFields([{ key: 'Day', message: 'Esse dia e hora já passaram.' }]);
  if (at.getTime() - now.getTime() > LATEST_MS)
    refuseFields([{ key: 'Day', message: 'Escolha um dia dentro de um ano.' }]);
  return at;
}
