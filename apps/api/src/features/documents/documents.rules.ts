import { type DocumentKind } from '@site/contracts/documents';
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
 * What those who wait for documents do about one that came, in the transaction that
 * stores it. Handed in from above.
 */
export type OnArrival = (ports: Ports, tx: Database, arrival: Arrival) => Promise<void>;
