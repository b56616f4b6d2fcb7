import { useListCmsPagesQuery } from '@site/api-client/desk';
import { Answered } from '@site/shell/answered';
import { DataTable, Empty, Skeleton } from '@site/ui';
import { DeskTabs } from '../../shared/desk-tabs';
import { pageColumns } from './page-columns';
import { pagesCopy as copy } from './pages.copy';
import '../../shared/work-page.css';
import './pages.css';

/** The pages of the CMS: who saved each last, and what waits. */
export function Component() {
  const pages = useListCmsPagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <DeskTabs />
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      <Answered
        answer={pages}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} label={copy.loading} />}
      >
        {({ source, items }) =>
          source === 'wordpress' ? (
            <p className="notice">{copy.wordpress}</p>
          ) : items.length === 0 ? (
            <Empty slim title={copy.empty} />
          ) : (
            <DataTable
              caption={copy.caption}
              columns={pageColumns}
              rows={items}
              rowKey={({ id }) => id}
            />
          )
        }
      </Answered>
    </div>
  );
}
