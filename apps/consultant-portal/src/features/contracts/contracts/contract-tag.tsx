import { type ContractSummary } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import { Tag } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { contractsCopy as copy } from './contracts.copy';

type ContractTagProps = {
  contract: Pick<ContractSummary, 'state' | 'carReturn' | 'nextInstallment'>;
};

/**
 * The tag of a contract in the list and on its page: that an installment is late, as its
 * customer reads it, or the state. A contract that has ended says that it has.
 */
export function ContractTag({
  contract: { state, carReturn, nextInstallment },
}: ContractTagProps) {
  const isEnded = isOver(state) || carReturn?.kind === 'inadimplencia';
  return nextInstallment?.status === 'vencida' && !isEnded ? (
    <Tag tone="err">{copy.stages.late}</Tag>
  ) : (
    <StateTag state={state} returnKind={carReturn?.kind} />
  );
}
