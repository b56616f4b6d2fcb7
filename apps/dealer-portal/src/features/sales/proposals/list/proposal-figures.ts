import { COUNT_LIMIT } from '@site/api-contract/brazil';
import {
  isContract,
  isOpen,
  type ProposalState,
  waitsForCustomer,
} from '@site/api-contract/sales';

/** Number of proposals in each state, as the API returns it. */
export type StateCounts = Readonly<Record<string, number>>;

/**
 * The figures above the list. `recent` counts those of the last 7 days, so the other open
 * ones are old; null when a state has more open proposals than the API counts. `planned`
 * counts the old ones with a next step: their customers were asked.
 */
export function figuresFrom(all: StateCounts, recent: StateCounts, planned: StateCounts) {
  const oldWaiting = Math.max(
    0,
    sum(all, waitsForCustomer) - sum(recent, waitsForCustomer),
  );
  const open = sum(all, isOpen);
  const isCut = Object.entries(all).some(
    ([state, count]) => isOpen(state as ProposalState) && count > COUNT_LIMIT,
  );
  return {
    total: sum(all, () => true),
    open,
    waiting: sum(all, waitsForCustomer),
    old: isCut ? null : Math.max(0, open - sum(recent, isOpen)),
    oldWaiting,
    toAsk: Math.max(0, oldWaiting - sum(planned, waitsForCustomer)),
    contracts: sum(all, isContract),
    active: all.ativa ?? 0,
  };
}

function sum(counts: StateCounts, keep: (state: ProposalState) => boolean): number {
  return Object.entries(counts).reduce(
    (total, [state, count]) => (keep(state as ProposalState) ? total + count : total),
    0,
  );
}
