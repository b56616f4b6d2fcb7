import { failureOf, serverSentence, useListCmsPagesQuery } from '@site/api-client';
import { DataTable, Empty, Failure, Skeleton } from '@site/ui';
import { pageColumns } from './page-columns';
import { pagesCopy as copy } from './pages.copy';
import '../../shared/work-page.css';
import './pages.css';

/** The pages of the CMS: who saved each last, and what waits. */
export function Component() {
  const { data, error, refetch } = useListCmsPagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      {error && !data ? (
        <Failure
          title={copy.failed}
          text={serverSentence(error, '')}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <div role="group" aria-label={copy.loading}>
          <Skeleton shape="row" count={6} />
        </div>
      ) : data.source === 'wordpress' ? (
        <p className="notice">{copy.wordpress}</p>
      ) : data.items.length === 0 ? (
        <Empty slim title={copy.empty} />
      ) : (
        <DataTable
          caption={copy.caption}
          columns={pageColumns}
          rows={data.items}
          rowKey={({ id }) => id}
        />
      )}
    </div>
  );
}
