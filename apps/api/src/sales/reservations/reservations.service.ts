import { PLACES_A_DAY, PRODUCT, type Reservation } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../../identity/accounts/account-claims';
import { queueCopy as copy } from './queue.copy';
import { queuePlaceState } from './queue-place.rules';
import {
  changePlace,
  findPlace,
  type Holder,
  listOwnPlaces,
  listPlacesOfEmail,
  lockQueue,
  type Place,
} from './queue-places.repository';
import { reservationMail } from './reservations.mails';
import {
  countPlacesSince,
  findModel,
  findReservationLead,
  hasConfirmed,
  insertReservation,
  nextNumber,
  noteOnLead,
} from './reservations.repository';

/**
 * The model of this catalogue for the specification's path `boreal`
 * (docs/product/sales.md).
 */
export const BOREAL_MODEL = 'serrana';

type Wanted = { id: string; product: string; holder: Holder };
type NeededPorts = Pick<Ports, 'config' | 'clock' | 'database' | 'random'>;

/**
 * Gives the person of a lead a place in the queue and mails the link that confirms it.
 * Until then the place is skipped, unless the caller's account has confirmed that e-mail.
 * A lead of another browser session gets the 404 of a missing one (security-requirements
 * D2). Within a session the same e-mail keeps its place until that was used or has
 * passed; from another session it gets a new place, so that knowing an e-mail reveals no
 * place, and the e-mail's owner is told of the earlier one. A session takes at most three
 * places a day. Two people at once get two numbers, since the queue is locked until the
 * transaction ends (G2).
 */
export async function reserve(
  ports: NeededPorts,
  tx: Database,
  { id, product, holder: { sessionId, userId } }: Wanted,
): Promise<Reservation> {
  const lead = sessionId
    ? await findReservationLead(tx, { id, product, sessionId })
    : null;
  if (!lead || !sessionId) return refuse('not-found', TEXTS.notFound);
  await lockQueue(tx, BOREAL_MODEL);
  const { name: model, isQueued, signaturePaint } = await findModel(tx, BOREAL_MODEL);
  if (!isQueued)
    refuse('conflict', copy.ended(model), {
      reason: 'queue-ended',
    });
  const now = ports.clock.now();
  const standing = await listStanding(ports, tx, lead.email);
  const own = standing.find((place) => place.sessionId === sessionId);
  if (own) return keepOwn(ports, tx, { place: own, leadId: id, standing });
  if ((await countPlacesSince(tx, sessionId, daysBefore(now))) >= PLACES_A_DAY)
    refuse('conflict', copy.tooMany, { reason: 'too-many-places' });
  const isOwner = userId !== null && (await hasConfirmed(tx, userId, lead.email));
  const draft = {
    id: ports.random.uuid(),
    modelSlug: BOREAL_MODEL,
    email: lead.email,
    leadId: id,
    sessionId,
    number: await nextNumber(tx, BOREAL_MODEL),
    createdAt: now,
    confirmedAt: isOwner ? now : null,
  };
  await insertReservation(tx, draft);
  const unused = { calledAt: null, calledUntil: null, proposalId: null };
  const queued = { model, isQueued, signaturePaint };
  const place = { ...draft, ...unused, ...queued, proposalState: null };
  await note(tx, place);
  await mail(ports, tx, place, standing);
  return shown(place, now);
}

const daysBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Places of an e-mail that wait or were called, in their order. */
async function listStanding(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  email: string,
): Promise<Place[]> {
  const places = await listPlacesOfEmail(tx, BOREAL_MODEL, email);
  return places
    .filter((place) => isStanding(place, clock.now()))
    .sort((one, other) => one.number - other.number);
}

function isStanding(place: Place, now: Date): boolean {
  return ['unconfirmed', 'waiting', 'called'].includes(queuePlaceState(place, now));
}

/** A repeat keeps its place; an unconfirmed one gets the link again. */
async function keepOwn(
  ports: NeededPorts,
  tx: Database,
  { place, leadId, standing }: { place: Place; leadId: string; standing: Place[] },
): Promise<Reservation> {
  await changePlace(tx, place.id, { leadId });
  await note(tx, { ...place, leadId });
  if (place.confirmedAt === null) await mail(ports, tx, place, standing);
  return shown(place, ports.clock.now());
}

function note(
  tx: Database,
  {
    leadId,
    model,
    number,
    confirmedAt,
  }: Pick<Place, 'leadId' | 'model' | 'number' | 'confirmedAt'>,
): Promise<void> {
  const say = confirmedAt === null ? copy.unconfirmedPlace : copy.place;
  return noteOnLead(tx, leadId, say(model, number));
}

async function mail(
  ports: NeededPorts,
  tx: Database,
  place: Place,
  standing: readonly Place[],
): Promise<void> {
  if (!(await mayMail(ports, tx, 'reservation', place.email))) return;
  const earlier = standing.filter(({ id }) => id !== place.id);
  await enqueueMail(
    ports,
    tx,
    reservationMail(ports.config, {
      place,
      earlier: earlier.find(({ confirmedAt }) => confirmedAt !== null) ?? earlier[0],
    }),
  );
}

/**
 * Confirms the e-mail of a place, which counts from then on; repeating it changes
 * nothing. An e-mail counts once in a queue: if it has another valid confirmed place, the
 * answer is that one. Refuses with 404 a token without a place.
 */
export async function confirmPlace(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  placeId: string | null,
): Promise<Reservation> {
  await lockQueue(tx, BOREAL_MODEL);
  const place = placeId === null ? null : await findPlace(tx, placeId);
  if (!place) return refuse('not-found', copy.uselessLink);
  const now = ports.clock.now();
  if (place.confirmedAt !== null) return shown(place, now);
  const standing = await listStanding(ports, tx, place.email);
  const counted = standing.find(({ confirmedAt }) => confirmedAt !== null);
  if (counted) return shown(counted, now);
  const confirmed = { ...place, confirmedAt: now };
  await changePlace(tx, place.id, { confirmedAt: now });
  await note(tx, confirmed);
  return shown(confirmed, now);
}

/**
 * The latest place that this browser session took or asked for, or one of the account's
 * e-mail. A place whose turn it is comes first; an unconfirmed one gives way to a
 * confirmed one of the same e-mail. Null without one.
 */
export async function findOwnReservation(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { product, holder }: { product: string; holder: Holder },
): Promise<Reservation | null> {
  if (product !== PRODUCT) return null;
  const now = clock.now();
  const places = await listOwnPlaces(db, { modelSlug: BOREAL_MODEL, holder });
  const counted = new Set(
    places
      .filter((place) => place.confirmedAt !== null && isStanding(place, now))
      .map(({ email }) => email.toLowerCase()),
  );
  const own = places
    .filter(
      ({ confirmedAt, email }) =>
        confirmedAt !== null || !counted.has(email.toLowerCase()),
    )
    .map((place) => shown(place, now));
  return own.find(({ state }) => state === 'called') ?? own[0] ?? null;
}

function shown(place: Place, now: Date): Reservation {
  const { number, model, createdAt, calledUntil } = place;
  return {
    number,
    model,
    createdAt: createdAt.toISOString(),
    state: queuePlaceState(place, now),
    calledUntil,
  };
}
