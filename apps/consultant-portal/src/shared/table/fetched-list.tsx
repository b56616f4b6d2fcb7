import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { DeskTabs } from '../desk-tabs';
import '../queue/work-page.css';

type FetchedListProps<Data> = {
  answer: QueryAnswer<Data>;
  words: { title: string; lead: string; failed: string; loading: string };
  /** Beside the title. */
  actions?: ReactNode;
  /** Draws what was asked for. */
  children: (data: Data) => ReactNode;
};

/**
 * A list of the desk: its name below the tabs, what leads on from it, and what is in it.
 */
export function FetchedList<Data>({
  answer,
  words,
  actions,
  children,
}: FetchedListProps<Data>) {
  return (
    <div className="wrap work">
      <title>{words.title}</title>
      <DeskTabs />
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        {actions}
      </div>
      <QueryState
        answer={answer}
        failed={words.failed}
        wait={<Skeleton shape="row" count={6} label={words.loading} />}
      >
        {children}
      </QueryState>
    </div>
  );
}
