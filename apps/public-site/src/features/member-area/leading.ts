import { type ContractSummary, type Proposal } from '@site/contracts';
import { isOver } from '@site/contracts/states';

/**
 * Newest proposal that still moves; when none does, the newest of all. `proposals` come
 * newest first.
 */
export function leadingProposal(proposals: readonly Proposal[]): Proposal | null {
  return proposals.find(({ state }) => !isOver(state)) ?? proposals[0] ?? null;
}

/**
 * The contract that still runs, or whose car was bought and waits for its title; one that
 * is behind with a payment goes first.
 */
export function leadingContract(
  contracts: readonly ContractSummary[],
): ContractSummary | null {
  const running = contracts.filter(
    ({ state, purchase }) => !isOver(state) || purchase?.state === 'comprada',
  );
  return running.find(isLate) ?? running[0] ?? null;
}

/** Behind with a payment. */
export const isLate = ({ nextInstallment }: ContractSummary) =>
  nextInstallment?.status === 'vencida';
