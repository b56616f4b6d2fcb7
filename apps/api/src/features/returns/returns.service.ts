import {
  and,
  asc,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type CarReturn,
  type DataOf,
  type listReturns,
  type QueryOf,
} from '@site/contracts';
import { type IsoDate } from '@site/contracts/brazil';
import { type ReturnStage } from '@site/contracts/return-terms';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { decodeCursor, pageFrom, pageSizeOf } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { cars, contracts, proposals, returns, users } from '../../tables';
import { isWithCustomer, toItem, toReturn } from './return-view';
import { findReturn, lockReturn, type ReturnFacts } from './returns.repository';

export type ReturnCall = { viewer: SignedIn; id: string; actor: Actor };

/** What has no day yet, and no last one, stands at the end. */
const NO_DAY = '2999-12-31';

const STAGES: Record<ReturnStage, SQL> = {
  coming: isNull(returns.returnedAt),
  returned: isNotNull(returns.returnedAt),
  contested: eq(returns.damageState, 'contestados'),
};

/**
 * Cars that come back to a dealership, the one booked for the earliest day first; one to
 * be brought that has no day yet stands at its last one.
 */
export async function listFor(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, query }: { viewer: SignedIn; query: QueryOf<typeof listReturns> },
): Promise<DataOf<typeof listReturns>> {
  const limit = pageSizeOf(query);
  const after = decodeCursor(query.cursor);
  const day = sql<IsoDate>`coalesce(${returns.slotOn}, ${returns.bringBy}, ${NO_DAY}::date)`;
  const wanted = and(
    viewer.kind === 'consultant'
      ? undefined
      : eq(returns.dealershipId, dealershipOf(viewer)),
    STAGES[query.stage ?? 'coming'],
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
    .where(and(wanted, after ? isAfter(day, after) : undefined))
    .orderBy(asc(day), asc(returns.contractId))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(returns).where(wanted);
  const page = pageFrom(rows, limit, all?.total ?? 0, ({ booking }) => ({
    at: new Date(booking.slotOn ?? booking.bringBy ?? NO_DAY),
    id: booking.contractId,
  }));
  const today = todayOf(ports);
  return { ...page, items: page.items.map((row) => toItem(row, today)) };
}

function isAfter(
  day: SQL<IsoDate>,
  { at, id }: { at: Date; id: string },
): SQL | undefined {
  const last = at.toISOString().slice(0, 10);
  return or(
    sql`${day} > ${last}::date`,
    and(sql`${day} = ${last}::date`, gt(returns.contractId, id)),
  );
}

/** A return as its customer or its dealership sees it; staff leave a trace. */
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
  return toReturn(facts, viewer, ports.clock.now());
}

/**
 * Own for a customer, for the staff of a dealership what is asked of theirs, all for a
 * consultant; else 404.
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

/** The same to change it, with its contract locked. */
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
  return toReturn(await getVisible(tx, viewer, id), viewer, clock.now());
}

/** Refuses with 409 what the return is not ready for; the message says why. */
export function refuseUnready(why: string): never {
  return refuse('conflict', why, { reason: 'return-unready' });
}

/** With the customer still: the car can be inspected and taken back. */
export function requireOpen(facts: ReturnFacts): void {
  if (facts.booking?.returnedAt) refuseUnready('O carro já foi devolvido.');
  if (!isWithCustomer(facts)) refuseUnready('Este contrato já terminou.');
}

function notFound(): never {
  return refuse('not-found', 'Não encontramos essa devolução.');
}
