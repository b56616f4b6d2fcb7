import { useEffect, useRef, useState } from 'react';
import {
  type ActEntry,
  type DelayedAct,
  type DelayedActs,
  isPending,
} from './delayed-acts';

/**
 * Undo instead of 'are you sure': what is begun waits, and lives above the pages, so that
 * whoever began it goes on meanwhile. Reload and closing the tab are asked about by the
 * browser: what waits is not sent behind anybody's back, since nobody would read that it
 * failed.
 */
export function useUndoQueue(): DelayedActs {
  const [entries, setEntries] = useState<readonly ActEntry[]>([]);
  // What is asked for in one turn must not meet the entries of the render before.
  const latest = useRef(entries);
  const onTheWay = useRef(new Map<string, Promise<boolean>>());

  const write = (next: readonly ActEntry[]) => {
    latest.current = next;
    setEntries(next);
  };
  const of = (id: string) => latest.current.find((entry) => entry.id === id);
  const change = (id: string, changes: Partial<ActEntry>) =>
    write(
      latest.current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
    );
  const forget = (id: string) => write(latest.current.filter((entry) => entry.id !== id));

  async function run(act: ActEntry): Promise<boolean> {
    change(act.id, { stage: 'sending' });
    const outcome = await act.run();
    change(act.id, { stage: outcome.isDone ? 'done' : 'failed', outcome });
    return outcome.isDone;
  }
  const send = (id: string) => {
    const act = of(id);
    const running = onTheWay.current.get(id);
    if (running) return running;
    if (act?.stage !== 'waiting') return Promise.resolve(true);
    const sent = run(act).finally(() => onTheWay.current.delete(id));
    onTheWay.current.set(id, sent);
    return sent;
  };

  const isLosing = entries.some((entry) => isPending(entry) || entry.stage === 'failed');
  useEffect(() => {
    if (!isLosing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLosing]);

  return {
    entries,
    of,
    send,
    forget,
    begin: (act: DelayedAct) => {
      forget(act.id);
      write([...latest.current, { ...act, stage: 'waiting' }]);
    },
    undo: (id) => {
      if (of(id)?.stage === 'waiting') change(id, { stage: 'undone' });
    },
    sendAll: async () => {
      const pending = latest.current.filter(isPending);
      return (await Promise.all(pending.map(({ id }) => send(id)))).every(Boolean);
    },
  };
}
