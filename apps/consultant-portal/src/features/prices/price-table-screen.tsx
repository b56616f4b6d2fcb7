import { useParams } from 'react-router-dom';
import { failureOf, serverSentence, useComparePriceTableQuery } from '@site/api-client';
import { type PriceComparison } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_PRICES_PATH } from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, Failure, Skeleton } from '@site/ui';
import { PriceChanges } from './price-changes';
import { PriceEffects } from './price-effects';
import { PriceTableTag } from './price-table-columns';
import { pricesCopy } from './prices.copy';
import { WithdrawTable } from './withdraw-table';
import '../../shared/work-page.css';
import './prices.css';

const copy = pricesCopy.one;

/** A price table beside the one in force, what it changes first. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useComparePriceTableQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap work">
      <title>{pricesCopy.title}</title>
      <AppLink
        className="link work-back"
        to={pathInApp('consultant-portal', CONSULTANT_PRICES_PATH)}
      >
        <ArrowLeftIcon /> {copy.back}
      </AppLink>
      {error && !currentData ? (
        <Failure
          title={copy.failed}
          text={serverSentence(error, '')}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !currentData ? (
        <div role="group" aria-label={copy.loading}>
          <Skeleton shape="row" count={6} />
        </div>
      ) : (
        <Compared {...currentData} />
      )}
    </div>
  );
}

function Compared({ table, against, groups, guaranteeDays }: PriceComparison) {
  const turn = pricesCopy.turn(table);
  return (
    <>
      <header className="work-head">
        <div>
          <h1>{table.name}</h1>
          <p>
            <PriceTableTag state={table.state} /> {pricesCopy.days(table)}
            {turn && `. ${turn}.`}
          </p>
          {table.imported && <p>{pricesCopy.imported(table.imported)}</p>}
          {table.withdrawn && <p>{pricesCopy.withdrawnBy(table.withdrawn)}</p>}
        </div>
        <WithdrawTable key={table.id} table={table} />
      </header>
      <PriceChanges groups={groups} against={against} />
      <PriceEffects guaranteeDays={guaranteeDays} />
    </>
  );
}
