import { type ComponentProps } from 'react';
import { useListContractsQuery } from '@site/api-client';
import { CUSTOMER_STATE_LABELS } from '@site/api-contract/states';
import { StateTag, Tag } from '@site/ui';
import { owedCopy } from '../overview/owed.copy';
import { isLate as isLateContract } from '../overview/pick-leading-contract';

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

/**
 * The same on the page of its delivery or return, which know no payments: as the list of
 * contracts says.
 */
export function VisitTag({ id, ...contract }: ContractTagProps & { id: string }) {
  const { isLate } = useListContractsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: ({ data = [] }) => ({
      isLate: data.some((one) => one.id === id && isLateContract(one)),
    }),
  });
  return <ContractTag {...contract} isLate={isLate} />;
}
