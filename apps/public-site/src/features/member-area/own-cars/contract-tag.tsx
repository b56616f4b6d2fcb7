import { type ComponentProps } from 'react';
import { CUSTOMER_STATE_LABELS } from '@site/api-contract/states';
import { StateTag, Tag } from '@site/ui';
import { owedCopy } from '../overview/owed.copy';

type ContractTagProps = Pick<ComponentProps<typeof StateTag>, 'state' | 'returnKind'> & {
  /** A payment is late: that stands in the place of the state. */
  isLate?: boolean;
};

/** Where a contract stands, as its customer reads it. */
export function ContractTag({ isLate, ...contract }: ContractTagProps) {
  return isLate ? (
    <Tag tone="err" icon>
      {owedCopy.late}
    </Tag>
  ) : (
    <StateTag {...contract} icon labels={CUSTOMER_STATE_LABELS} />
  );
}
