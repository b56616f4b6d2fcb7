import { and, asc, isNull, type SQL, sql } from 'drizzle-orm';
import { type ConsultantRight, type CustomerOpen } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { openContracts } from '../../contracts/contracts/list/found-contracts';
import { openRequests } from '../../driving/service-requests/found-requests';
import { users } from '../../identity/accounts/accounts.table';
import { peopleFoundBy } from '../../identity/accounts/people-search';
import { openLeads } from '../../sales/leads/found-leads';
import { openProposals } from '../../sales/proposals/list/found-proposals';
import { maskDocument } from '../../sales/proposals/mask-document';
import { simulationCodeIn } from '../../sales/simulations/simulation-code';

type Rights = (right: ConsultantRight) => boolean;

/**
 * Customers that a search finds, by name, with what is open as far as the rights go; what
 * a right does not open counts as nothing. The code of a simulation finds whose it is,
 * since customers read it from their cart before a proposal has a number.
 */
export async function foundCustomers(
  db: Database,
  { search, most, now }: FoundQuery,
  has: Rights,
): Promise<FoundRow[]> {
  const people = await db
    .select()
    .from(users)
    .where(
      and(isNull(users.role), sql`${users.id} = any(array(${customersFoundBy(search)}))`),
    )
    .orderBy(wholeNamesFirst(users.name, search), asc(users.name), asc(users.id))
    .limit(most);
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const ofAnalysis = has('analysis') ? await openOfAnalysis(db, ids, now) : () => NOTHING;
  const leadsOf = has('leads') ? await openLeads(db, people) : () => 0;
  return people.map((person) => ({
    personId: person.id,
    item: {
      kind: 'customer',
      id: person.id,
      name: person.name,
      document: person.document === null ? '' : maskDocument(person.document),
      open: { ...ofAnalysis(person.id), leads: leadsOf(person) },
    },
  }));
}

/** The ids of customers by what `peopleFoundBy` takes, or by a simulation's whole code. */
export function customersFoundBy(search: string): SQL {
  const people = peopleFoundBy(search);
  const code = simulationCodeIn(search);
  return code === null
    ? people
    : sql`${people}
      union all select s.user_id from simulations s
        where s.code = ${code} and s.user_id is not null`;
}

type OpenOfAnalysis = Omit<CustomerOpen, 'leads'>;
const NOTHING: OpenOfAnalysis = {
  ...{ coming: 0, active: 0, daysLate: 0 },
  ...{ proposals: 0, services: 0 },
};

async function openOfAnalysis(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => OpenOfAnalysis> {
  const contractsOf = await openContracts(db, ids, now);
  const proposalsOf = await openProposals(db, ids);
  const servicesOf = await openRequests(db, ids);
  return (id) => ({
    ...contractsOf(id),
    proposals: proposalsOf(id),
    services: servicesOf(id),
  });
}
