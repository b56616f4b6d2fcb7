import { PRODUCT, type Reservation } from '@site/contracts';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../accounts/account-claims';
import { placeState, type Standing } from '../leads/place.rules';
import {
  changePlace,
  type Holder,
  listOwnPlaces,
  listPlacesOfEmail,
  lockQueue,
} from '../leads/places.repository';
import { queueCopy as copy } from './queue.copy';
import { reservationMail } from './reservations.mails';
import {
  findModel,
  findReservationLead,
  insertReservation,
  nextNumber,
  noteOnLead,
} from './reservations.repository';

/**
 * Model that the path `boreal` of the specification stands for in this catalogue
 * (product.md §10).
 */
export const BOREAL_MODEL = 'serrana';

type Wanted = { id: string; product: string; sessionId: string | undefined };

/**
 * Gives the person of a lead a place in the queue and confirms it by mail. A lead of
 * another browser session is refused as one that does not exist is, with 404
 * (security-requirements D2). Within the session the same e-mail keeps the place it has,
 * until that was used or its turn has passed; from another one it takes a place of its
 * own, so that nobody learns of a place by knowing an e-mail. The owner of the e-mail is
 * told of the earlier one. Two people at once get two numbers: the queue is locked until
 * the transaction ends (G2).
 */
export async function reserve(
  ports: Pick<Ports, 'config' | 'clock' | 'database' | 'random'>,
  tx: Database,
  { id, product, sessionId }: Wanted,
): Promise<Reservation> {
  const lead = sessionId
    ? await findReservationLead(tx, { id, product, sessionId })
    : null;
  if (!lead) refuse('not-found', TEXTS.notFound);
  await lockQueue(tx, BOREAL_MODEL);
  const { name: model, isQueued } = await findModel(tx, BOREAL_MODEL);
  if (!isQueued)
    refuse('conflict', copy.ended(model), {
      reason: 'queue-ended',
    });
  const now = ports.clock.now();
  const places = await listPlacesOfEmail(tx, BOREAL_MODEL, lead.email);
  const standing = places
    .filter((place) => {
      const state = placeState(place, now);
      return state === 'waiting' || state === 'called';
    })
    .sort((one, other) => one.number - other.number);
  const own = standing.find((place) => place.sessionId === sessionId);
  const number = own?.number ?? (await nextNumber(tx, BOREAL_MODEL));
  await noteOnLead(tx, id, `${model}: lugar ${number} na fila`);
  if (own) {
    await changePlace(tx, own.id, { leadId: id });
    return shown(own, now);
  }
  await insertReservation(tx, {
    id: ports.random.uuid(),
    modelSlug: BOREAL_MODEL,
    email: lead.email,
    leadId: id,
    sessionId,
    number,
    createdAt: now,
  });
  if (await mayMail(ports, tx, 'reservation', lead.email))
    await enqueueMail(
      ports,
      tx,
      reservationMail(ports.config, {
        to: lead.email,
        model,
        number,
        earlier: standing.at(0)?.number,
      }),
    );
  const place = {
    number,
    model,
    createdAt: now,
    calledUntil: null,
    proposalState: null,
    isQueued,
  };
  return shown(place, now);
}

/**
 * The place that this browser session took or asked for last, or one of the account's
 * e-mail; one whose turn it is comes first. Null without one.
 */
export async function findOwnReservation(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { product, holder }: { product: string; holder: Holder },
): Promise<Reservation | null> {
  if (product !== PRODUCT) return null;
  const places = (await listOwnPlaces(db, { modelSlug: BOREAL_MODEL, holder })).map(
    (place) => shown(place, clock.now()),
  );
  return places.find(({ state }) => state === 'called') ?? places[0] ?? null;
}

type Shown = Standing & {
  number: number;
  model: string;
  createdAt: Date;
};

function shown(place: Shown, now: Date): Reservation {
  const { number, model, createdAt, calledUntil } = place;
  return {
    number,
    model,
    createdAt: createdAt.toISOString(),
    state: placeState(place, now),
    calledUntil,
  };
}
