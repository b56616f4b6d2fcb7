import { useEffect, useEffectEvent, useState } from 'react';
import { type ActEntry, isPending, useDelayedActs } from './delayed-acts';

/** An act about one record, as the form that it comes from sees it. */
export type TakenBack = {
  /** It waits to be sent, or is on its way. */
  pending: ActEntry | undefined;
  /** It was undone or refused: what was typed stands in the form again. */
  taken: ActEntry | undefined;
  /** It was sent since the page opened. */
  isDone: boolean;
  /** What came back is decided anew. */
  release: () => void;
};

/** What was undone or refused goes from the bar into the page, to be read and sent again. */
export function useTakenBack(id: string): TakenBack {
  const acts = useDelayedActs();
  const entry = acts.of(id);
  const isBack = entry?.stage === 'undone' || entry?.stage === 'failed';
  const isSent = entry?.stage === 'done';
  const [taken, setTaken] = useState<ActEntry>();
  const [isDone, setDone] = useState(false);
  if (entry && isBack && entry !== taken) setTaken(entry);
  if (isSent && !isDone) setDone(true);
  const forget = useEffectEvent(() => acts.forget(id));
  useEffect(() => {
    if (isBack) forget();
  }, [isBack]);
  return {
    pending: isPending(entry) ? entry : undefined,
    taken,
    isDone,
    release: () => {
      setTaken(undefined);
      setDone(false);
    },
  };
}
