import { createContext, use } from 'react';

/** How long an act can be undone. */
export const UNDO_S = 10;

/** Outcome of an act in words, and the fields of its form that have to be looked at. */
export type ActOutcome = {
  isDone: boolean;
  said: string;
  fields?: readonly { key: string; message: string }[];
};

/** Something that is done some seconds after it was asked for, unless it is undone. */
export type DelayedAct = {
  /** Id of the record that it is about: only one act on it waits. */
  id: string;
  /** Name of that record. */
  about: string;
  /** Name of the act in one or two words: 'Aprovada'. */
  what: string;
  /** Path, in this app, of the form that it comes from. */
  to: string;
  /** Values that were typed into that form. */
  draft: unknown;
  /** Does it; never rejects because of a call that failed. */
  run: () => Promise<ActOutcome>;
};

/** `undone` and `failed` wait for the form to take back what was typed. */
type ActStage = 'waiting' | 'sending' | 'done' | 'undone' | 'failed';

export type ActEntry = DelayedAct & { stage: ActStage; outcome?: ActOutcome };

export type DelayedActs = {
  entries: readonly ActEntry[];
  of: (id: string) => ActEntry | undefined;
  begin: (act: DelayedAct) => void;
  undo: (id: string) => void;
  /** Sends what waits now, instead of when its time is over. */
  send: (id: string) => Promise<boolean>;
  /** True once all that waited is done. */
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

/** Whether it may still be undone, or is on its way. */
export function isPending(entry: ActEntry | undefined): boolean {
  return entry?.stage === 'waiting' || entry?.stage === 'sending';
}

/** Whether it was undone or refused, and the form has not taken it back yet. */
export function isBack(entry: ActEntry | undefined): boolean {
  return entry?.stage === 'undone' || entry?.stage === 'failed';
}
