import {
  type ContractSummary,
  type Installment,
  type Proposal,
} from '@site/api-contract';
import { amountDue } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/states';
import { memberAreaCopy } from '../member-area.copy';
import { owedCopy } from './owed.copy';

/**
 * Newest proposal that still moves; when none does, the newest of all. `proposals` come
 * newest first.
 */
export function pickLeadingProposal(proposals: readonly Proposal[]): Proposal | null {
  return proposals.find(({ state }) => !isOver(state)) ?? proposals[0] ?? null;
}

/**
 * The contract that still runs, whose car must come back, that ended with something to
 * pay, or whose car was bought and waits for its title; the car to bring goes first, then
 * what is behind with a payment, then what is left to pay.
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

/** It is over, and something of it is still to be paid. */
export const isOwing = ({ state, owed }: Pick<ContractSummary, 'state' | 'owed'>) =>
  isOver(state) && owed > 0;

/** Behind with a bill of any kind. */
const isBehind = (contract: ContractSummary) =>
  isLate(contract) || contract.dueBefore?.some(({ late }) => late);

/** Behind with an installment. */
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

/** Title of what is late with an installment. */
export const lateTitle = ({ late }: ContractSummary, { dueDate }: Installment) =>
  owedCopy.lateSince(late?.bills ?? 1, late?.since ?? dueDate);

/** Pays the next installment by itself; what is late is better paid now. */
export const automaticPayerOf = (contract: ContractSummary) =>
  isLate(contract) ? undefined : contract.takenBy;
