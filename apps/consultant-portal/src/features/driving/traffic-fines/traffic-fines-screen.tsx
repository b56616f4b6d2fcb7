import { useSearchParams } from 'react-router-dom';
import { useListTrafficFineQueueQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_FINES_IMPORT_PATH,
  CONSULTANT_NEW_FINE_PATH,
  consultantFinePath,
} from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { QueueFilters, searchIn } from '../../../shared/queue/queue-filters';
import { WorkQueue } from '../../../shared/queue/work-queue';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { fineColumns } from './fine-columns';
import { OVER, shownState } from './shown-fines';
import { trafficFinesCopy as copy } from './traffic-fines.copy';

export function Component() {
  return <QueueOrDay queue={Queue} />;
}

/** Fines of cars under contract, sorted by deadline. */
function Queue() {
  const [params] = useSearchParams();
  const state = shownState(params);
  const { currentData, ...query } = useListTrafficFineQueueQuery({
    query: { state, search: searchIn(params) },
  });
  return (
    <WorkQueue
      answer={{ ...query, ...(currentData && { currentData: currentData.items }) }}
      idOf={({ id }) => id}
      pathOf={consultantFinePath}
      columns={fineColumns(params)}
      words={{ ...copy, caption: copy.caption[state], empty: copy.empty[state] }}
      actions={
        <>
          <AppLink
            className="btn"
            to={pathInApp('consultant-portal', CONSULTANT_NEW_FINE_PATH)}
          >
            {copy.add}
          </AppLink>
          <AppLink
            className="btn btn--line"
            to={pathInApp('consultant-portal', CONSULTANT_FINES_IMPORT_PATH)}
          >
            {copy.addMany}
          </AppLink>
        </>
      }
      filters={
        <QueueFilters
          search={copy.search}
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
