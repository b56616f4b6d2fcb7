import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { type ProposalState } from '@site/api-contract/sales';
import { proposals } from '../proposals.table';

/**
 * A condition for a contract that was ended unpaid and whose car is still out: the state
 * waits for the car, but people read that it is over (`shownState`).
 */
export const isEndedUnpaid: SQL = sql`${proposals.id} = any(array(
  select c.proposal_id
  from returns r
  join contracts c on c.id = r.contract_id
  where r.kind = 'inadimplencia'
    and r.bring_by is not null
    and r.returned_at is null
))`;

/** A condition for a state as people read it. */
export function inState(state: ProposalState): SQL | undefined {
  const stored = eq(proposals.state, state);
  if (state === 'ativa') return and(stored, not(isEndedUnpaid));
  return state === 'encerrada' ? or(stored, isEndedUnpaid) : stored;
}
