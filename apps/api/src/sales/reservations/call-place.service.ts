import { type LeadPlace } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { calledMail } from './called.mails';
import { queuePlaceCopy as copy } from './queue-place.copy';
import { queuePlaceState, turnEnd } from './queue-place.rules';
import {
  changePlace,
  findNextPlace,
  findPlaceOfLead,
  lockQueue,
  type Place,
} from './queue-places.repository';

/**
 * The place that a lead asked for, with the next place of the queue; null without one.
 */
export async function placeOfLead(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  leadId: string,
): Promise<LeadPlace | null> {
  const place = await findPlaceOfLead(db, leadId);
  if (!place) return null;
  const { number, model, modelSlug, calledUntil } = place;
  const next = place.isQueued ? await findNextPlace(db, modelSlug) : null;
  return {
    number,
    model,
    state: queuePlaceState(place, clock.now()),
    calledUntil,
    next: next && {
      number: next.number,
      leadId: next.leadId,
    },
  };
}

/**
 * Locks the queue that a lead has a place in; false without a place. Call it before the
 * lead is locked, since who takes or confirms a place locks the queue first, too.
 */
export async function lockQueueOfLead(tx: Database, leadId: string): Promise<boolean> {
  const place = await findPlaceOfLead(tx, leadId);
  if (place) await lockQueue(tx, place.modelSlug);
  return place !== null;
}

/**
 * Calls the place of a lead: its days begin, and its e-mail is told how to go on. Places
 * are called in order, whoever calls; people who gave up (`sem_interesse`) or have not
 * confirmed the e-mail are skipped. `isQueueLocked` is what `lockQueueOfLead` gave.
 */
export async function callNextPlace(
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  { leadId, isQueueLocked }: { leadId: string; isQueueLocked: boolean },
): Promise<void> {
  if (!isQueueLocked) refuseWithout();
  const place = (await findPlaceOfLead(tx, leadId)) ?? refuseWithout();
  await refuseOutOfTurn(ports, tx, place);
  const now = ports.clock.now();
  const until = turnEnd(now);
  await changePlace(tx, place.id, { calledAt: now, calledUntil: until });
  const mail = calledMail(ports.config, { ...place, to: place.email, until });
  await enqueueMail(ports, tx, mail);
}

function refuseWithout(): never {
  return refuse('not-found', copy.without);
}

async function refuseOutOfTurn(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  place: Place,
): Promise<void> {
  const { id, model, modelSlug, number, calledUntil } = place;
  if (!place.isQueued)
    refuse('conflict', copy.onSale(model), {
      reason: 'queue-ended',
    });
  if (calledUntil !== null) {
    const state = queuePlaceState(place, clock.now());
    const say = state === 'called' ? copy.runs : copy.passed;
    refuse('conflict', say(number, calledUntil), {
      reason: 'changed-meanwhile',
    });
  }
  const next = await findNextPlace(tx, modelSlug);
  if (next?.id === id) return;
  const why =
    place.confirmedAt === null
      ? copy.unconfirmed(number)
      : next && next.number < number
        ? copy.notNext(next.number)
        : copy.gaveUp;
  refuse('conflict', why, {
    reason: 'place-not-next',
  });
}
