import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type CarReturn,
  type DataOf,
  type listReturns,
  type QueryOf,
} from '@site/api-contract';
import { type ReturnStage } from '@site/api-contract/driving';
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
import { contracts } from '../../contracts/contracts/contracts.table';
import { withBooker } from '../../contracts/deliveries/book/booked-at-request';
import { cars } from '../../contracts/deliveries/handovers.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { isWithCustomer, toItem, toReturn } from './return-view';
import {
  findReturn,
  lockReturn,
  type ReturnFacts,
  type ReturnRow,
} from './returns.repository';
import { returns } from './returns.table';

export type ReturnCall = { viewer: SignedIn; id: string; actor: Actor };

/** Sorts a return with neither a booked nor a last day to the end of the list. */
const NO_DAY = '2999-12-31';
/** A day without an hour counts until its end. */
const LAST_MINUTE = '23:59';

/**
 * Sort key: the day on which a car is expected, then its hour, in the dealership's local
 * time.
 */
export const EXPECTED = sql<string>`coalesce(
  ${returns.slotOn} + ${returns.slotAt}::time,
  coalesce(${returns.bringBy}, ${NO_DAY}::date) + ${LAST_MINUTE}::time
)`;
const LAST_FIRST = { at: returns.returnedAt, id: returns.contractId };

const STAGES: Record<ReturnStage, SQL> = {
  coming: isNull(returns.returnedAt),
  returned: isNotNull(returns.returnedAt),
  contested: eq(returns.damageState, 'contestados'),
};

/**
 * Cars that come back to a dealership, the earliest booked hour first; a demanded car
 * without a booked day stands at its last day. Of those that are back, the last one
 * first.
 */
export async function listFor(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, query }: { viewer: SignedIn; query: QueryOf<typeof listReturns> },
): Promise<DataOf<typeof listReturns>> {
  const limit = pageSizeOf(query);
  const after = decodeCursor(query.cursor);
  const stage = query.stage ?? 'coming';
  const isDone = stage === 'returned';
  const wanted = and(
    viewer.kind === 'consultant'
      ? undefined
      : eq(returns.dealershipId, dealershipOf(viewer)),
    STAGES[stage],
  );
  const rows = await db
    .select({
      booking: returns,
      contract: contracts,
      proposal: proposals,
      customer: { name: users.name },
      plate: cars.plate,
    })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .where(and(wanted, after ? isAfter(after, isDone) : undefined))
    .orderBy(
      ...(isDone
        ? [desc(LAST_FIRST.at), desc(LAST_FIRST.id)]
        : [asc(EXPECTED), asc(returns.contractId)]),
    )
    .limit(limit + 1);
  const all = db
    .select({ one: sql`1` })
    .from(returns)
    .where(wanted);
  const total = await countUpToLimit(db, all);
  const page = pageFrom(rows, limit, total, ({ booking }) => ({
    at: (isDone && booking.returnedAt) || expectedAt(booking),
    id: booking.contractId,
  }));
  const today = todayOf(ports);
  return { ...page, items: page.items.map((row) => toItem(row, today)) };
}

/** The same as `EXPECTED`, written as if the clock at the dealership were UTC. */
function expectedAt({ slotOn, slotAt, bringBy }: ReturnRow): Date {
  return new Date(
    slotOn && slotAt ? `${slotOn}T${slotAt}Z` : `${bringBy ?? NO_DAY}T${LAST_MINUTE}Z`,
  );
}

function isAfter(after: Position, isDone: boolean): SQL {
  if (isDone) return behind(LAST_FIRST, after, 'newest');
  const { at, id } = after;
  const moment = at.toISOString().slice(0, -1);
  return sql`(${EXPECTED}, ${returns.contractId}) > (${moment}::timestamp, ${id}::uuid)`;
}

/** A return for its customer or its dealership. The trail records looks of the staff. */
export async function showReturn(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: ReturnCall,
): Promise<CarReturn> {
  const facts = await getVisible(db, viewer, id);
  if (viewer.role)
    await recordAudit(ports, db, {
      actor,
      action: 'return-viewed',
      personId: facts.customer.id,
      subject: `contract:${facts.contract.id}`,
    });
  return withBooker(db, toReturn(facts, viewer, ports.clock.now()), 'return-slot');
}

/**
 * A return that the viewer may see: a customer's own, those of the staff's dealership,
 * any for a consultant; else 404.
 */
export async function getVisible(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<ReturnFacts> {
  const facts = await findReturn(db, id);
  return facts && mayGet(viewer, facts) ? facts : notFound();
}

function mayGet(viewer: SignedIn, { booking, contract, proposal }: ReturnFacts): boolean {
  switch (viewer.kind) {
    case 'consultant':
      return true;
    case 'dealer':
    case 'seller':
      return booking?.dealershipId === dealershipOf(viewer);
    default:
      return (
        contract.userId === viewer.id && (booking !== null || proposal.state === 'ativa')
      );
  }
}

/** The same with its contract locked for a change. */
export async function lockVisible(
  tx: Database,
  viewer: SignedIn,
  id: string,
): Promise<ReturnFacts> {
  const { contract } = await getVisible(tx, viewer, id);
  return (await lockReturn(tx, contract.id)) ?? notFound();
}

/** The return as it is after a change. */
export async function changed(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { viewer, id }: Pick<ReturnCall, 'viewer' | 'id'>,
): Promise<CarReturn> {
  const facts = await getVisible(tx, viewer, id);
  return withBooker(tx, toReturn(facts, viewer, clock.now()), 'return-slot');
}

/** Refuses with 409 an act that the return is not ready for; the message says why. */
export function refuseUnready(why: string): never {
  return refuse('conflict', why, { reason: 'return-unready' });
}

/**
 * Refuses unless the customer still has the car, so that it can be inspected and taken
 * back.
 */
export function requireOpen(facts: ReturnFacts): void {
  if (facts.booking?.returnedAt) refuseUnready('O carro já foi devolvido.');
  if (!isWithCustomer(facts)) refuseUnready('Este contrato já terminou.');
}

function notFound(): never {
  return refuse('not-found', 'Não encontramos essa devolução.');
}
