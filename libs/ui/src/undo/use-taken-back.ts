import { useEffect, useEffectEvent, useState } from 'react';
import { type ActEntry, isBack, isPending, useDelayedActs } from './delayed-acts';

/** An act about one record, as the form that it comes from sees it. */
export type TakenBack = {
  /** It waits to be sent, or is on its way. */
  pending: ActEntry | undefined;
  /** It was undone or refused: what was typed stands in the form again. */
  taken: ActEntry | undefined;
  /** It was sent since the page opened. */
  isDone: boolean;
  /** Forgets the act that came back: it is decided once more. */
  release: () => void;
};

/**
 * Brings an act that was undone or refused from the bar into the page, to be read and
 * sent again.
 */
export function useTakenBack(id: string): TakenBack {
  const acts = useDelayedActs();
  const entry = acts.of(id);
  const comesBack = isBack(entry);
  const isSent = entry?.stage === 'done';
  const [taken, setTaken] = useState<ActEntry>();
  const [isDone, setDone] = useState(false);
  if (comesBack && entry !== taken) setTaken(entry);
  if (isSent && !isDone) setDone(true);
  const forget = useEffectEvent(() => acts.forget(id));
  useEffect(() => {
    if (comesBack) forget();
  }, [comesBack]);
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
