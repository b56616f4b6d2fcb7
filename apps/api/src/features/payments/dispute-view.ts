import { type ChargeDispute, type ContractPayments } from '@site/contracts';
import { reaisFromCentavos as reais } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { type ItemBook, itemLabel } from '../ledger/item-labels.rules';
import { readLedger } from '../ledger/ledger.repository';
import { type DisputeFacts, type DisputeRow, listDisputes } from './disputes.repository';

/** Disputes for consultants: see `listDisputes`. */
export async function showDisputes(
  db: Database,
  state: 'open' | 'answered',
): Promise<ChargeDispute[]> {
  const shown: ChargeDispute[] = [];
  for (const facts of await listDisputes(db, state))
    shown.push(
      toDispute(facts, {
        contract: facts.contract,
        entries: await readLedger(db, facts.contract.id),
      }),
    );
  return shown;
}

export function toDispute(
  { dispute, contract, customer, answeredBy }: DisputeFacts,
  book: ItemBook,
): ChargeDispute {
  return {
    ...toOwnDispute(dispute, book),
    contractId: contract.id,
    contract: contract.number,
    customer: customer.name,
    paid: reais(dispute.paidCentavos),
    dueDate: dispute.dueOn,
    answeredBy,
  };
}

/** As the customer sees it. */
export function toOwnDispute(
  {
    id,
    item,
    centavos,
    contestedCentavos,
    creditedCentavos,
    reason,
    openedAt,
    state,
    answer,
    answeredAt,
    newDueOn,
  }: DisputeRow,
  book: ItemBook,
): ContractPayments['disputes'][number] {
  return {
    id,
    label: itemLabel(item, book),
    amount: reais(centavos),
    contested: reais(contestedCentavos),
    credited: creditedCentavos === null ? null : reais(creditedCentavos),
    reason,
    openedAt: openedAt.toISOString(),
    state,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    newDueDate: newDueOn,
  };
}
