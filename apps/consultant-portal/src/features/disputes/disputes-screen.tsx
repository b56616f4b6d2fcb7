import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useListDisputesQuery } from '@site/api-client';
import { consultantDisputePath } from '@site/contracts/site-paths';
import { ChoiceFilter, DataTable, Empty, Failure, Filters, Skeleton } from '@site/ui';
import { KeysHint } from '../../shared/keys-hint';
import { disputeColumns } from './dispute-columns';
import { disputesCopy as copy } from './disputes.copy';
import { ANSWERED, SHOW_PARAM, shownState } from './disputes-shown';
import '../../shared/work-page.css';

/** Charges that customers contest, the one that waits longest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const state = shownState(params);
  const { currentData, error, refetch } = useListDisputesQuery({ query: { state } });
  const items = currentData ?? [];
  const keys = (
    <KeysHint
      items={items}
      chosenId={id}
      pathOf={consultantDisputePath}
      move={copy.keys}
    />
  );
  if (id !== undefined)
    return (
      <div className="wrap work">
        <div className="page-head work-keys">{keys}</div>
        <Outlet />
      </div>
    );
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
        {keys}
      </div>
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
      {error && !currentData ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !currentData ? (
        <Skeleton shape="row" count={5} />
      ) : items.length === 0 ? (
        <Empty slim title={copy.empty[state]} />
      ) : (
        <DataTable
          caption={copy.caption[state]}
          columns={disputeColumns(params)}
          rows={items}
          rowKey={(row) => row.id}
        />
      )}
    </div>
  );
}
