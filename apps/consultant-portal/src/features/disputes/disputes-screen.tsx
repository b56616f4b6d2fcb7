import { useSearchParams } from 'react-router-dom';
import { useListDisputesQuery } from '@site/api-client';
import { consultantDisputePath } from '@site/contracts/site-paths';
import { ChoiceFilter, Filters } from '@site/ui';
import { WorkQueue } from '../../shared/work-queue';
import { disputeColumns } from './dispute-columns';
import { disputesCopy as copy } from './disputes.copy';
import { ANSWERED, SHOW_PARAM, shownState } from './disputes-shown';

/** Charges that customers contest, the one that waits longest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const state = shownState(params);
  return (
    <WorkQueue
      query={useListDisputesQuery({ query: { state } })}
      idOf={({ id }) => id}
      pathOf={consultantDisputePath}
      columns={disputeColumns(params)}
      words={{ ...copy, caption: copy.caption[state], empty: copy.empty[state] }}
      filters={
        <Filters>
          <ChoiceFilter
            id="mostrar"
            label={copy.show}
            value={state === 'open' ? '' : ANSWERED}
            options={[
              ['', copy.open],
              [ANSWERED, copy.answered],
            ]}
            onChoose={(value) =>
              setParams(value ? { [SHOW_PARAM]: value } : {}, { replace: true })
            }
          />
        </Filters>
      }
    />
  );
}
