import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { type NextMaintenance } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { technicalSheets } from '../../catalog/technical-sheets/technical-sheets.table';
import { vehicleVersions } from '../../catalog/vehicles/vehicles.table';
import { withCountedKm } from '../km/corrections/counted-km';
import { type Reading } from '../km/odometer-reading.rules';
import { serviceRequests } from '../service-requests/service-requests.table';
import { workshopVisits } from '../workshop/workshop.table';
import {
  maintenanceNotices,
  maintenanceVisits,
  type NoticeStep,
} from './maintenance.table';
import { type MaintenancePlan, USUAL_PLAN } from './next-maintenance.rules';

/** The plans of versions that have a technical sheet, by the version's slug. */
export async function maintenancePlans(
  db: Database,
  versionSlugs?: readonly string[],
): Promise<Map<string, MaintenancePlan>> {
  const rows = await db
    .select({
      slug: vehicleVersions.slug,
      everyKm: technicalSheets.maintenanceKm,
      everyMonths: technicalSheets.maintenanceMonths,
    })
    .from(technicalSheets)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, technicalSheets.versionId))
    .where(versionSlugs && inArray(vehicleVersions.slug, [...versionSlugs]));
  return new Map(rows.map(({ slug, ...plan }) => [slug, plan]));
}

export async function planOfVersion(
  db: Database,
  versionSlug: string,
): Promise<MaintenancePlan> {
  return (await maintenancePlans(db, [versionSlug])).get(versionSlug) ?? USUAL_PLAN;
}

type Visit = Reading & { atWorkshop?: true };

/**
 * Maintenance that was done, the oldest first, by contract id: noted by a consultant, or
 * by a workshop at a visit for it. Km that were struck are replaced by the last ones that
 * count.
 */
export async function visitsOf(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, Visit[]>> {
  const rows = await db
    .select({
      contractId: maintenanceVisits.contractId,
      onDay: maintenanceVisits.doneOn,
      km: maintenanceVisits.odometerKm,
    })
    .from(maintenanceVisits)
    .where(inArray(maintenanceVisits.contractId, [...contractIds]));
  const { contractId: of, slotOn, odometerKm, reason, state } = workshopVisits;
  // A car that came always has km.
  const km = sql<number>`${odometerKm}`;
  const atWorkshops = await db
    .select({ contractId: of, onDay: slotOn, km })
    .from(workshopVisits)
    .where(
      and(inArray(of, [...contractIds]), eq(reason, 'revisao'), eq(state, 'realizada')),
    );
  const visits = new Map<string, Visit[]>();
  for (const { contractId, ...visit } of rows)
    visits.set(contractId, [...(visits.get(contractId) ?? []), visit]);
  for (const { contractId, ...visit } of atWorkshops) {
    const known = visits.get(contractId) ?? [];
    // The consultant's word counts for a day that both noted.
    if (!known.some(({ onDay }) => onDay === visit.onDay))
      visits.set(contractId, [...known, { ...visit, atWorkshop: true }]);
  }
  for (const known of visits.values())
    known.sort((one, other) => one.onDay.localeCompare(other.onDay));
  return withCountedKm(db, visits);
}

/** Writes a visit; a second one of the day takes the place of the first. */
export async function saveVisit(
  tx: Database,
  visit: typeof maintenanceVisits.$inferInsert,
): Promise<void> {
  await tx
    .insert(maintenanceVisits)
    .values(visit)
    .onConflictDoUpdate({
      target: [maintenanceVisits.contractId, maintenanceVisits.doneOn],
      set: visit,
    });
}

/** Deletes the visit of a day and gives it; null where there was none. */
export async function deleteVisit(
  tx: Database,
  { contractId, doneOn }: { contractId: string; doneOn: string },
): Promise<typeof maintenanceVisits.$inferSelect | null> {
  const [gone] = await tx
    .delete(maintenanceVisits)
    .where(
      and(
        eq(maintenanceVisits.contractId, contractId),
        eq(maintenanceVisits.doneOn, doneOn),
      ),
    )
    .returning();
  return gone ?? null;
}

/** Open requests for maintenance, by contract id. */
export async function requestsFor(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, NonNullable<NextMaintenance['request']>>> {
  const { contractId, id, number, kind, state } = serviceRequests;
  const rows = await db
    .select({ contractId, id, number })
    .from(serviceRequests)
    .where(
      and(
        inArray(contractId, [...contractIds]),
        eq(kind, 'revisao'),
        ne(state, 'resolvida'),
      ),
    )
    .orderBy(asc(serviceRequests.openedAt), asc(serviceRequests.number));
  return new Map(rows.map(({ contractId: of, ...request }) => [of, request]));
}

/** Notices of contracts, as `<contract id> <number> <step>`. */
export async function noticesOf(
  db: Database,
  contractIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(maintenanceNotices)
    .where(inArray(maintenanceNotices.contractId, [...contractIds]));
  return new Set(
    rows.map(({ contractId, number, step }) => noticeKey(contractId, number, step)),
  );
}

export const noticeKey = (contractId: string, number: number, step: NoticeStep) =>
  `${contractId} ${number} ${step}`;

/** Notes a notice; false when it was there before. */
export async function addNotice(
  tx: Database,
  notice: typeof maintenanceNotices.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(maintenanceNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** Maintenance that was overdue is not any more, since a reading or the plan was corrected. */
export async function takeOverdueBack(
  tx: Database,
  { contractId, number }: { contractId: string; number: number },
): Promise<void> {
  await tx
    .delete(maintenanceNotices)
    .where(
      and(
        eq(maintenanceNotices.contractId, contractId),
        eq(maintenanceNotices.number, number),
        eq(maintenanceNotices.step, 'overdue'),
      ),
    );
}

/**
 * Booked visits to a workshop for maintenance, by contract id: today or later, since one
 * that has passed unnoted keeps nobody from being reminded.
 */
export async function bookedVisits(
  db: Database,
  contractIds: readonly string[],
  today: IsoDate,
): Promise<Map<string, NonNullable<NextMaintenance['booked']>>> {
  const { contractId, slotOn, slotAt, reason, state } = workshopVisits;
  const rows = await db
    .select({ contractId, day: slotOn, time: slotAt })
    .from(workshopVisits)
    .where(
      and(
        inArray(contractId, [...contractIds]),
        eq(reason, 'revisao'),
        eq(state, 'marcada'),
        gte(slotOn, today),
      ),
    );
  return new Map(rows.map(({ contractId: of, ...booked }) => [of, booked]));
}
