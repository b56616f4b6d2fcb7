import { and, asc, desc, eq } from 'drizzle-orm';
import { type ExtraKind } from '@site/api-contract/catalog';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { users } from '../../identity/accounts/accounts.table';
import { addOns, extraNameActs, paints } from '../vehicles/vehicles.table';

export type ExtraRow = {
  kind: ExtraKind;
  slug: string;
  name: string;
  description: string | null;
  revision: number;
};

/** All colors, then all add-ons. */
export async function listNamed(db: Database): Promise<ExtraRow[]> {
  const colors = await db.select().from(paints).orderBy(asc(paints.position));
  const more = await db.select().from(addOns).orderBy(asc(addOns.position));
  return [
    ...colors.map(({ slug, name, revision }) => ({
      ...{ kind: 'paint' as const, slug, name, revision },
      description: null,
    })),
    ...more.map(({ slug, name, description, revision }) => ({
      ...{ kind: 'add-on' as const, slug, name, description, revision },
    })),
  ];
}

/** Locks the names: a second change waits for the first. */
export async function lockNames(tx: Database): Promise<void> {
  await lockName(tx, 'names of extras');
}

export async function saveNames(
  tx: Database,
  { kind, slug, name, description, revision }: ExtraRow,
): Promise<void> {
  if (kind === 'paint')
    await tx.update(paints).set({ name, revision }).where(eq(paints.slug, slug));
  else
    await tx
      .update(addOns)
      .set({ name, description: description ?? '', revision })
      .where(eq(addOns.slug, slug));
}

export async function addAct(
  tx: Database,
  act: typeof extraNameActs.$inferInsert,
): Promise<void> {
  await tx.insert(extraNameActs).values(act);
}

export type ActRow = Awaited<ReturnType<typeof listLastActs>>[number];

/** The newest change of each color and add-on. */
export function listLastActs(db: Database) {
  const { kind, slug, at, actorRole, id } = extraNameActs;
  return db
    .selectDistinctOn([kind, slug], { kind, slug, at, role: actorRole, name: users.name })
    .from(extraNameActs)
    .leftJoin(users, eq(users.id, extraNameActs.actedBy))
    .orderBy(kind, slug, desc(id))
    .$dynamic();
}

/** The newest change of one color or add-on. */
export async function findLastAct(
  db: Database,
  { kind, slug }: Pick<ExtraRow, 'kind' | 'slug'>,
): Promise<ActRow | null> {
  const which = and(eq(extraNameActs.kind, kind), eq(extraNameActs.slug, slug));
  const [last] = await listLastActs(db).where(which);
  return last ?? null;
}
