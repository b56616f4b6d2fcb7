import { aliasedTable, and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { tookOver } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { roleOf } from '#platform/security/actor-columns';
import { type Actor } from '#platform/security/audit';
import { users } from '../../identity/accounts/accounts.table';
import { cmsPages, cmsPageVersions as versions } from './cms-pages.table';

/** The parts of a page that change from version to version. */
export type Draft = { content: unknown; seo: unknown };

/** A version without its contents, which are long. */
export type VersionRow = Omit<typeof versions.$inferSelect, 'content' | 'seo'>;

/**
 * The pages as visitors see them at an instant: the one published at once, or the
 * scheduled version whose time came after that.
 */
export function pagesAt(db: Database, now: Date) {
  const current = db
    .selectDistinctOn([versions.pageId], {
      pageId: versions.pageId,
      number: versions.number,
      content: versions.content,
      seo: versions.seo,
      publishAt: versions.publishAt,
    })
    .from(versions)
    .innerJoin(cmsPages, eq(cmsPages.id, versions.pageId))
    .where(tookOver(now))
    .orderBy(versions.pageId, desc(versions.publishAt), desc(versions.number))
    .as('current');
  return db
    .select({
      id: cmsPages.id,
      slug: cmsPages.slug,
      content: sql<unknown>`coalesce(${current.content}, ${cmsPages.content})`,
      seo: sql<unknown>`coalesce(${current.seo}, ${cmsPages.seo})`,
      updatedAt: sql`coalesce(${current.publishAt}, ${cmsPages.updatedAt})`.mapWith(
        cmsPages.updatedAt,
      ),
    })
    .from(cmsPages)
    .leftJoin(current, eq(current.pageId, cmsPages.id))
    .$dynamic();
}

/** 0 without a version. */
async function newestNumber(db: Database, pageId: number): Promise<number> {
  const [row] = await db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.pageId, pageId))
    .orderBy(desc(versions.number))
    .limit(1);
  return row?.number ?? 0;
}

type NewVersion = Draft & {
  pageId: number;
  /** Null for the product's own pages. */
  actor: Actor | null;
  at: Date;
  /** The instant from which visitors see it; a draft has none. */
  publishAt?: Date;
  bringsBack?: number;
};

/** Adds a version after the newest one; the caller holds the lock on the page's row. */
export async function addVersion(tx: Database, version: NewVersion): Promise<number> {
  const { pageId, content, seo, actor, at, publishAt, bringsBack } = version;
  const number = (await newestNumber(tx, pageId)) + 1;
  const role = actor && roleOf('CONSULTANT', actor);
  await tx.insert(versions).values({
    pageId,
    number,
    content,
    seo,
    savedBy: actor?.id ?? null,
    savedRole: role,
    savedAt: at,
    bringsBack,
    ...(publishAt && { publishAt, publishedBy: actor?.id ?? null, publishedRole: role }),
  });
  return number;
}

const savers = aliasedTable(users, 'savers');
const publishers = aliasedTable(users, 'publishers');
const withdrawers = aliasedTable(users, 'withdrawers');

/** A version with the names of the people who saved, published and withdrew it. */
export type NamedVersion = {
  version: VersionRow;
  saver: string | null;
  publisher: string | null;
  withdrawer: string | null;
};

const { content: _content, seo: _seo, ...facts } = getTableColumns(versions);

/** The contents of a version. */
export async function findDraft(
  db: Database,
  pageId: number,
  number: number,
): Promise<Draft | undefined> {
  const [draft] = await db
    .select({ content: versions.content, seo: versions.seo })
    .from(versions)
    .where(and(eq(versions.pageId, pageId), eq(versions.number, number)));
  return draft;
}

/** Versions of pages, newest first. */
export function listVersions(
  db: Database,
  pageIds: readonly number[],
): Promise<NamedVersion[]> {
  return db
    .select({
      version: facts,
      saver: savers.name,
      publisher: publishers.name,
      withdrawer: withdrawers.name,
    })
    .from(versions)
    .leftJoin(savers, eq(savers.id, versions.savedBy))
    .leftJoin(publishers, eq(publishers.id, versions.publishedBy))
    .leftJoin(withdrawers, eq(withdrawers.id, versions.withdrawnBy))
    .where(inArray(versions.pageId, [...pageIds]))
    .orderBy(desc(versions.number));
}

/** Locks the row of a page while one of its versions is written. */
export async function holdPage(
  tx: Database,
  id: number,
): Promise<{ id: number; slug: string } | undefined> {
  const [page] = await tx
    .select({ id: cmsPages.id, slug: cmsPages.slug })
    .from(cmsPages)
    .where(eq(cmsPages.id, id))
    .for('update');
  return page;
}

/** Records that a version was published, scheduled or withdrawn. */
export async function markVersion(
  tx: Database,
  { pageId, number }: { pageId: number; number: number },
  facts: Partial<
    Pick<
      VersionRow,
      'publishAt' | 'publishedBy' | 'publishedRole' | 'withdrawnAt' | 'withdrawnBy'
    >
  >,
): Promise<void> {
  await tx
    .update(versions)
    .set(facts)
    .where(and(eq(versions.pageId, pageId), eq(versions.number, number)));
}
