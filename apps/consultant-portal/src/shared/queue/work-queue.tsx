import { type ReactNode } from 'react';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { type Column, Skeleton } from '@site/ui';
import { RowsTable } from '../table/rows-table';
import { KeysHint } from './keys-hint';
import { emptyIn } from './queue-filters';
import './work-page.css';

type WorkQueueProps<Row> = {
  answer: QueryAnswer<readonly Row[]>;
  idOf: (row: Row) => string;
  pathOf: (id: string) => string;
  columns: readonly Column<Row>[];
  words: {
    title: string;
    lead: string;
    keys: string;
    failed: string;
    caption: string;
    empty: string;
  };
  /** Buttons beside the title. */
  actions?: ReactNode;
  filters: ReactNode;
  /** The way to select several rows, and the acts on them. */
  selecting?: { start: ReactNode; bar: ReactNode };
};

/**
 * Work that waits for a consultant: a list, or the chosen item in place of it; J and K
 * move through the list there, too.
 */
export function WorkQueue<Row>({
  answer,
  idOf,
  pathOf,
  columns,
  words,
  actions,
  filters,
  selecting,
}: WorkQueueProps<Row>) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const rows = answer.currentData ?? [];
  const keys = (
    <KeysHint
      items={rows.map((row) => ({ id: idOf(row) }))}
      chosenId={id}
      pathOf={pathOf}
      move={words.keys}
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
      <title>{words.title}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        {keys}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {filters}
      {selecting?.start}
      <QueryState
        answer={answer}
        failed={words.failed}
        wait={<Skeleton shape="row" count={5} />}
      >
        {() => (
          <RowsTable
            words={{ ...words, empty: emptyIn(params, words.empty) }}
            columns={columns}
            rows={rows}
            rowKey={idOf}
          />
        )}
      </QueryState>
      {selecting?.bar}
    </div>
  );
}
