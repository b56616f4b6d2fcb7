import { useState } from 'react';
import {
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} from '@site/api-client';
import { type Notification } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { Empty, Modal, Skeleton, TableFoot } from '@site/ui';
import { bellCopy as copy } from './bell.copy';
import { BellLine, type Line } from './bell-line';
import { DigestChoice } from './digest-choice';

type BellPanelProps = {
  lineOf: (notification: Notification) => Line;
  onClose: () => void;
};

/**
 * Lists the viewer's notifications, newest first. Following a line opens its subject and
 * marks it as read.
 */
export function BellPanel({ lineOf, onClose }: BellPanelProps) {
  const query = useListNotificationsInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const [readOne] = useReadNotificationMutation();
  const [readAll, { isLoading }] = useReadNotificationsMutation();
  const [hasFailed, setFailed] = useState(false);
  const rows = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const [newest] = rows;

  const markAll = async () => {
    if (!newest || isLoading) return;
    setFailed('error' in (await readAll({ body: { upTo: newest.id } })));
  };

  return (
    <Modal open title={copy.title} onClose={onClose}>
      <QueryState
        answer={query}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={4} label={copy.loading} />}
      >
        {() =>
          rows.length === 0 ? (
            <Empty slim title={copy.empty} text={copy.emptyText} />
          ) : (
            <div className="bell-panel">
              {rows.some(({ isRead }) => !isRead) && (
                <button
                  type="button"
                  className="btn btn--line btn--sm"
                  aria-busy={isLoading || undefined}
                  onClick={() => void markAll()}
                >
                  {copy.readAll}
                </button>
              )}
              {hasFailed && (
                <p className="field-error" role="alert">
                  {copy.readFailed}
                </p>
              )}
              <ul>
                {rows.map((row) => (
                  <BellLine
                    key={row.id}
                    of={row}
                    line={lineOf(row)}
                    onFollow={() => {
                      if (!row.isRead) void readOne({ params: { id: row.id } });
                      onClose();
                    }}
                  />
                ))}
              </ul>
              <TableFoot
                count={copy.count(rows.length, query.hasNextPage)}
                words={copy}
                hasMore={query.hasNextPage}
                hasFailed={query.isError}
                isFetching={query.isFetching}
                onMore={() => void query.fetchNextPage()}
              />
            </div>
          )
        }
      </QueryState>
      <DigestChoice />
    </Modal>
  );
}
