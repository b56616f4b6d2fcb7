import { useListOverdueContractsQuery } from '@site/api-client';
import { consultantOverduePath } from '@site/contracts/site-paths';
import { WorkQueue } from '../../shared/work-queue';
import { overdueCopy } from './overdue.copy';
import { overdueColumns } from './overdue-columns';

/** Contracts that wait for a person's decision, the longest overdue first. */
export function Component() {
  return (
    <WorkQueue
      answer={useListOverdueContractsQuery()}
      idOf={({ contractId }) => contractId}
      pathOf={consultantOverduePath}
      columns={overdueColumns}
      words={overdueCopy}
    />
  );
}
