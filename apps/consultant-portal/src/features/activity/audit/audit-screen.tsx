import { useSearchParams } from 'react-router-dom';
import { useListAuditLooksInfiniteQuery } from '@site/api-client';
import { QueryState } from '@site/shell/query-state';
import { DataTable, Empty, Skeleton, TableFoot } from '@site/ui';
import { auditCopy as copy } from './audit.copy';
import { auditColumns } from './audit-columns';
import { filtersFrom } from './audit-filters';
import { AuditFiltersForm } from './audit-filters-form';
import '../../../shared/queue/work-page.css';
import './audit.css';

/** The audit trail: acts of the staff, and their looks at people's data, newest first. */
export function Component() {
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const query = useListAuditLooksInfiniteQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  const rows = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const actor = rows.find(({ actorId }) => actorId === filters.actorId);
  const about = rows.find(({ personId }) => personId === filters.personId);
  // The part of the trail alone is no filter of what was sought.
  const isNarrowed = Object.keys(filters).length > 1;
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      <AuditFiltersForm
        filters={filters}
        actorName={actor?.actorName ?? undefined}
        person={about && { name: about.personName, isStaff: about.isStaff }}
      />
      <QueryState
        answer={query}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} label={copy.loading} />}
      >
        {() =>
          rows.length === 0 ? (
            isNarrowed ? (
              <p className="audit-none">{copy.nothingFound}</p>
            ) : (
              <Empty slim title={copy.empty} />
            )
          ) : (
            <>
              <DataTable
                caption={copy.caption[filters.kind]}
                columns={auditColumns(params)}
                rows={rows}
                rowKey={({ id }) => id}
              />
              <TableFoot
                count={copy.count(rows.length, query.hasNextPage)}
                words={copy}
                hasMore={query.hasNextPage}
                hasFailed={query.isError}
                isFetching={query.isFetching}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )
        }
      </QueryState>
    </div>
  );
}
