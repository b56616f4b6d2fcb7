import { type ContractSummary } from '@site/api-contract';
import { aContractSummary } from '@site/testing';

/** A contract whose next installment is overdue. */
export function lateContract(id: string): ContractSummary {
  const { nextInstallment, ...contract } = aContractSummary({ id });
  return {
    ...contract,
    nextInstallment: nextInstallment && { ...nextInstallment, status: 'vencida' },
    late: { since: '2026-12-10', days: 1, amount: 2637 },
  };
}
