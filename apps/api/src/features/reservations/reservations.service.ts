import { type Reservation } from '@site/contracts';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../accounts/account-claims';
import { reservationMail } from './reservations.mails';
import {
  findModelName,
  findReservationLead,
  findSessionReservation,
  insertReservation,
  listReservations,
  lockQueue,
  nextNumber,
  noteOnLead,
} from './reservations.repository';

/**
 * Model that the path `boreal` of the specification stands for in this catalogue
 * (product.md §10).
 */
const BOREAL_MODEL = 'serrana';

type Wanted = { id: string; product: string; sessionId: string | undefined };

/**
 * Gives the person of a lead a place in the queue and confirms it by mail. A lead of
 * another browser session is refused as one that does not exist is, with 404
 * (security-requirements D2). Within the session the same e-mail keeps the place it has;
 * from another one it takes a place of its own, so that nobody learns of a place by
 * knowing an e-mail. The owner of the e-mail is told of the earlier one. Two people at
 * once get two numbers: the queue is locked until the transaction ends (G2).
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
  const model = await findModelName(tx, BOREAL_MODEL);
  const taken = await listReservations(tx, BOREAL_MODEL, lead.email);
  const own = taken.find((place) => place.sessionId === sessionId);
  const place = own ?? {
    number: await nextNumber(tx, BOREAL_MODEL),
    createdAt: ports.clock.now(),
  };
  await noteOnLead(tx, id, `${model}: lugar ${place.number} na fila`);
  if (own) return shown(own, model);
  await insertReservation(tx, {
    id: ports.random.uuid(),
    modelSlug: BOREAL_MODEL,
    email: lead.email,
    leadId: id,
    sessionId,
    ...place,
  });
  if (await mayMail(ports, tx, 'reservation', lead.email))
    await enqueueMail(
      ports,
      tx,
      reservationMail(ports.config, {
        to: lead.email,
        model,
        number: place.number,
        earlier: taken[0]?.number,
      }),
    );
  return shown(place, model);
}

/**
 * The newest place that this browser session reserved or asked for again; null without
 * one.
 */
export async function findOwnReservation(
  db: Database,
  { product, sessionId }: Omit<Wanted, 'id'>,
): Promise<Reservation | null> {
  const found = sessionId
    ? await findSessionReservation(db, { modelSlug: BOREAL_MODEL, product, sessionId })
    : null;
  return found && shown(found, await findModelName(db, BOREAL_MODEL));
}

function shown(
  { number, createdAt }: { number: number; createdAt: Date },
  model: string,
): Reservation {
  return { number, model, createdAt: createdAt.toISOString() };
}
