import { Outlet, useParams } from 'react-router-dom';
import { failureOf, useListServiceQueueQuery } from '@site/api-client';
import { consultantServicePath } from '@site/contracts/site-paths';
import { Failure, Skeleton } from '@site/ui';
import { KeysHint } from '../../shared/keys-hint';
import { serviceCopy as copy } from './service.copy';
import { ServiceQueue } from './service-queue';
import './service.css';

/** Requests at the left, who waits the longest first; the chosen one at the right. */
export function Component() {
  const { id } = useParams();
  const { data, error, refetch } = useListServiceQueueQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const items = data?.items ?? [];
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
      <div className="service-panes">
        <section className="service-queue" aria-label={copy.list}>
          {error && !data ? (
            <Failure
              title={copy.failed}
              traceId={failureOf(error)?.traceId}
              onRetry={() => void refetch()}
            />
          ) : !data ? (
            <Skeleton shape="row" count={5} />
          ) : items.length === 0 ? (
            <p className="service-none">{copy.empty}</p>
          ) : (
            <ServiceQueue items={items} chosenId={id} />
          )}
        </section>
        <div className="service-pane">
          {id === undefined && <p className="service-none">{copy.nothingChosen}</p>}
          <Outlet />
        </div>
      </div>
    </div>
  );
}
