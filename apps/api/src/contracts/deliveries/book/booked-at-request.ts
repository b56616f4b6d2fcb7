import { type RequestedAct } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { requestedActsOf } from '../../../activity/requested-acts/requested-acts';

type Visit = {
  /** The contract's id. */
  id: string;
  slot: { day: string; time: string; by?: string | undefined } | null;
};

/** The words of a note about a booked hour. */
export const slotNote = ({ day, time }: { day: string; time: string }) =>
  `${day} ${time}`;

/** Adds to a booked hour the consultant who booked it at the customer's request. */
export async function withBooker<V extends Visit>(
  db: Database,
  visit: V,
  kind: Extract<RequestedAct, 'delivery-slot' | 'return-slot'>,
): Promise<V> {
  const { id: contractId, slot } = visit;
  if (!slot) return visit;
  const by = (await requestedActsOf(db, { contractId, kind })).get(slotNote(slot));
  return by ? { ...visit, slot: { ...slot, by } } : visit;
}
