import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm';
import { plateSpellings } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { haveWords, numberBeginningOf } from '#platform/data/search-words';
import { peopleFoundBy } from '../../../identity/accounts/people-search';
import { contracts } from '../contracts.table';

/**
 * Whether a search finds this contract: by its customer (`peopleFoundBy`); by the number
 * of contract or proposal, or its last part; or by a whole plate, in letters of either
 * kind. Each has its index. Undefined for a blank search, which finds all.
 */
export function foundBy(
  contractId: SQL | Column,
  search: string | undefined,
): SQL | undefined {
  if (!search?.trim()) return undefined;
  const beginning = numberBeginningOf(search);
  const ofProposal = sql`words_of_proposal(p.number, p.simulation_code)`;
  const plates = plateSpellings(search).map((plate) => sql`${plate}`);
  return sql`${contractId} = any(array(
    select f.id from contracts f
      where ${haveWords(sql`words_of_proposal(f.number, '')`, beginning)}
    union all select f.id from proposals p
      join contracts f on f.proposal_id = p.id where ${haveWords(ofProposal, beginning)}
    union all select car.contract_id from cars car
      where car.plate in (${sql.join(plates, sql`, `)})
    union all select f.id from contracts f
      where f.user_id = any(array(${peopleFoundBy(search)}))))`;
}

/** The contracts of a list that a search finds, in their order. */
export async function foundOf(
  db: Database,
  ids: readonly string[],
  search: string | undefined,
): Promise<string[]> {
  const isFound = foundBy(contracts.id, search);
  if (!isFound) return [...ids];
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(inArray(contracts.id, [...ids]), isFound));
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
