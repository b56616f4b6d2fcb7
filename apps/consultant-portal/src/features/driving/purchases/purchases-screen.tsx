import { useSearchParams } from 'react-router-dom';
import { useListPurchasesQuery } from '@site/api-client';
import { consultantPurchasePath } from '@site/api-contract/site-paths';
import { QueueFilters, searchIn } from '../../../shared/queue/queue-filters';
import { WorkQueue } from '../../../shared/queue/work-queue';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { purchaseColumns } from './purchase-columns';
import { purchasesCopy as copy } from './purchases.copy';
import { OVER, shownState } from './shown-purchases';

export function Component() {
  return <QueueOrDay queue={Queue} />;
}

/** Cars that customers want to buy; those that wait for us come first. */
function Queue() {
  const [params] = useSearchParams();
  const state = shownState(params);
  const { currentData, ...query } = useListPurchasesQuery({
    query: { state, search: searchIn(params) },
  });
  return (
    <WorkQueue
      answer={{ ...query, ...(currentData && { currentData: currentData.items }) }}
      idOf={({ id }) => id}
      pathOf={consultantPurchasePath}
      columns={purchaseColumns(params)}
      words={{ ...copy, caption: copy.caption[state], empty: copy.empty[state] }}
      filters={
        <QueueFilters
          show={{
            label: copy.show,
            open: copy.open,
            done: { word: OVER, label: copy.over },
          }}
        />
      }
    />
  );
}
