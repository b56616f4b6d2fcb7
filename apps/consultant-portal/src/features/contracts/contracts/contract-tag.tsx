import { type ContractSummary } from '@site/api-contract';
import { shownContract } from '@site/api-contract/contracts';
import { Tag } from '@site/ui';

/** The tag of a contract in the list and on its page. */
export function ContractTag({ contract }: { contract: ContractSummary }) {
  const { label, tone } = shownContract(contract);
  return <Tag tone={tone}>{label}</Tag>;
}
