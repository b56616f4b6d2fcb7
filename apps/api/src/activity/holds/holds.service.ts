import { type Colleague, type ConsultantRight, type Hold } from '@site/api-contract';
import {
  HELD_QUEUES,
  type HeldQueue,
  HOLD_MINUTES,
  holdSentence,
} from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  findColleagues,
  findHold,
  findHolds,
  type HeldItem,
  type HoldRow,
  removeHold,
  removeHoldsBeyond,
  removeHoldsOf,
  removeOldHolds,
  takeItem,
} from './holds.repository';

type NeededPorts = Pick<Ports, 'clock'>;
type HoldCall = { viewer: SignedIn; queue: HeldQueue; id: string };

/** Items that one account has at most, which is more than anybody works on at once. */
const MOST_HOLDS = 20;

/** The right that opens a queue (docs/product/back-office.md). */
const rightOf = (queue: HeldQueue): ConsultantRight =>
  queue === 'leads' ? 'leads' : 'analysis';

const isOpenTo = ({ rights }: SignedIn, queue: HeldQueue) =>
  rights?.includes(rightOf(queue)) === true;

/** The instant after which a holder was seen who still has the item. */
const seenAfter = ({ clock }: NeededPorts) =>
  new Date(clock.now().getTime() - HOLD_MINUTES * 60_000);

/** The holders of all items in the queues that the viewer's rights open. */
export async function listHolds(
  ports: NeededPorts,
  db: Database,
  viewer: SignedIn,
): Promise<{ items: Hold[] }> {
  const queues = HELD_QUEUES.filter((queue) => isOpenTo(viewer, queue));
  const rows = await findHolds(db, queues, seenAfter(ports));
  return { items: rows.map((row) => shown(row, viewer)) };
}

/**
 * Takes an item that is free, or stays with one's own; a colleague's passes only by
 * `takeOver`. The answer says who has it then. Of too many items the one that was seen
 * longest ago is given back.
 */
export async function keepHold(
  ports: NeededPorts,
  db: Database,
  { viewer, queue, id, takeOver }: HoldCall & { takeOver: boolean },
): Promise<Hold> {
  if (!isOpenTo(viewer, queue)) refuse('forbidden', TEXTS.rightMissing);
  const item = { queue, itemId: id };
  const limit = seenAfter(ports);
  await takeItem(db, {
    ...item,
    userId: viewer.id,
    now: ports.clock.now(),
    seenAfter: limit,
    takeOver,
  });
  await removeOldHolds(db, limit);
  await removeHoldsBeyond(db, viewer.id, MOST_HOLDS);
  const row = await findHold(db, item, limit);
  return shown(
    row ?? refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' }),
    viewer,
  );
}

/** The consultants whose rights open a queue, by name; nobody where the viewer's do not. */
export async function listColleagues(
  db: Database,
  { viewer, queue }: Pick<HoldCall, 'viewer' | 'queue'>,
): Promise<{ items: Colleague[] }> {
  if (!isOpenTo(viewer, queue)) return { items: [] };
  const people = await findColleagues(db, rightOf(queue));
  return { items: people.map((one) => ({ ...one, isMe: one.id === viewer.id })) };
}

/** Colleagues of the actor who have items of a queue open, each with the sentence of it. */
export async function findHeldByOthers(
  ports: NeededPorts,
  db: Database,
  { queue, actor }: { queue: HeldQueue; actor: Pick<Actor, 'id'> },
): Promise<ReadonlyMap<string, { userId: string; sentence: string }>> {
  const rows = await findHolds(db, [queue], seenAfter(ports));
  return new Map(
    rows
      .filter(({ userId }) => userId !== actor.id)
      .map((row) => [
        row.itemId,
        { userId: row.userId, sentence: holdSentence(told(row)) },
      ]),
  );
}

/** Gives the viewer's own item back; a colleague keeps theirs. */
export async function endHold(
  db: Database,
  { viewer, queue, id }: HoldCall,
): Promise<{ ok: true }> {
  await removeHold(db, { queue, itemId: id }, viewer.id);
  return { ok: true };
}

/** Gives back whatever a person holds in the queues that these rights open. */
export async function endHoldsOf(
  tx: Database,
  userId: string,
  rights: readonly ConsultantRight[],
): Promise<void> {
  const queues = HELD_QUEUES.filter((queue) => rights.includes(rightOf(queue)));
  await removeHoldsOf(tx, userId, queues);
}

type HeldAct = HeldItem & {
  actor: Pick<Actor, 'id'>;
  /** The item's owner, who may act while a colleague only looks at it. */
  ownerId?: string | null;
};

/**
 * Called in the transaction of a staff member's act: refuses it with 409
 * `held-by-colleague` while somebody else has the item.
 */
export async function refuseHeld(
  ports: NeededPorts,
  tx: Database,
  { actor, ownerId, ...item }: HeldAct,
): Promise<void> {
  if (ownerId && ownerId === actor.id) return;
  const row = await findHold(tx, item, seenAfter(ports));
  if (row && row.userId !== actor.id)
    refuse('conflict', `${holdSentence(told(row))} Assuma para continuar.`, {
      reason: 'held-by-colleague',
    });
}

/** Refuses as `refuseHeld` does; otherwise the decision gives the actor's own hold back. */
export async function endHoldByDecision(
  ports: NeededPorts,
  tx: Database,
  act: HeldAct,
): Promise<void> {
  await refuseHeld(ports, tx, act);
  if (act.actor.id) await removeHold(tx, act, act.actor.id);
}

const told = ({ queue, name, takenAt }: HoldRow) => ({
  queue,
  name,
  since: takenAt.toISOString(),
});

const shown = (row: HoldRow, viewer: SignedIn): Hold => ({
  ...told(row),
  id: row.itemId,
  isMine: row.userId === viewer.id,
});
