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
 * The contract that still runs, whose car must come back, or whose car was bought and
 * waits for its title; the car to bring goes first, then what is behind with a payment.
 */
export function leadingContract(
  contracts: readonly ContractSummary[],
): ContractSummary | null {
  const running = contracts.filter(
    (contract) =>
      !isOver(contract.state) ||
      contract.purchase?.state === 'comprada' ||
      carDueBack(contract),
  );
  return running.find(carDueBack) ?? running.find(isLate) ?? running[0] ?? null;
}

/** What is known of a car that must come back by a day and is still out. */
export function carDueBack({ carReturn }: Pick<ContractSummary, 'carReturn'>) {
  return carReturn?.bringBy && !carReturn.isBack
    ? { ...carReturn, bringBy: carReturn.bringBy }
    : null;
}

/** Behind with a payment. */
export const isLate = ({ nextInstallment }: ContractSummary) =>
  nextInstallment?.status === 'vencida';
