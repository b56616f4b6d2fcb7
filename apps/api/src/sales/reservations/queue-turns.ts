import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type DeliverySnapshot } from '../simulations/baskets.table';
import { queuePlaceState } from './queue-place.rules';
import {
  findPlace,
  type Holder,
  listOwnPlaces,
  lockPlace,
} from './queue-places.repository';
import { findModel } from './reservations.repository';

export type QueueTurn = NonNullable<DeliverySnapshot['turn']>;
type NeededPorts = Pick<Ports, 'clock'>;
/** A person's turn in the queue of a model; `held` is the turn in their cart. */
export type QueueTurnSearch = {
  modelSlug: string;
  holder: Holder;
  held?: QueueTurn | undefined;
};

/**
 * The running turn with which a person may buy a car of a queue; the one in the cart
 * comes first. Null for everybody else.
 */
export async function findQueueTurn(
  { clock }: NeededPorts,
  db: Database,
  { modelSlug, holder, held }: QueueTurnSearch,
): Promise<QueueTurn | null> {
  const placeId = held?.placeId;
  const called = (await listOwnPlaces(db, { modelSlug, holder, placeId })).filter(
    (place) => queuePlaceState(place, clock.now()) === 'called',
  );
  const place = called.find(({ id }) => id === placeId) ?? called[0];
  return place?.calledUntil ? { placeId: place.id, until: place.calledUntil } : null;
}

/**
 * Locks the place whose turn sells a car until the transaction ends, so that only one of
 * two simultaneous proposals gets it. Null where the turn has ended or was used.
 */
export async function holdQueueTurn(
  ports: NeededPorts,
  tx: Database,
  whose: QueueTurnSearch,
): Promise<string | null> {
  const turn = await findQueueTurn(ports, tx, whose);
  if (!turn) return null;
  await lockPlace(tx, turn.placeId);
  const place = await findPlace(tx, turn.placeId);
  const isRunning = place && queuePlaceState(place, ports.clock.now()) === 'called';
  return isRunning ? place.id : null;
}

/** Whether a model is sold only by its queue. */
export async function isSoldByQueue(db: Database, modelSlug: string): Promise<boolean> {
  return (await findModel(db, modelSlug)).isQueued;
}
