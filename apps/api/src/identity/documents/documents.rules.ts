import { type DocumentKind } from '@site/api-contract/documents';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';

/** A document that was stored and may be opened. */
export type Arrival = {
  userId: string;
  kind: DocumentKind;
  mediaType: string;
  actor: Actor;
};

/**
 * The reaction to a document that came, in the transaction that stores it. Features above
 * wait for documents and hand this in.
 */
export type OnArrival = (ports: Ports, tx: Database, arrival: Arrival) => Promise<void>;
