import { useSearchParams } from 'react-router-dom';
import { useListDisputesQuery } from '@site/api-client';
import { consultantDisputePath } from '@site/api-contract/site-paths';
import { ANSWERED } from '../../../shared/dispute-tag';
import { QueueFilters, searchIn } from '../../../shared/queue/queue-filters';
import { WorkQueue } from '../../../shared/queue/work-queue';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { disputeColumns } from './dispute-columns';
import { disputesCopy as copy } from './disputes.copy';
import { shownState } from './shown-disputes';

export function Component() {
  return <QueueOrDay queue={Queue} />;
}

/** Charges that customers contest, the longest waiting first. */
function Queue() {
  const [params] = useSearchParams();
  const state = shownState(params);
  return (
    <WorkQueue
      answer={useListDisputesQuery({
        query: { state, search: searchIn(params) },
      })}
      idOf={({ id }) => id}
      pathOf={consultantDisputePath}
      columns={disputeColumns(params)}
      words={{ ...copy, caption: copy.caption[state], empty: copy.empty[state] }}
      filters={
        <QueueFilters
          show={{
            label: copy.show,
            open: copy.open,
            done: { word: ANSWERED, label: copy.answered },
          }}
        />
      }
    />
  );
}
