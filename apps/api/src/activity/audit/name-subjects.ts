import { eq, inArray } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { cmsPages } from '../../content/cms-pages/cms-pages.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import { serviceRequests } from '../../driving/service-requests/service-requests.table';
import { trafficFines } from '../../driving/traffic-fines/traffic-fines.table';
import { consultantInvitations, sellerInvitations } from '../../identity/team/team.table';
import { chargeDisputes } from '../../payments/disputes/charge-disputes.table';
import { leads } from '../../sales/leads/leads.table';
import { proposals } from '../../sales/proposals/proposals.table';

type Named = { id: string | number; name: string };
type Find = (db: Database, ids: string[]) => Promise<Named[]>;

const numbers = (ids: string[]) => ids.map(Number).filter(Number.isSafeInteger);

/** The number or name of a subject, by the words of the trail for its kind. */
const FINDERS: Readonly<Record<string, Find>> = {
  proposal: (db, ids) =>
    db
      .select({ id: proposals.id, name: proposals.number })
      .from(proposals)
      .where(inArray(proposals.id, ids)),
  contract: contractsOf,
  // `driver:<contract>:<driver>` leads to the contract.
  driver: contractsOf,
  'traffic-fine': (db, ids) =>
    db
      .select({ id: trafficFines.id, name: trafficFines.noticeNumber })
      .from(trafficFines)
      .where(inArray(trafficFines.id, ids)),
  'service-request': (db, ids) =>
    db
      .select({ id: serviceRequests.id, name: serviceRequests.number })
      .from(serviceRequests)
      .where(inArray(serviceRequests.id, ids)),
  dispute: (db, ids) =>
    db
      .select({ id: chargeDisputes.id, name: contracts.number })
      .from(chargeDisputes)
      .innerJoin(contracts, eq(contracts.id, chargeDisputes.contractId))
      .where(inArray(chargeDisputes.id, ids)),
  lead: (db, ids) =>
    db
      .select({ id: leads.id, name: leads.name })
      .from(leads)
      .where(inArray(leads.id, ids)),
  invitation: async (db, ids) => [
    ...(await db
      .select({ id: consultantInvitations.id, name: consultantInvitations.name })
      .from(consultantInvitations)
      .where(inArray(consultantInvitations.id, ids))),
    ...(await db
      .select({ id: sellerInvitations.id, name: sellerInvitations.name })
      .from(sellerInvitations)
      .where(inArray(sellerInvitations.id, ids))),
  ],
  dealership: (db, ids) =>
    db
      .select({ id: dealerships.id, name: dealerships.name })
      .from(dealerships)
      .where(inArray(dealerships.id, numbers(ids))),
  'price-table': (db, ids) =>
    db
      .select({ id: priceTables.id, name: priceTables.name })
      .from(priceTables)
      .where(inArray(priceTables.id, numbers(ids))),
  'cms-page': (db, ids) =>
    db
      .select({ id: cmsPages.id, name: cmsPages.slug })
      .from(cmsPages)
      .where(inArray(cmsPages.id, numbers(ids))),
};

function contractsOf(db: Database, ids: string[]): Promise<Named[]> {
  return db
    .select({ id: contracts.id, name: contracts.number })
    .from(contracts)
    .where(inArray(contracts.id, ids));
}

/**
 * Numbers and names of the trail's subjects, by the subject: the trail itself holds ids
 * alone. A subject that is gone has no name, and a document never has one. Each kind takes
 * one query.
 */
export async function nameSubjects(
  db: Database,
  subjects: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(subjects)].flatMap((subject) => {
    const [kind = '', id = ''] = subject?.split(':') ?? [];
    return subject === null || !Object.hasOwn(FINDERS, kind)
      ? []
      : [{ subject, kind, id }];
  });
  const names = new Map<string, string>();
  for (const kind of new Set(known.map((one) => one.kind))) {
    const own = known.filter((one) => one.kind === kind);
    const ids = [...new Set(own.map(({ id }) => id))];
    const found = (await FINDERS[kind]?.(db, ids)) ?? [];
    const byId = new Map(found.map(({ id, name }) => [String(id), name]));
    for (const { subject, id } of own) {
      const name = byId.get(id);
      if (name !== undefined) names.set(subject, name);
    }
  }
  return names;
}
