import { type ContractSummary } from '@site/api-contract';
import { amountDue } from '@site/api-contract/pricing';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { owedCopy } from './owed.copy';
import { automaticPayerOf, isLate, isOwing } from './pick-leading-contract';

type Act = { label: string; to: string };

/**
 * How the bill that a screen names is paid: the button says what happens, and its address
 * opens that very bill. Null where nothing is left to pay.
 */
export function billActOf(contract: ContractSummary): Act | null {
  const { id, dueBefore: [first] = [], nextInstallment: next } = contract;
  if (isOwing(contract))
    return first
      ? { label: owedCopy.pay(first.open), to: memberPaymentsPath(id, first.dueDate) }
      : { label: owedCopy.payNow, to: memberPaymentsPath(id) };
  if (!next) return null;
  if (next.payableFrom) return { label: owedCopy.ways, to: memberPaymentsPath(id) };
  const to = memberPaymentsPath(id, next.dueDate);
  // Only the oldest late bill is known with its fine and interest.
  if (isLate(contract))
    return contract.late?.since === next.dueDate
      ? { label: owedCopy.pay(amountDue(contract, next)), to }
      : { label: owedCopy.payNow, to };
  return { label: automaticPayerOf(contract) ? owedCopy.seeBill : owedCopy.payNow, to };
}

/** Reais that a screen names first: all that is late, else the next bill. */
export function namedAmount(contract: ContractSummary): number | null {
  const { late, nextInstallment: next, owed } = contract;
  if (isOwing(contract)) return owed;
  if (!next) return null;
  const due = amountDue(contract, next);
  return isLate(contract) ? Math.max(late?.total ?? due, due) : due;
}
