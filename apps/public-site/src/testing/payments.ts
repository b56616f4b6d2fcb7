import { type Bill, type ContractPayments } from '@site/api-contract';
import { A_UUID } from '@site/testing';

export const aBill = (changes: Partial<Bill> = {}): Bill => ({
  label: 'Mensalidade 1 de 36',
  dueDate: '2026-11-24',
  amount: 2637,
  items: [
    {
      item: 'installment:1',
      label: 'Mensalidade 1 de 36',
      amount: 2637,
      contestable: true,
    },
  ],
  lateCharges: 0,
  late: false,
  paid: 0,
  charges: [],
  ...changes,
});
/** Payments of a contract whose first bill is open. */
export const somePayments = (
  changes: Partial<ContractPayments> = {},
): ContractPayments => ({
  contractId: A_UUID,
  number: 'C-2611-0001',
  versionName: 'Aroeira Evolução',
  online: true,
  planned: null,
  bill: aBill(),
  next: { label: 'Mensalidade 1 de 36', dueDate: '2026-11-24', amount: 2637 },
  awaitsCar: false,
  later: [],
  automatic: { state: null, journey: null, pix: null },
  prepared: null,
  nextBillsBy: null,
  card: { kept: null, url: null, refused: false, awaited: false },
  credit: 0,
  disputes: [],
  payments: [],
  ...changes,
});
