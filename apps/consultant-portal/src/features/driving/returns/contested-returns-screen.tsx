import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetReturnQuery } from '@site/api-client';
import { type ReturnItem } from '@site/api-contract';
import { RETURN_PARAM } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import {
  deferred,
  Empty,
  isBack,
  Skeleton,
  TableFoot,
  useDelayedActs,
  useTakenBack,
} from '@site/ui';
import { pendingActId, recordOf } from '../../../shared/pending-act-id';
import { DayRecord } from '../../../shared/today/day-record';
import { useIsDayWalk } from '../../../shared/today/use-day-walk';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { returnsCopy as copy } from './returns.copy';
import { useContested } from './use-contested';

const OvertakenAnswer = deferred(async () => (await import('./contest')).OvertakenAnswer);
const Contest = deferred(async () => (await import('./contest')).Contest);

export function Component() {
  const asked = useSearchParams()[0].get(RETURN_PARAM);
  const isDayWalk = useIsDayWalk();
  return isDayWalk && asked ? (
    <OfDay key={asked} id={asked} />
  ) : (
    <Contests asked={asked} />
  );
}

/** One contested return, opened from the day. */
function OfDay({ id }: { id: string }) {
  const carReturn = useGetReturnQuery({ params: { id } });
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <h1 className="vh">{copy.title}</h1>
      <DayRecord>
        <QueryState
          answer={carReturn}
          failed={copy.failedOne}
          gone={<Empty slim title={copy.gone} text={copy.goneText} />}
          wait={WAIT}
        >
          {(shown) => {
            const isContested = shown.damageState === 'contestados';
            return (
              <>
                {!isContested && <Empty slim title={copy.answered} />}
                <One id={id} item={isContested ? shown : undefined} isOpen />
              </>
            );
          }}
        </QueryState>
      </DayRecord>
    </div>
  );
}

/**
 * Returns whose damages the customer contests, each with the form for the answer. The one
 * that `devolucao` of the address names stands first.
 */
function Contests({ asked }: { asked: string | null }) {
  const { contests, listed, items, isAsking } = useContested(asked);
  // The page has several returns, and one at a time is the viewer's.
  const [openId, setOpenId] = useState(asked);
  const seen = useSeen(items).sort(
    (one, other) => Number(other === asked) - Number(one === asked),
  );
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      <QueryState answer={contests} failed={copy.failed} wait={WAIT}>
        {({ pages: [first] }) =>
          isAsking ? (
            WAIT
          ) : (
            <>
              {items.length === 0 && <Empty slim title={copy.empty} />}
              {seen.map((id) => (
                <One
                  key={id}
                  id={id}
                  item={items.find((item) => item.id === id)}
                  isOpen={id === openId}
                  onUse={() => setOpenId(id)}
                />
              ))}
              {listed.length > 0 && (
                <TableFoot
                  count={copy.count(listed.length, first?.total ?? 0)}
                  words={copy}
                  hasMore={contests.hasNextPage}
                  hasFailed={contests.isError}
                  isFetching={contests.isFetching}
                  onMore={() => void contests.fetchNextPage()}
                />
              )}
            </>
          )
        }
      </QueryState>
    </div>
  );
}

const WAIT = <Skeleton shape="row" count={4} />;

type OneProps = {
  id: string;
  item: ReturnItem | undefined;
  isOpen: boolean;
  onUse?: () => void;
};

/**
 * A contested return while it waits for an answer, or while a typed answer must be kept.
 */
function One({ id, item, isOpen, onUse }: OneProps) {
  const back = useTakenBack(pendingActId('contest', id));
  return (
    <KeepDraft
      about={item}
      back={back}
      otherwise={back.taken && <OvertakenAnswer back={back} />}
    >
      {(shown) => <Contest item={shown} {...{ back, isOpen, onUse }} />}
    </KeepDraft>
  );
}

/**
 * Ids of all returns listed since the page was opened, and of those whose answer was
 * undone or refused.
 */
function useSeen(items: ReturnItem[]): string[] {
  const acts = useDelayedActs();
  const [seen, setSeen] = useState<string[]>([]);
  const back = acts.entries
    .filter(isBack)
    .map((entry) => recordOf('contest', entry.id) ?? '');
  const all = new Set([...seen, ...items.map(({ id }) => id), ...back.filter(Boolean)]);
  if (all.size > seen.length) setSeen([...all]);
  return [...all];
}
