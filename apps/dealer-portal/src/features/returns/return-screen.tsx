import { useParams } from 'react-router-dom';
import { failureOf, useGetReturnQuery } from '@site/api-client';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_RETURNS_PATH } from '@site/contracts/site-paths';
import { AppLink, deferred, Empty, Failure, Skeleton } from '@site/ui';
import { returnsCopy as copy } from './returns.copy';
import '../../shared/car-inspection/car-inspection.css';

const ReturnDetail = deferred(async () => (await import('./return-detail')).ReturnDetail);

/** One return: its facts, photos, damages, and the receipt of the car. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetReturnQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap delivery">
      <title>{data?.customerName ?? copy.detail}</title>
      <p className="delivery-back">
        <AppLink className="link" to={pathInApp('dealer-portal', DEALER_RETURNS_PATH)}>
          {copy.back}
        </AppLink>
      </p>
      {data ? (
        <ReturnDetail carReturn={data} />
      ) : error ? (
        <NotShown error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={8} />
      )}
    </div>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = failureOf(error);
  return failure?.status === 404 || failure?.status === 400 ? (
    <Empty level={1} slim title={copy.gone} text={copy.goneText} />
  ) : (
    <>
      <h1 className="vh">{copy.detail}</h1>
      <Failure title={copy.detailFailed} traceId={failure?.traceId} onRetry={onRetry} />
    </>
  );
}
