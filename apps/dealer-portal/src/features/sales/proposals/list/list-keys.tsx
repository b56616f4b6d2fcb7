import { useParams } from 'react-router-dom';
import { type Proposal } from '@site/api-contract';
import { dealerProposalPath } from '@site/api-contract/site-paths';
import { useListKeys } from '@site/ui';

/** J and K open the proposal below and above the open one. */
export function ListKeys({ proposals }: { proposals: readonly Proposal[] }) {
  const { id } = useParams();
  useListKeys({ items: proposals, chosenId: id, pathOf: dealerProposalPath });
  return null;
}
