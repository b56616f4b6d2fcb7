import { and, asc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Milestone } from '@site/api-contract/contracts';
import { isContract, isDelivered, PROPOSAL_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { returns } from '../../driving/returns/returns.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposalEvents } from '../../sales/proposals/proposal-events.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { isYardOfCar, YARD, yards } from '../../sales/proposals/send/other-yard';
import { contracts } from '../contracts/contracts.table';
import { ledgerTransactions } from '../ledger/ledger.table';
import { deliveries, deliveryMilestones } from './deliveries.table';
import { type Slot } from './delivery.rules';
import { cars, handoverPhotos, handovers } from './handovers.table';

type DeliveryRow = typeof deliveries.$inferSelect;
export type PhotoRow = typeof handoverPhotos.$inferSelect;

/** Reference of the credit for a late delivery in the ledger: posted once a contract. */
export const LATE_CREDIT = 'credit:late-delivery';

/** A delivery with all its facts. */
export type DeliveryFacts = Awaited<ReturnType<typeof selectMain>>[number] & {
  milestones: { kind: Milestone; onDay: IsoDate }[];
  photos: PhotoRow[];
  /** Day on which the first installment was confirmed. */
  paidOn: IsoDate | null;
  /** Day on which the credit for being late was posted. */
  creditedOn: IsoDate | null;
};

export function selectMain(db: Database) {
  return db
    .select({
      delivery: deliveries,
      contract: contracts,
      proposal: proposals,
      dealership: dealerships,
      /** The dealership whose yard the car is in; null once it was given back. */
      yard: YARD,
      customer: {
        id: users.id,
        name: users.name,
        email: users.email,
        phone: users.cellphone,
      },
      car: cars,
      handover: handovers,
      returnKind: returns.kind,
    })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(dealerships, eq(dealerships.id, deliveries.dealershipId))
    .leftJoin(yards, isYardOfCar)
    .leftJoin(cars, eq(cars.contractId, deliveries.contractId))
    .leftJoin(handovers, eq(handovers.contractId, deliveries.contractId))
    .leftJoin(returns, eq(returns.contractId, deliveries.contractId))
    .$dynamic();
}

/** A delivery by the id of its contract or of its proposal. */
export async function findDelivery(
  db: Database,
  id: string,
): Promise<DeliveryFacts | null> {
  const [main] = await selectMain(db).where(
    or(eq(contracts.id, id), eq(contracts.proposalId, id)),
  );
  const [facts] = main ? await withParts(db, [main]) : [];
  return facts ?? null;
}

/** The same for rows of `selectMain`, with as many queries for many as for one. */
export async function withParts(
  db: Database,
  rows: Awaited<ReturnType<typeof selectMain>>,
): Promise<DeliveryFacts[]> {
  const ids = rows.map(({ delivery }) => delivery.contractId);
  const milestones = await db
    .select()
    .from(deliveryMilestones)
    .where(inArray(deliveryMilestones.contractId, ids));
  const photos = await db
    .select()
    .from(handoverPhotos)
    .where(inArray(handoverPhotos.contractId, ids))
    .orderBy(asc(handoverPhotos.createdAt), asc(handoverPhotos.id));
  const { proposalId, toState } = proposalEvents;
  const proposalIds = rows.map(({ proposal }) => proposal.id);
  const payments = await db
    .select({ proposalId, at: proposalEvents.at })
    .from(proposalEvents)
    .where(and(inArray(proposalId, proposalIds), eq(toState, 'pagamento_confirmado')))
    // The first event is the payment; a later one is a booked day that was given up.
    .orderBy(asc(proposalEvents.id));
  const { contractId, onDay, reference } = ledgerTransactions;
  const credits = await db
    .select({ contractId, onDay })
    .from(ledgerTransactions)
    .where(and(inArray(contractId, ids), eq(reference, LATE_CREDIT)));
  return rows.map((main) => {
    const ofIt = (part: { contractId: string }) =>
      part.contractId === main.delivery.contractId;
    const paid = payments.find((one) => one.proposalId === main.proposal.id);
    return {
      ...main,
      milestones: milestones.filter(ofIt),
      photos: photos.filter(ofIt),
      paidOn: paid ? saoPauloDay(paid.at) : null,
      creditedOn: credits.find(ofIt)?.onDay ?? null,
    };
  });
}

/**
 * Hours of a dealership that other contracts have from a day on: deliveries and returns.
 * A customer who came before the booked day keeps the number of the place; nobody waits
 * for them there, so the hour has room for another one.
 */
export async function listTaken(
  db: Database,
  {
    dealershipId,
    from,
    except,
  }: {
    dealershipId: number;
    from: IsoDate;
    except: string | null;
  },
): Promise<(Slot & { place: number; hasCome: boolean })[]> {
  const hoursIn = (table: typeof deliveries | typeof returns) =>
    db
      .select({
        day: table.slotOn,
        time: table.slotAt,
        place: table.slotPlace,
        doneAt: table === returns ? returns.returnedAt : handovers.handedAt,
      })
      .from(table)
      .leftJoin(handovers, eq(handovers.contractId, table.contractId))
      .where(
        and(
          eq(table.dealershipId, dealershipId),
          gte(table.slotOn, from),
          except === null ? undefined : ne(table.contractId, except),
        ),
      );
  const rows = [...(await hoursIn(deliveries)), ...(await hoursIn(returns))];
  return rows.flatMap(({ day, time, place, doneAt }) =>
    day && time && place ? [{ day, time, place, hasCome: doneAt !== null }] : [],
  );
}

export async function changeDelivery(
  tx: Database,
  contractId: string,
  changes: Partial<DeliveryRow>,
): Promise<void> {
  await tx.update(deliveries).set(changes).where(eq(deliveries.contractId, contractId));
}

/** Numbers of the car that another contract has already. */
export async function findOtherCars(
  tx: Database,
  contractId: string,
  { plate, renavam, chassis }: { plate: string; renavam: string; chassis: string },
) {
  return tx
    .select()
    .from(cars)
    .where(
      and(
        ne(cars.contractId, contractId),
        or(eq(cars.plate, plate), eq(cars.renavam, renavam), eq(cars.chassis, chassis)),
      ),
    );
}

/** States of a proposal whose car is still to come. */
export const WAITING_STATES = PROPOSAL_STATES.filter(
  (state) => isContract(state) && !isDelivered(state),
);

/** Rows of `selectMain` whose car is still to come. */
export const isWaiting = and(
  inArray(proposals.state, WAITING_STATES),
  isNull(handovers.contractId),
);
