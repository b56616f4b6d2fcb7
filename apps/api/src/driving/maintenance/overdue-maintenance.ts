import { and, asc, eq, exists, gte, inArray, ne, not, sql } from 'drizzle-orm';
import { MOST_OVERDUE, type OverdueMaintenance } from '@site/api-contract';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { contracts } from '../../contracts/contracts/contracts.table';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { serviceRequests } from '../service-requests/service-requests.table';
import { workshopVisits } from '../workshop/workshop.table';
import { maintenanceNotices } from './maintenance.table';

/**
 * Maintenance that is overdue and neither done, asked for nor booked, the longest first, so
 * that somebody phones: of all cars, or of those that one dealership delivered; at most
 * `MOST_OVERDUE`. A car that is reported stolen or lost is left out.
 */
export async function overdueMaintenance(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { dealershipId }: { dealershipId?: number } = {},
): Promise<OverdueMaintenance[]> {
  const done = sql`(select count(*) from (
      select done_on from maintenance_visits v where v.contract_id = ${contracts.id}
      union
      select slot_on from workshop_visits v
      where v.contract_id = ${contracts.id} and v.reason = 'revisao'
        and v.state = 'realizada'
    ) done)`;
  const booked = db
    .select({ id: workshopVisits.id })
    .from(workshopVisits)
    .where(
      and(
        eq(workshopVisits.contractId, contracts.id),
        eq(workshopVisits.reason, 'revisao'),
        eq(workshopVisits.state, 'marcada'),
        gte(workshopVisits.slotOn, todayOf({ clock })),
      ),
    );
  const askedOrLost = db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.contractId, contracts.id),
        inArray(serviceRequests.kind, ['revisao', 'roubo-ou-perda-total']),
        ne(serviceRequests.state, 'resolvida'),
      ),
    );
  const rows = await db
    .select({
      contractId: contracts.id,
      who: users.name,
      terms: contracts.terms,
      dueOn: maintenanceNotices.dueOn,
      dueKm: maintenanceNotices.dueKm,
    })
    .from(maintenanceNotices)
    .innerJoin(contracts, eq(contracts.id, maintenanceNotices.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(deliveries, eq(deliveries.contractId, contracts.id))
    .where(
      and(
        eq(maintenanceNotices.step, 'overdue'),
        eq(proposals.state, 'ativa'),
        dealershipId === undefined
          ? undefined
          : eq(deliveries.dealershipId, dealershipId),
        sql`${maintenanceNotices.number} = ${done} + 1`,
        not(exists(askedOrLost)),
        not(exists(booked)),
      ),
    )
    .orderBy(asc(maintenanceNotices.notedAt), asc(contracts.id))
    .limit(MOST_OVERDUE);
  return rows.map(({ terms, ...row }) => ({ ...row, about: terms.versionName }));
}
