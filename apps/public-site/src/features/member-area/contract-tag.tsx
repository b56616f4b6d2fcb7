import { CUSTOMER_STATE_LABELS, type ProposalState } from '@site/contracts/states';
import { StateTag, Tag } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';

type ContractTagProps = {
  state: ProposalState;
  /** Why the car comes back, if it does. */
  returnKind?: string | null;
};

/** Where a contract stands: one that was ended for want of payment is not active any more. */
export function ContractTag({ state, returnKind }: ContractTagProps) {
  return state === 'ativa' && returnKind === 'inadimplencia' ? (
    <Tag tone="err" icon>
      {memberAreaCopy.endedUnpaid}
    </Tag>
  ) : (
    <StateTag state={state} icon labels={CUSTOMER_STATE_LABELS} />
  );
}
