import { useEffect, useEffectEvent, useState } from 'react';
import { type ActEntry, isBack, isPending, useDelayedActs } from './delayed-acts';

/** An act about one record, for its form. */
export type TakenBack = {
  /** It waits to be sent, or is being sent. */
  pending: ActEntry | undefined;
  /** It was undone or refused: the form shows the typed values again. */
  taken: ActEntry | undefined;
  /** It was sent since the page was opened. */
  isDone: boolean;
  /** Drops the act that came back, which is decided again. */
  release: () => void;
};

/**
 * Takes an undone or refused act from the bar into its form, to be read and sent again.
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
