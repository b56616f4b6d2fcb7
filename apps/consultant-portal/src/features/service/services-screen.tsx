import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useListServiceQueueQuery } from '@site/api-client';
import { consultantServicePath } from '@site/contracts/site-paths';
import { ChoiceFilter, Failure, Filters, Skeleton } from '@site/ui';
import { KeysHint } from '../../shared/keys-hint';
import { serviceCopy as copy } from './service.copy';
import { ServiceQueue } from './service-queue';
import './service.css';

const SHOW_PARAM = 'mostrar';
const RESOLVED = 'resolvidos';

/**
 * Requests at the left, who waits the longest first, or those that were resolved; the
 * chosen one at the right.
 */
export function Component() {
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const state = params.get(SHOW_PARAM) === RESOLVED ? 'resolved' : 'open';
  const { currentData, error, refetch } = useListServiceQueueQuery(
    { query: { state } },
    { refetchOnMountOrArgChange: true },
  );
  const items = currentData?.items ?? [];
  return (
    <div className="wrap service" data-open={id === undefined ? undefined : ''}>
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <KeysHint
          items={items}
          chosenId={id}
          pathOf={consultantServicePath}
          move={copy.keys}
        />
      </div>
      <Filters>
        <ChoiceFilter
          id="mostrar"
          label={copy.show}
          value={state === 'open' ? '' : RESOLVED}
          options={[
            ['', copy.open],
            [RESOLVED, copy.resolved],
          ]}
          onChoose={(value) =>
            setParams(value ? { [SHOW_PARAM]: value } : {}, { replace: true })
          }
        />
      </Filters>
      <div className="service-panes">
        <section className="service-queue" aria-label={copy.list[state]}>
          {error && !currentData ? (
            <Failure
              title={copy.failed}
              traceId={failureOf(error)?.traceId}
              onRetry={() => void refetch()}
            />
          ) : !currentData ? (
            <Skeleton shape="row" count={5} />
          ) : items.length === 0 ? (
            <p className="service-none">{copy.empty[state]}</p>
          ) : (
            <ServiceQueue items={items} chosenId={id} />
          )}
        </section>
        <div className="service-pane">
          {id === undefined && (
            <p className="service-none">{copy.nothingChosen[state]}</p>
          )}
          <Outlet />
        </div>
      </div>
    </div>
  );
}
