import { type ComponentProps } from 'react';
import { CUSTOMER_STATE_LABELS } from '@site/api-contract/sales';
import { StateTag, Tag } from '@site/ui';
import { owedCopy } from '../overview/owed.copy';

type ContractTagProps = Pick<ComponentProps<typeof StateTag>, 'state' | 'returnKind'> & {
  /** A payment is late: the tag says that instead of the state. */
  isLate?: boolean;
};

/** The state of a contract in the customer's words. */
export function ContractTag({ isLate, ...contract }: ContractTagProps) {
  return isLate ? (
    <Tag tone="err" icon>
      {owedCopy.late}
    </Tag>
  ) : (
    <StateTag {...contract} icon labels={CUSTOMER_STATE_LABELS} />
  );
}
