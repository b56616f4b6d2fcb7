import { saoPauloDay } from '@site/api-contract/brazil';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { isMoreAhead } from '../../contracts/contracts/plan/next-installment';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { billToPay } from '../bills/bill.rules';

/**
 * Refuses an agreement about the next bills when none follows a bill, by default the
 * oldest one (409 `nothing-ahead`).
 */
export function requireNextBill(
  { clock }: Pick<Ports, 'clock'>,
  record: ContractRecord,
  bill: Pick<OpenBill, 'dueOn'> | undefined = billToPay(billsOf(record.entries)),
): void {
  const today = saoPauloDay(clock.now());
  if (!isMoreAhead(record, { today, dueOn: bill?.dueOn ?? null }))
    refuse(
      'conflict',
      'Nenhuma outra conta deste contrato vai vencer: não há o que agendar.',
      { reason: 'nothing-ahead' },
    );
}
