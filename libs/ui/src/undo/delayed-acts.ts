import { createContext, use } from 'react';

/** Seconds in which an act can be undone. */
export const UNDO_S = 10;

/** Runs something after some milliseconds, unless the function that it gives is called. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

/** Outcome of an act in words, and the fields of its form with errors. */
export type ActOutcome = {
  isDone: boolean;
  said: string;
  fields?: readonly { key: string; message: string }[];
};

/** An act that runs some seconds after it was asked for, unless it is undone. */
export type DelayedAct = {
  /** Id of its record; only one act on a record waits. */
  id: string;
  /** Name of that record. */
  about: string;
  /** Name of the act in one or two words: 'Aprovada'. */
  what: string;
  /** Label of the button that does not wait; 'Enviar agora' where it is missing. */
  sendNow?: string | undefined;
  /** Path, in this app, of the form of the act. */
  to: string;
  /** Values that were typed into that form. */
  draft: unknown;
  /** Runs the act; never rejects because a call failed. */
  run: () => Promise<ActOutcome>;
};

/** `undone` and `failed` wait for the form to show the typed values again. */
type ActStage = 'waiting' | 'sending' | 'done' | 'undone' | 'failed';

export type ActEntry = DelayedAct & { stage: ActStage; outcome?: ActOutcome };

export type DelayedActs = {
  entries: readonly ActEntry[];
  of: (id: string) => ActEntry | undefined;
  begin: (act: DelayedAct) => void;
  undo: (id: string) => void;
  /** Sends a waiting act now. */
  send: (id: string) => Promise<boolean>;
  /** True once all waiting acts are done. */
  sendAll: () => Promise<boolean>;
  forget: (id: string) => void;
};

export const DelayedActsContext = createContext<DelayedActs | null>(null);

/** The acts that wait in this portal. */
export function useDelayedActs(): DelayedActs {
  const acts = use(DelayedActsContext);
  if (!acts) throw new Error('No UndoBar above this component');
  return acts;
}

/** Whether it can still be undone, or is being sent. */
export function isPending(entry: ActEntry | undefined): boolean {
  return entry?.stage === 'waiting' || entry?.stage === 'sending';
}

/** Whether it was undone or refused, and its form has not shown it again yet. */
export function isBack(entry: ActEntry | undefined): boolean {
  return entry?.stage === 'undone' || entry?.stage === 'failed';
}
