import { type ComponentProps } from 'react';
import { CUSTOMER_STATE_LABELS } from '@site/contracts/states';
import { StateTag } from '@site/ui';

type ContractTagProps = Pick<ComponentProps<typeof StateTag>, 'state' | 'returnKind'>;

/** Where a contract stands, as its customer reads it. */
export function ContractTag(contract: ContractTagProps) {
  return <StateTag {...contract} icon labels={CUSTOMER_STATE_LABELS} />;
}
