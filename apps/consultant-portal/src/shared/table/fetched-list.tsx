import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import '../queue/work-page.css';

type FetchedListProps<Data> = {
  answer: QueryAnswer<Data>;
  words: { title: string; lead: string; failed: string; loading: string };
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
};

/** A page of 'Gestão' with a list: its name, its links, and the loaded list. */
export function FetchedList<Data>({
  answer,
  words,
  actions,
  children,
}: FetchedListProps<Data>) {
  return (
    <div className="wrap work">
      <title>{words.title}</title>
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
