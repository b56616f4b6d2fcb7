import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Empty } from '@site/ui';
import { HeldItem } from '../holds/held-item';
import { type HeldItem as Item } from '../holds/use-hold';
import { DayRecord } from '../today/day-record';
import { useIsDayWalk } from '../today/use-day-walk';
import { BackToList } from './back-to-list';

type RecordPageProps<Data> = {
  /** Path of the list from which it was opened. */
  list: string;
  answer: QueryAnswer<Data>;
  words: {
    /** Title until the record is loaded. */
    title?: string;
    back: string;
    failed: string;
    /** Text when the record does not exist. */
    gone: string;
    goneText?: string;
  };
  /** The page is beside its list. */
  isPane?: boolean;
  /** The record is an item of a queue, which the viewer has while it is open. */
  item?: Item;
  children: (data: Data) => ReactNode;
};

/**
 * A record opened from a list, with the link back to the list and its filters, or with its
 * place in the day, from which it was opened.
 */
export function RecordPage<Data>({
  list,
  answer,
  words: { title, back, failed, gone, goneText },
  isPane,
  item,
  children,
}: RecordPageProps<Data>) {
  const isDayWalk = useIsDayWalk();
  const record = (
    <QueryState
      answer={answer}
      failed={failed}
      heading={title}
      gone={<Empty level={isPane ? 2 : 1} slim title={gone} text={goneText} />}
    >
      {(data) =>
        item ? <HeldItem item={item}>{children(data)}</HeldItem> : children(data)
      }
    </QueryState>
  );
  if (isDayWalk) return <DayRecord>{record}</DayRecord>;
  return (
    <>
      <BackToList list={list} isPane={isPane}>
        {back}
      </BackToList>
      {record}
    </>
  );
}
