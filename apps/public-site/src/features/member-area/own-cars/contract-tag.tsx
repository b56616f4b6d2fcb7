import { type ComponentProps } from 'react';
import { type ContractSummary } from '@site/api-contract';
import { shownOwnContract } from '@site/api-contract/contracts';
import { CUSTOMER_STATE_LABELS } from '@site/api-contract/sales';
import { StateTag, Tag } from '@site/ui';

/** The tag of a contract for its customer. */
export function ContractTag({ contract }: { contract: ContractSummary }) {
  const { label, tone } = shownOwnContract(contract, CUSTOMER_STATE_LABELS);
  return (
    <Tag tone={tone} icon>
      {label}
    </Tag>
  );
}

type OwnStateTagProps = Pick<ComponentProps<typeof StateTag>, 'state' | 'returnKind'>;

/** A state in the customer's words, for a proposal, or a contract beside its debt. */
export function OwnStateTag({ state, returnKind }: OwnStateTagProps) {
  return (
    <StateTag state={state} returnKind={returnKind} icon labels={CUSTOMER_STATE_LABELS} />
  );
}
