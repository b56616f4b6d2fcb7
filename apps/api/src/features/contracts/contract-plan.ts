import { type Installment, type InstallmentPlan } from '@site/contracts';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/contracts/brazil';
import { termsOn } from '@site/contracts/contract-terms';
import { sum } from '@site/contracts/pricing';
import { isOver } from '@site/contracts/states';
import { type PlannedInstallment } from '../installments/plan';
import { chargedStateOf } from '../ledger/statement.rules';
import { deliveryDayOf, planOf } from './contract.rules';
import { type ContractRecord } from './contracts.repository';

/**
 * The plan of a contract with each installment as the ledger has it: what was charged
 * stands with its own due date and what is open of it.
 */
export function contractPlan(record: ContractRecord, today: IsoDate): InstallmentPlan {
  const { contract, amendments } = record;
  const days = { ...record, terms: contract.terms };
  // One that ended before the delivery waits for it no longer.
  const until = contract.closedAt ? saoPauloDay(contract.closedAt) : today;
  const planned = planOf(days, until);
  return {
    dueDay: termsOn(contract.terms, amendments, today).dueDay,
    signedOn: contract.terms.signedOn,
    deliveredOn: deliveryDayOf(days, until),
    total: reaisFromCentavos(sum(planned)),
    installments: planned.map((row) => toInstallment(record, row, today)),
  };
}

function toInstallment(
  { proposal, entries }: ContractRecord,
  { number, kind, label, item, dueDate, centavos }: PlannedInstallment,
  today: IsoDate,
): Installment {
  const charged = chargedStateOf(entries, item, today);
  const status = charged?.state ?? (isOver(proposal.state) ? 'cancelada' : 'a_vencer');
  return {
    number,
    kind,
    label,
    status,
    dueDate: charged?.dueOn ?? dueDate,
    amount: reaisFromCentavos(centavos),
    open: reaisFromCentavos(
      charged?.openCentavos ?? (status === 'cancelada' ? 0 : centavos),
    ),
  };
}
