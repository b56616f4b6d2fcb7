import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Empty } from '@site/ui';
import { BackToList } from './back-to-list';

type RecordPageProps<Data> = {
  /** Path of the list that it was opened from. */
  list: string;
  answer: QueryAnswer<Data>;
  words: {
    /** Heads the page until the record does. */
    title?: string;
    back: string;
    failed: string;
    /** When there is no such record, or none any more. */
    gone: string;
    goneText?: string;
  };
  /** Beside its list. */
  isPane?: boolean;
  children: (data: Data) => ReactNode;
};

/** A record opened from a list: the way back to it as it was filtered, and the record. */
export function RecordPage<Data>({
  list,
  answer,
  words: { title, back, failed, gone, goneText },
  isPane,
  children,
}: RecordPageProps<Data>) {
  return (
    <>
      <BackToList list={list} isPane={isPane}>
        {back}
      </BackToList>
      <QueryState
        answer={answer}
        failed={failed}
        heading={title}
        gone={<Empty level={isPane ? 2 : 1} slim title={gone} text={goneText} />}
      >
        {children}
      </QueryState>
    </>
  );
}
