import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { BackLink, Empty } from '@site/ui';
import '../car-inspection/car-inspection.css';

type OpeningHoursPageProps<Hours> = {
  words: Record<
    'title' | 'back' | 'lead' | 'failed' | 'notYours' | 'notYoursText',
    string
  >;
  /** Path of the list above. */
  back: string;
  /** Sellers who typed the address, since no link leads them here, are told so. */
  isDealer: boolean;
  answer: QueryAnswer<Hours>;
  /** Whether anything is listed beside the form. */
  hasOutside: (hours: Hours) => boolean;
  /** The form of the hours, and what is outside of them. */
  children: (hours: Hours) => ReactNode;
};

/** A page of hours, with what is booked outside of them, for dealers alone. */
export function OpeningHoursPage<Hours>({
  words,
  back,
  isDealer,
  answer,
  hasOutside,
  children,
}: OpeningHoursPageProps<Hours>) {
  return (
    <div className="wrap delivery">
      <title>{words.title}</title>
      <p className="delivery-back">
        <BackLink to={back}>{words.back}</BackLink>
      </p>
      {isDealer ? (
        <>
          <header className="page-head">
            <div>
              <h1>{words.title}</h1>
              <p>{words.lead}</p>
            </div>
          </header>
          <QueryState answer={answer} failed={words.failed}>
            {(hours) => (
              <div className={hasOutside(hours) ? 'delivery-two' : 'hours-alone'}>
                {children(hours)}
              </div>
            )}
          </QueryState>
        </>
      ) : (
        <Empty level={1} title={words.notYours} text={words.notYoursText} />
      )}
    </div>
  );
}
