import { useSearchParams } from 'react-router-dom';
import { useListOverdueContractsQuery } from '@site/api-client';
import { consultantOverduePath } from '@site/api-contract/site-paths';
import { QueueFilters, searchIn } from '../../../shared/queue/queue-filters';
import { WorkQueue } from '../../../shared/queue/work-queue';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { dunningCopy } from './dunning.copy';
import { overdueColumns } from './overdue-columns';

export function Component() {
  return <QueueOrDay queue={Queue} />;
}

/** Contracts that wait for a person's decision, the longest overdue first. */
function Queue() {
  const [params] = useSearchParams();
  const search = searchIn(params);
  return (
    <WorkQueue
      answer={useListOverdueContractsQuery({ query: { search } })}
      idOf={({ contractId }) => contractId}
      pathOf={consultantOverduePath}
      columns={overdueColumns(params)}
      words={dunningCopy}
      filters={<QueueFilters />}
    />
  );
}
