import { useEffect, useMemo, useState } from 'react';
import {
  type ActEntry,
  type DelayedAct,
  type DelayedActs,
  isBack,
  isPending,
} from './delayed-acts';

/**
 * Undo instead of 'are you sure': an action waits for some seconds, and its author can
 * continue to work meanwhile. The browser asks before reload and closing the tab, since
 * nobody would see a failure; what waits is sent when the page is left all the same. A
 * phone may close a page that is out of sight without another event, so that it sends then.
 */
export function useUndoQueue(): DelayedActs {
  const [entries, setEntries] = useState<readonly ActEntry[]>([]);
  const [queue] = useState(() => queueOf(setEntries));

  const isLosing = entries.some((entry) => isPending(entry) || isBack(entry));
  useEffect(() => {
    if (!isLosing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const sendAll = () => void queue.sendAll();
    const sendHidden = () => {
      if (document.visibilityState === 'hidden' && isTouched()) sendAll();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', sendAll);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', sendAll);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [isLosing, queue]);

  // The same object as long as nothing waits: a new one would make React discard a form
  // of the server's HTML whose code is still loading, with the text typed into it.
  return useMemo(() => ({ entries, ...queue }), [entries, queue]);
}

/** Whether fingers are what points here: a phone or a tablet. */
const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Makes the functions that change the entries; `show` gets them after each change. */
function queueOf(
  show: (entries: readonly ActEntry[]) => void,
): Omit<DelayedActs, 'entries'> {
  // Several calls in one turn must not use the entries of an earlier render.
  let latest: readonly ActEntry[] = [];
  const onTheWay = new Map<string, Promise<boolean>>();

  const write = (next: readonly ActEntry[]) => {
    latest = next;
    show(next);
  };
  const of = (id: string) => latest.find((entry) => entry.id === id);
  const change = (id: string, changes: Partial<ActEntry>) =>
    write(latest.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  const forget = (id: string) => write(latest.filter((entry) => entry.id !== id));

  async function run(act: ActEntry): Promise<boolean> {
    change(act.id, { stage: 'sending' });
    const outcome = await act.run();
    change(act.id, { stage: outcome.isDone ? 'done' : 'failed', outcome });
    return outcome.isDone;
  }
  const send = (id: string) => {
    const act = of(id);
    const running = onTheWay.get(id);
    if (running) return running;
    if (act?.stage !== 'waiting') return Promise.resolve(true);
    const sent = run(act).finally(() => onTheWay.delete(id));
    onTheWay.set(id, sent);
    return sent;
  };

  return {
    of,
    send,
    forget,
    begin: (act: DelayedAct) => {
      forget(act.id);
      write([...latest, { ...act, stage: 'waiting' }]);
    },
    undo: (id) => {
      if (of(id)?.stage === 'waiting') change(id, { stage: 'undone' });
    },
    sendAll: async () => {
      const pending = latest.filter(isPending);
      return (await Promise.all(pending.map(({ id }) => send(id)))).every(Boolean);
    },
  };
}
