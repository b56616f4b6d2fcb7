import { createContext } from 'react';
import { type DraftForm, type DraftValues } from '@site/api-contract/identity';

/** Stores the typed and unsent values of forms. */
export type Drafts = {
  /** The draft of a form in this tab; null without one. */
  kept: (form: DraftForm) => DraftValues | null;
  /** The same draft merged with the account's on the server; null without either. */
  find: (form: DraftForm) => Promise<DraftValues | null>;
  /** Keeps values in this tab, at once. */
  keep: (form: DraftForm, values: DraftValues) => void;
  /** Keeps values for the account, on the server. */
  save: (form: DraftForm, values: DraftValues) => void;
  /** Deletes a form's draft, here and on the server. */
  drop: (form: DraftForm) => void;
  /**
   * Number of refused writes of this page so far: a form was accepted when it does not
   * rise while the form is sent.
   */
  refusedWrites: () => number;
};

/** Null where no drafts are kept: on servers and in specs without them. */
export const DraftsContext = createContext<Drafts | null>(null);
