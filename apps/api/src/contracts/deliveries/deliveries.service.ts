import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type DataOf,
  type Delivery,
  type listDeliveries,
  type QueryOf,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import {
  behind,
  decodeCursor,
  pageFrom,
  pageSizeOf,
  type Position,
} from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { lockProposal } from '../../sales/proposals/proposals.repository';
import { proposals } from '../../sales/proposals/proposals.table';
import { contracts } from '../contracts/contracts.table';
import { withBooker } from './book/booked-at-request';
import {
  type DeliveryFacts,
  findDelivery,
  isWaiting,
  selectMain,
  withParts,
} from './deliveries.repository';
import { deliveries } from './deliveries.table';
import { toDelivery, toItem } from './delivery-view';
import { handovers } from './handovers.table';

export type DeliveryCall = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Lists the cars that a dealership has to hand over, the earliest promise first, or that
 * it handed over, the last one first. Released ones are left out.
 */
export async function listFor(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
  query: QueryOf<typeof listDeliveries>,
): Promise<DataOf<typeof listDeliveries>> {
  const limit = pageSizeOf(query);
  const after = decodeCursor(query.cursor);
  const today = todayOf({ clock });
  const stage = query.stage ?? 'coming';
  const isDone = stage === 'handed-over';
  const wanted = and(
    eq(deliveries.dealershipId, dealershipOf(viewer)),
    inStage(stage, today),
  );
  const rows = await selectMain(db)
    .where(and(wanted, after ? isAfter(after, isDone) : undefined))
    .orderBy(
      ...(isDone
        ? [desc(LAST_FIRST.at), desc(LAST_FIRST.id)]
        : [asc(deliveries.promisedOn), asc(deliveries.contractId)]),
    )
    .limit(limit + 1);
  const all = db
    .select({ one: sql`1` })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .leftJoin(handovers, eq(handovers.contractId, deliveries.contractId))
    .where(wanted);
  const total = await countUpToLimit(db, all);
  const page = pageFrom(rows, limit, total, ({ delivery, handover }) => ({
    at: isDone && handover ? handover.handedAt : new Date(delivery.promisedOn),
    id: delivery.contractId,
  }));
  const found = await withParts(db, page.items);
  return { ...page, items: found.map((facts) => toItem(facts, viewer, today)) };
}

const LAST_FIRST = { at: handovers.handedAt, id: handovers.contractId };

type Stage = NonNullable<QueryOf<typeof listDeliveries>['stage']>;

/** A condition for rows of `selectMain` in a stage of the list. */
function inStage(stage: Stage, today: IsoDate): SQL | undefined {
  if (stage === 'handed-over') return isNotNull(handovers.contractId);
  if (stage === 'coming') return isWaiting;
  const { slotOn } = deliveries;
  return and(isWaiting, or(isNull(slotOn), lt(slotOn, today)));
}

function isAfter(after: Position, isDone: boolean): SQL | undefined {
  if (isDone) return behind(LAST_FIRST, after, 'newest');
  const { at, id } = after;
  const day = at.toISOString().slice(0, 10);
  return or(
    gt(deliveries.promisedOn, day),
    and(eq(deliveries.promisedOn, day), gt(deliveries.contractId, id)),
  );
}

/**
 * A delivery for its customer or its dealership. The trail records looks of the staff.
 */
export async function showDelivery(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: DeliveryCall,
): Promise<Delivery> {
  const facts = await getVisible(db, viewer, id);
  if (viewer.role)
    await recordAudit(ports, db, {
      actor,
      action: 'delivery-viewed',
      personId: facts.customer.id,
      subject: `proposal:${facts.proposal.id}`,
    });
  return withBooker(db, toDelivery(facts, viewer, todayOf(ports)), 'delivery-slot');
}

/**
 * A delivery that the viewer may see: a customer's own, those of the staff's dealership,
 * any for a consultant; else 404.
 */
export async function getVisible(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<DeliveryFacts> {
  const facts = await findDelivery(db, id);
  return facts && mayGet(viewer, facts) ? facts : notFound();
}

function mayGet(viewer: SignedIn, { delivery, contract }: DeliveryFacts): boolean {
  switch (viewer.kind) {
    case 'consultant':
      return true;
    case 'dealer':
    case 'seller':
      return delivery.dealershipId === dealershipOf(viewer);
    default:
      return contract.userId === viewer.id;
  }
}

/**
 * The same with its proposal locked for a change, so that withdrawal, handover and every
 * step between follow one another.
 */
export async function lockVisible(
  tx: Database,
  viewer: SignedIn,
  id: string,
): Promise<DeliveryFacts> {
  const { proposal } = await getVisible(tx, viewer, id);
  await lockProposal(tx, proposal.id);
  return getVisible(tx, viewer, id);
}

/** The delivery as it is after a change. */
export async function changed(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { viewer, id }: Pick<DeliveryCall, 'viewer' | 'id'>,
): Promise<Delivery> {
  const facts = await getVisible(tx, viewer, id);
  return withBooker(tx, toDelivery(facts, viewer, todayOf({ clock })), 'delivery-slot');
}

/** Refuses unless the contract is signed, and neither handed over nor ended. */
export function requireWaiting({ delivery, handover }: DeliveryFacts): void {
  if (handover) refuseUnready('O carro já foi entregue.');
  if (delivery.releasedAt) refuseUnready('Este contrato foi encerrado antes da entrega.');
}

/** Refuses with 409 an act that the delivery is not ready for; the message says why. */
export function refuseUnready(why: string): never {
  return refuse('conflict', why, { reason: 'delivery-unready' });
}

function notFound(): never {
  return refuse('not-found', 'Não encontramos essa entrega.');
}
