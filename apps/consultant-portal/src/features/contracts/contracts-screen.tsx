import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useListCustomerContractsInfiniteQuery } from '@site/api-client';
import { consultantContractPath } from '@site/contracts/site-paths';
import { DataTable, Empty, Failure, Skeleton, TableFoot } from '@site/ui';
import { KeysHint } from '../../shared/keys-hint';
import { contractColumns } from './contract-columns';
import { filtersFrom } from './contract-filters';
import { ContractFiltersForm } from './contract-filters-form';
import { contractsCopy as copy } from './contracts.copy';
import './contracts.css';

/**
 * Contracts of all customers, the one signed last first; a chosen one opens in the place
 * of the list, and J and K go through the list from there, too.
 */
export function Component() {
  const [params] = useSearchParams();
  const { id } = useParams();
  const filters = filtersFrom(params);
  const { currentData, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useListCustomerContractsInfiniteQuery(filters);
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const first = currentData?.pages[0];
  const keys = (
    <KeysHint
      items={items}
      chosenId={id}
      pathOf={consultantContractPath}
      move={copy.keys}
    />
  );
  if (id !== undefined)
    return (
      <div className="wrap contract">
        <div className="page-head contract-keys">{keys}</div>
        <Outlet />
      </div>
    );
  return (
    <div className="wrap contracts">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        {keys}
      </div>
      <ContractFiltersForm counts={first?.counts ?? {}} />
      {error && items.length === 0 ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !first ? (
        <Skeleton shape="row" count={6} />
      ) : items.length === 0 ? (
        Object.keys(filters).length > 0 ? (
          <p className="contracts-none">{copy.nothingFound}</p>
        ) : (
          <Empty slim title={copy.empty} />
        )
      ) : (
        <>
          <DataTable
            caption={copy.caption}
            columns={contractColumns(params)}
            rows={items}
            rowKey={(row) => row.id}
          />
          <TableFoot
            count={copy.count(items.length, first.total)}
            words={copy}
            hasMore={hasNextPage}
            isFetching={isFetching}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}
