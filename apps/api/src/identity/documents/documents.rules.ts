import { type DocumentKind } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';

/** A stored document that may be opened. */
export type Arrival = {
  userId: string;
  kind: DocumentKind;
  mediaType: string;
  actor: Actor;
};

/**
 * The reaction to a new document, in the transaction that stores it. Later districts wait
 * for documents and hand this in.
 */
export type OnArrival = (ports: Ports, tx: Database, arrival: Arrival) => Promise<void>;
