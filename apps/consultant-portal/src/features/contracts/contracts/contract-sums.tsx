import { type ContractDetail } from '@site/api-contract';
import { Facts } from '@site/ui';
import { partsCopy as copy } from './contract-parts.copy';
import { contractsCopy } from './contracts.copy';

/** Open amounts, payments and credits of the contract, and the cost of ending it. */
export function ContractSums({ contract }: { contract: ContractDetail }) {
  const {
    owed,
    late,
    lateCharges = 0,
    balance,
    credit,
    refundDue,
    exit,
    withdrawal,
  } = contract;
  const isMore = lateCharges > 0;
  const isFree = withdrawal?.kind === 'livre';
  const { money } = contractsCopy;
  return (
    <Facts
      rows={[
        [copy.sums.toPay, late && money(late.amount)],
        [isMore ? copy.sums.owedLate : copy.sums.owed, money(owed)],
        [
          isMore ? copy.sums.balanceLate : copy.sums.balance,
          copy.statement.balanceOf(balance),
        ],
        [copy.sums.credit, credit > 0 && money(credit)],
        [copy.sums.refund, refundDue > 0 && money(refundDue)],
        [copy.sums.exit, exit && (isFree ? copy.sums.free : money(exit.cost))],
      ]}
    />
  );
}
