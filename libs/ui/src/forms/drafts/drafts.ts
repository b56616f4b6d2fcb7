import { createContext } from 'react';
import { type DraftForm, type DraftValues } from '@site/api-contract/drafts';

/** Where forms keep what was typed and not sent yet. */
export type Drafts = {
  /** The draft of a form in this tab; null without one. */
  kept: (form: DraftForm) => DraftValues | null;
  /** The same draft merged with the account's on the server; null without either. */
  find: (form: DraftForm) => Promise<DraftValues | null>;
  /** Keeps values in this tab, at once. */
  keep: (form: DraftForm, values: DraftValues) => void;
  /** Keeps values for the account, on the server. */
  save: (form: DraftForm, values: DraftValues) => void;
  /** Forgets a form, here and on the server. */
  drop: (form: DraftForm) => void;
  /**
   * How many writes of this page were refused so far: a form was taken when none was
   * while it was being sent.
   */
  refusedWrites: () => number;
};

/** Null where nothing is kept: on servers and in specs that don't ask for it. */
export const DraftsContext = createContext<Drafts | null>(null);
