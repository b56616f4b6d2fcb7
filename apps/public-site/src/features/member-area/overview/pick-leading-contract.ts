import {
  type ContractSummary,
  type Installment,
  type Proposal,
} from '@site/api-contract';
import { amountDue } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { memberAreaCopy } from '../member-area.copy';
import { owedCopy } from './owed.copy';

/**
 * The newest proposal that is still open, or else the newest of all. `proposals` are
 * sorted newest first.
 */
export function pickLeadingProposal(proposals: readonly Proposal[]): Proposal | null {
  return proposals.find(({ state }) => !isOver(state)) ?? proposals[0] ?? null;
}

/**
 * The contract that the overview shows first. Candidates are contracts that run, whose
 * car must be returned, that ended with a debt, or whose bought car waits for its title.
 * A car to return goes first, then late payments, then debts of ended contracts.
 */
export function pickLeadingContract(
  contracts: readonly ContractSummary[],
): ContractSummary | null {
  const running = contracts.filter(
    (contract) =>
      !isOver(contract.state) ||
      contract.purchase?.state === 'comprada' ||
      isOwing(contract) ||
      carDueBack(contract),
  );
  const firsts = [carDueBack, isBehind, isOwing].map((first) => running.find(first));
  return firsts.find(Boolean) ?? running[0] ?? null;
}

/** A car that must come back and is still with the customer. */
export function carDueBack({ carReturn }: Pick<ContractSummary, 'carReturn'>) {
  return carReturn?.bringBy && !carReturn.isBack
    ? { ...carReturn, bringBy: carReturn.bringBy }
    : null;
}

/** The contract is over, and part of it is still to be paid. */
export const isOwing = ({ state, owed }: Pick<ContractSummary, 'state' | 'owed'>) =>
  isOver(state) && owed > 0;

/** A bill of any kind is late. */
const isBehind = (contract: ContractSummary) =>
  isLate(contract) || contract.dueBefore?.some(({ late }) => late);

/** An installment is late. */
export const isLate = ({ nextInstallment }: ContractSummary) =>
  nextInstallment?.status === 'vencida';

/** Sentences about a late payment. */
export function lateWords(contract: ContractSummary, next: Installment): string[] {
  const { agreedUntil, late } = contract;
  const due = amountDue(contract, next);
  const bears = due > amountDue({ ...contract, late: null }, next);
  return [
    ...(bears ? [memberAreaCopy.lateCharges, owedCopy.stopsGrowing] : []),
    ...((late?.bills ?? 1) > 1 ? [owedCopy.beginsWith(next.dueDate, due)] : []),
    ...(late?.clearsUntil ? [owedCopy.perhapsPaid(late.clearsUntil)] : []),
    ...(agreedUntil ? [owedCopy.agreed(agreedUntil)] : []),
  ];
}

/** Title about late installments. */
export const lateTitle = ({ late }: ContractSummary, { dueDate }: Installment) =>
  owedCopy.lateSince(late?.bills ?? 1, late?.since ?? dueDate);

/**
 * The payment method that pays the next installment automatically; none when it is late,
 * since a late one is better paid at once.
 */
export const automaticPayerOf = (contract: ContractSummary) =>
  isLate(contract) ? undefined : contract.takenBy;
