import { type ConsultantRight, type DataOf, type searchPortal } from '@site/api-contract';
import { isValidDocument, isValidPlate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { foundContracts } from '../../contracts/contracts/list/found-contracts';
import { foundDeliveries } from '../../contracts/deliveries/found-deliveries';
import { foundReturns } from '../../driving/returns/found-returns';
import { foundRequests } from '../../driving/service-requests/found-requests';
import { foundVisits } from '../../driving/workshop/found-visits';
import { foundLeads } from '../../sales/leads/found-leads';
import { foundProposals } from '../../sales/proposals/list/found-proposals';
import { foundCustomers } from './found-customers';

/** The most things of a kind that a search shows: more of the name finds fewer. */
const MOST_OF_A_KIND = 6;

/**
 * Searches what the viewer may open: a consultant by the rights, a dealer and a seller the
 * own proposals, the cars of the dealership and the visits to its workshop. The trail
 * records who searched, by what, and the person when there was exactly one; never the
 * typed text.
 */
export async function search(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { text, viewer, actor }: { text: string; viewer: SignedIn; actor: Actor },
): Promise<DataOf<typeof searchPortal>> {
  const query = { search: text, most: MOST_OF_A_KIND + 1, now: ports.clock.now() };
  const kinds =
    viewer.kind === 'consultant'
      ? await forConsultant(db, viewer, query)
      : await forDealership(db, viewer, query);
  const shown = kinds.flatMap((rows) => rows.slice(0, MOST_OF_A_KIND));
  await recordAudit(ports, db, {
    actor,
    action: 'customers-searched',
    personId: onlyPersonIn(shown),
    detail: kindOf(text),
  });
  return {
    items: shown.map(({ item }) => item),
    hasMore: kinds.some(({ length }) => length > MOST_OF_A_KIND),
  };
}

async function forConsultant(
  db: Database,
  viewer: SignedIn,
  query: FoundQuery,
): Promise<FoundRow[][]> {
  const has = (right: ConsultantRight) => viewer.rights?.includes(right) ?? false;
  return [
    await foundCustomers(db, query, has),
    has('analysis') ? await foundProposals(db, viewer, query) : [],
    has('analysis') ? await foundContracts(db, query) : [],
    has('analysis') ? await foundRequests(db, query) : [],
    has('leads') ? await foundLeads(db, query) : [],
  ];
}

async function forDealership(
  db: Database,
  viewer: SignedIn,
  query: FoundQuery,
): Promise<FoundRow[][]> {
  return [
    await foundProposals(db, viewer, query),
    await foundDeliveries(db, viewer, query),
    await foundReturns(db, viewer, query),
    await foundVisits(db, viewer, query),
  ];
}

/** The only account that rows are about; null where there are several, or none. */
function onlyPersonIn(rows: readonly FoundRow[]): string | null {
  const people = rows.flatMap(({ personId }) => personId ?? []);
  const [person = null, ...others] = new Set(people);
  return others.length === 0 ? person : null;
}

/** The kind of a typed text, in a word for the trail. */
function kindOf(text: string): string {
  if (isValidDocument(text)) return 'document';
  if (isValidPlate(text)) return 'plate';
  if (text.includes('@')) return 'email';
  return /\d/.test(text) ? 'number' : 'name';
}
