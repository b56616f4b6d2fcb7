import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useListTrafficFineQueueQuery } from '@site/api-client';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_NEW_FINE_PATH, consultantFinePath } from '@site/contracts/site-paths';
import {
  AppLink,
  ChoiceFilter,
  DataTable,
  Empty,
  Failure,
  Filters,
  Skeleton,
} from '@site/ui';
import { KeysHint } from '../../shared/keys-hint';
import { fineColumns } from './fine-columns';
import { finesCopy as copy } from './fines.copy';
import { OVER, SHOW_PARAM, shownState } from './fines-shown';
import '../../shared/work-page.css';

/** Fines of cars under contract, the nearest deadline first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const state = shownState(params);
  const { currentData, error, refetch } = useListTrafficFineQueueQuery({
    query: { state },
  });
  const items = currentData?.items ?? [];
  const keys = (
    <KeysHint items={items} chosenId={id} pathOf={consultantFinePath} move={copy.keys} />
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
        <div className="actions">
          <AppLink
            className="btn"
            to={pathInApp('consultant-portal', CONSULTANT_NEW_FINE_PATH)}
          >
            {copy.add}
          </AppLink>
        </div>
        {keys}
      </div>
      <Filters>
        <ChoiceFilter
          id="mostrar"
          label={copy.show}
          value={state === 'open' ? '' : OVER}
          options={[
            ['', copy.open],
            [OVER, copy.over],
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
          columns={fineColumns(params)}
          rows={items}
          rowKey={(row) => row.id}
        />
      )}
    </div>
  );
}
