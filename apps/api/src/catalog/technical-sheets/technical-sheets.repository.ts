import { asc, desc, eq } from 'drizzle-orm';
import { type TechnicalSheet } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { users } from '../../identity/accounts/accounts.table';
import { vehicleModels, vehicleVersions } from '../vehicles/vehicles.table';
import { technicalSheetActs, technicalSheets } from './technical-sheets.table';

export async function findModel(db: Database, modelSlug: string) {
  const [model] = await db
    .select()
    .from(vehicleModels)
    .where(eq(vehicleModels.slug, modelSlug));
  return model ?? null;
}

/** All versions with their models and, where there is one, their sheets. */
export function listVersionsWithSheets(db: Database) {
  return db
    .select({
      version: vehicleVersions,
      modelPosition: vehicleModels.position,
      row: technicalSheets,
    })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug))
    .leftJoin(technicalSheets, eq(technicalSheets.versionId, vehicleVersions.id))
    .orderBy(asc(vehicleModels.position), asc(vehicleVersions.id))
    .$dynamic();
}

export type VersionRow = Awaited<ReturnType<typeof listVersionsWithSheets>>[number];

/** Locks the sheets: a second change waits for the first. */
export async function lockSheets(tx: Database): Promise<void> {
  await lockName(tx, 'technical sheets');
}

export async function saveSheet(
  tx: Database,
  versionId: number,
  sheet: TechnicalSheet & { revision: number },
): Promise<void> {
  await tx
    .insert(technicalSheets)
    .values({ versionId, ...sheet })
    .onConflictDoUpdate({ target: technicalSheets.versionId, set: sheet });
}

export async function addSheetAct(
  tx: Database,
  act: typeof technicalSheetActs.$inferInsert,
): Promise<void> {
  await tx.insert(technicalSheetActs).values(act);
}

/** The newest change of each version's sheet. */
export function listLastSheetActs(db: Database) {
  const { versionId, at, actorRole, actedBy, id } = technicalSheetActs;
  return db
    .selectDistinctOn([versionId], {
      ...{ versionId, at, role: actorRole },
      name: users.name,
      id: actedBy,
    })
    .from(technicalSheetActs)
    .leftJoin(users, eq(users.id, actedBy))
    .orderBy(versionId, desc(id));
}

export type SheetActRow = Awaited<ReturnType<typeof listLastSheetActs>>[number];
