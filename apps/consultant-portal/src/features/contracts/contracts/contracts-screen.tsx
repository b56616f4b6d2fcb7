import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { readProblem, useListCustomerContractsInfiniteQuery } from '@site/api-client';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { Empty, PagedTable } from '@site/ui';
import { KeysHint } from '../../../shared/queue/keys-hint';
import { contractColumns } from './contract-columns';
import { filtersFrom } from './contract-filters';
import { ContractFiltersForm } from './contract-filters-form';
import { contractsCopy as copy } from './contracts.copy';
import './contracts.css';

/**
 * Contracts of all customers, the last signed first. A chosen contract is shown in place
 * of the list; J and K move through the list there, too.
 */
export function Component() {
  const [params] = useSearchParams();
  const { id } = useParams();
  const filters = filtersFrom(params);
  const query = useListCustomerContractsInfiniteQuery(filters);
  const pages = query.currentData?.pages ?? [];
  const keys = (
    <KeysHint
      items={pages.flatMap((page) => page.items)}
      chosenId={id}
      pathOf={consultantContractPath}
      move={copy.keys}
    />
  );
  if (id !== undefined)
    return (
      <div className="wrap contract">
        <div className="page-head work-keys">{keys}</div>
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
      <ContractFiltersForm counts={pages[0]?.counts ?? {}} />
      <PagedTable
        query={query}
        columns={contractColumns(params)}
        words={copy}
        empty={
          Object.keys(filters).length > 0 ? (
            <p className="contracts-none">{copy.nothingFound}</p>
          ) : (
            <Empty slim title={copy.empty} />
          )
        }
        problem={readProblem(query.error)}
      />
    </div>
  );
}
