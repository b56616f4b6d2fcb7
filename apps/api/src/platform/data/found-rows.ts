import { type FoundItem } from '@site/api-contract';

/** A search of a portal: the typed text, the most rows to read, and the instant. */
export type FoundQuery = { search: string; most: number; now: Date };

/** A row that a search found, with the account whose data it is. */
export type FoundRow = {
  /** Null for a lead, whose sender may have no account. */
  personId: string | null;
  item: FoundItem;
};
