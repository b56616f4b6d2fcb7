import { Outlet, useParams } from 'react-router-dom';
import { failureOf, useListOverdueContractsQuery } from '@site/api-client';
import { consultantOverduePath } from '@site/contracts/site-paths';
import { DataTable, Empty, Failure, Skeleton } from '@site/ui';
import { KeysHint } from '../../shared/keys-hint';
import { overdueCopy as copy } from './overdue.copy';
import { overdueColumns } from './overdue-columns';
import '../../shared/work-page.css';

/** Contracts that wait for a person's decision, the longest overdue first. */
export function Component() {
  const { id } = useParams();
  const { currentData, error, refetch } = useListOverdueContractsQuery();
  const items = currentData ?? [];
  const keys = (
    <KeysHint
      items={items.map(({ contractId }) => ({ id: contractId }))}
      chosenId={id}
      pathOf={consultantOverduePath}
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
      {error && !currentData ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !currentData ? (
        <Skeleton shape="row" count={5} />
      ) : items.length === 0 ? (
        <Empty slim title={copy.empty} />
      ) : (
        <DataTable
          caption={copy.caption}
          columns={overdueColumns}
          rows={items}
          rowKey={(row) => row.contractId}
        />
      )}
    </div>
  );
}
