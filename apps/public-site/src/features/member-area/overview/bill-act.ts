import { type ContractSummary } from '@site/api-contract';
import { amountDue } from '@site/api-contract/pricing';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { owedCopy } from './owed.copy';
import { automaticPayerOf, isLate, isOwing } from './pick-leading-contract';

type Act = { label: string; to: string };

/**
 * The button that pays the bill shown on a screen; its address opens that bill. Null when
 * nothing is left to pay.
 */
export function billActOf(contract: ContractSummary): Act | null {
  const { id, dueBefore: [first] = [], nextInstallment: next } = contract;
  if (isOwing(contract))
    return first
      ? { label: owedCopy.pay(first.open), to: memberPaymentsPath(id, first.dueDate) }
      : { label: owedCopy.payNow, to: memberPaymentsPath(id) };
  if (!next) return null;
  const to = memberPaymentsPath(id, next.dueDate);
  if (next.payableFrom) return { label: owedCopy.ways, to };
  // Fine and interest are known only for the oldest late bill.
  if (isLate(contract))
    return contract.late?.since === next.dueDate
      ? { label: owedCopy.pay(amountDue(contract, next)), to }
      : { label: owedCopy.payNow, to };
  return { label: automaticPayerOf(contract) ? owedCopy.seeBill : owedCopy.payNow, to };
}

/**
 * The amount in reais that a screen shows first: all late bills together, or else the
 * next bill.
 */
export function namedAmount(contract: ContractSummary): number | null {
  const { late, nextInstallment: next, owed } = contract;
  if (isOwing(contract)) return owed;
  if (!next) return null;
  const due = amountDue(contract, next);
  return isLate(contract) ? Math.max(late?.total ?? due, due) : due;
}
