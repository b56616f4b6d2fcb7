import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useGetPurchaseQuery } from '@site/api-client';
import { type Purchase } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_PURCHASES_PATH } from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, deferred, Empty, Failure, Skeleton } from '@site/ui';
import { PurchaseTag } from '../../shared/purchase-tag';
import { PurchaseFacts } from './purchase-facts';
import { purchasesCopy } from './purchases.copy';

const copy = purchasesCopy.one;
const OfferForm = deferred(async () => (await import('./offer-form')).OfferForm);
const RefusalForm = deferred(async () => (await import('./refusal-form')).RefusalForm);
const TransferForm = deferred(async () => (await import('./transfer-form')).TransferForm);

/** One purchase: the car, what was said so far, and what comes next. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { currentData, error, refetch } = useGetPurchaseQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const failure = failureOf(error);
  return (
    <>
      <AppLink
        className="link work-back"
        to={{
          pathname: pathInApp('consultant-portal', CONSULTANT_PURCHASES_PATH),
          search: params.toString(),
        }}
      >
        <ArrowLeftIcon /> {copy.back}
      </AppLink>
      {currentData?.state ? (
        <One key={id} purchase={currentData} onStale={() => void refetch()} />
      ) : currentData || failure?.status === 404 || failure?.status === 400 ? (
        <Empty level={1} slim title={copy.gone} text={copy.goneText} />
      ) : error ? (
        <>
          <h1 className="vh">{copy.title}</h1>
          <Failure
            title={purchasesCopy.failed}
            traceId={failure?.traceId}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <Skeleton count={6} />
      )}
    </>
  );
}

export type PurchaseFormProps = {
  purchase: Purchase;
  /** Somebody else was first: what happened is read again. */
  onStale: () => void;
};

function One({ purchase, onStale }: PurchaseFormProps) {
  const { state, customerName, versionName, contractNumber } = purchase;
  return (
    <article aria-labelledby="compra">
      <title>{contractNumber}</title>
      <header className="work-head">
        <div>
          <h1 id="compra">{customerName}</h1>
          <p>{versionName}</p>
        </div>
        <PurchaseTag state={state} />
      </header>
      <div className="work-cols">
        <div>
          <PurchaseFacts purchase={purchase} />
          <p className="soft">{copy.audited}</p>
        </div>
        <div className="work-form">
          {state && <p>{copy.next[state]}</p>}
          {state === 'pedida' && <Answer purchase={purchase} onStale={onStale} />}
          {state === 'comprada' && <TransferForm purchase={purchase} onStale={onStale} />}
        </div>
      </div>
    </article>
  );
}

function Answer(props: PurchaseFormProps) {
  const [isRefusing, refuse] = useState(false);
  if (isRefusing) return <RefusalForm {...props} onBack={() => refuse(false)} />;
  return (
    <>
      <OfferForm {...props} />
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => refuse(true)}
      >
        {purchasesCopy.refusal.open}
      </button>
    </>
  );
}
