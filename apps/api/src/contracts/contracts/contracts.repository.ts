import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import { type IsoDate, placeName, saoPauloDay } from '@site/api-contract/brazil';
import { type Amendment } from '@site/api-contract/contracts';
import { type ProposalState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { dealerships, states } from '../../catalog/dealerships/dealerships.table';
import { contractLosses } from '../../driving/losses/losses.table';
import { purchases } from '../../driving/purchases/purchases.table';
import { returns } from '../../driving/returns/returns.table';
import { overdueDecisions } from '../../payments/dunning/overdue-decisions.table';
import { proposalEvents } from '../../sales/proposals/proposal-events.table';
import { type ProposalRow } from '../../sales/proposals/proposals.repository';
import { proposals } from '../../sales/proposals/proposals.table';
import { deliveries, deliveryMilestones } from '../deliveries/deliveries.table';
import { chosenDaysOf, type Waiting } from '../deliveries/delivery.rules';
import { type PostedEntry, readLedgers } from '../ledger/ledger.repository';
import { contractAmendments } from './contract-amendments.table';
import { contracts } from './contracts.table';

export type ContractRow = typeof contracts.$inferSelect;
/** A contract with the proposal whose state is its own. */
export type ContractWithProposal = { contract: ContractRow; proposal: ProposalRow };

/** The facts from which plan, ledger and rules of a contract are computed. */
export type ContractRecord = ContractWithProposal & {
  amendments: (Amendment & { confirmedAt: Date })[];
  entries: PostedEntry[];
  /** Null until the car was handed over. */
  handedOverOn: IsoDate | null;
  /** Facts that postpone the day by which the car should come. */
  waiting: Waiting;
  /** The dealership that hands the car over today. */
  store: { dealershipName: string; dealershipPlace: string };
  /** How and when the car comes back, or came; null until a return was asked for. */
  carReturn: CarReturnRow | null;
  /** State of the purchase of the car; null until the customer asked for an offer. */
  purchase: PurchaseRow | null;
  /** The day on which the car was lost, which ended the contract; else null. */
  lostOn: IsoDate | null;
};

export type PurchaseRow = typeof purchases.$inferSelect;

type CarReturnRow = Pick<
  typeof returns.$inferSelect,
  'kind' | 'slotOn' | 'slotAt' | 'bringBy' | 'returnedAt' | 'odometerKm'
> & {
  /** When we ended the contract for want of payment; else null. */
  endedAt: Date | null;
  /** The dealership that takes the car back. */
  place: Pick<typeof dealerships.$inferSelect, 'name' | 'address' | 'city'> & {
    /** UF. */
    state: string;
  };
};

/**
 * A step of another slice in the transaction that ends a contract, such as releasing car
 * and slot. `features.ts` hands it in.
 */
export type ContractStep = (
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  contract: ContractRow,
) => Promise<void>;

const select = (db: Database) =>
  db
    .select({ contract: contracts, proposal: proposals })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId));

/** Finds a contract by its own id or its proposal's. */
const called = (id: string) => or(eq(contracts.id, id), eq(contracts.proposalId, id));

/** A customer's own contract; null when there is none, or when it is somebody else's. */
export async function findOwnContract(
  db: Database,
  userId: string,
  idOrProposalId: string,
): Promise<ContractWithProposal | null> {
  const [found] = await select(db).where(
    and(called(idOrProposalId), eq(contracts.userId, userId)),
  );
  return found ?? null;
}

/** Anybody's contract, for staff who may see all and for jobs. */
export async function findContract(
  db: Database,
  idOrProposalId: string,
): Promise<ContractWithProposal | null> {
  const [found] = await select(db).where(called(idOrProposalId));
  return found ?? null;
}

/** The contracts with these ids, in no order; ids without a contract are left out. */
export function findContracts(
  db: Database,
  ids: readonly string[],
): Promise<ContractWithProposal[]> {
  return select(db).where(inArray(contracts.id, [...ids]));
}

/**
 * Locks a contract with its proposal until the transaction ends. Whoever reads the ledger
 * and posts to it by the result takes this lock first.
 */
export async function lockContract(
  tx: Database,
  id: string,
): Promise<ContractWithProposal | null> {
  const [found] = await select(tx).where(eq(contracts.id, id)).for('update');
  return found ?? null;
}

/** A customer's contracts, newest first. */
export function listOwnContracts(
  db: Database,
  userId: string,
): Promise<ContractWithProposal[]> {
  return select(db)
    .where(eq(contracts.userId, userId))
    .orderBy(desc(contracts.signedAt), desc(contracts.id));
}

export async function contractFacts(
  db: Database,
  found: ContractWithProposal,
): Promise<ContractRecord> {
  const [record] = await factsOfContracts(db, [found]);
  if (!record) throw new Error('A contract that was found has facts');
  return record;
}

/** The facts of many contracts, with as many queries as for one, in their order. */
export async function factsOfContracts(
  db: Database,
  found: readonly ContractWithProposal[],
): Promise<ContractRecord[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ contract }) => contract.id);
  const amendments = await db
    .select()
    .from(contractAmendments)
    .where(inArray(contractAmendments.contractId, ids))
    .orderBy(asc(contractAmendments.number));
  const ledgers = await readLedgers(db, ids);
  const days = await daysOf(
    db,
    found.map(({ proposal }) => proposal.id),
  );
  const roads = await db
    .select({
      contractId: deliveries.contractId,
      source: deliveries.source,
      slotOn: deliveries.slotOn,
      customerDays: deliveries.customerDays,
      arrivedOn: deliveryMilestones.onDay,
      name: dealerships.name,
      city: dealerships.city,
      state: states.uf,
    })
    .from(deliveries)
    .innerJoin(dealerships, eq(dealerships.id, deliveries.dealershipId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .leftJoin(
      deliveryMilestones,
      and(
        eq(deliveryMilestones.contractId, deliveries.contractId),
        eq(deliveryMilestones.kind, 'na_loja'),
      ),
    )
    .where(inArray(deliveries.contractId, ids));
  const carReturns = await db
    .select({
      contractId: returns.contractId,
      kind: returns.kind,
      slotOn: returns.slotOn,
      slotAt: returns.slotAt,
      bringBy: returns.bringBy,
      returnedAt: returns.returnedAt,
      odometerKm: returns.odometerKm,
      endedAt: overdueDecisions.decidedAt,
      place: {
        name: dealerships.name,
        address: dealerships.address,
        city: dealerships.city,
        state: states.uf,
      },
    })
    .from(returns)
    .innerJoin(dealerships, eq(dealerships.id, returns.dealershipId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .leftJoin(
      overdueDecisions,
      and(
        eq(overdueDecisions.contractId, returns.contractId),
        eq(overdueDecisions.kind, 'encerrar'),
      ),
    )
    .where(inArray(returns.contractId, ids));
  const bought = await db
    .select()
    .from(purchases)
    .where(inArray(purchases.contractId, ids));
  const lost = await db
    .select({
      contractId: contractLosses.contractId,
      lostOn: contractLosses.lostOn,
    })
    .from(contractLosses)
    .where(inArray(contractLosses.contractId, ids));
  return found.map(({ contract, proposal }) => {
    const paidOn = days.get(`${proposal.id} pagamento_confirmado`) ?? null;
    const ofIt = ({ contractId }: { contractId: string }) => contractId === contract.id;
    const road = roads.find(ofIt);
    if (!road) throw new Error(`Contract ${contract.number} has no delivery`);
    return {
      contract,
      proposal,
      amendments: amendments.filter(ofIt),
      entries: ledgers.get(contract.id) ?? [],
      handedOverOn: days.get(`${proposal.id} ativa`) ?? null,
      waiting: { ...waitingOf(contract, road), paidOn },
      store: { dealershipName: road.name, dealershipPlace: placeName(road) },
      carReturn: carReturns.find(ofIt) ?? null,
      purchase: bought.find(ofIt) ?? null,
      lostOn: lost.find(ofIt)?.lostOn ?? null,
    };
  });
}

/** The contracts whose facts `isSo` accepts, in their order. */
export async function contractsThat(
  db: Database,
  ids: readonly string[],
  isSo: (record: ContractRecord) => boolean,
): Promise<string[]> {
  const found = await findContracts(db, ids);
  const records = await factsOfContracts(db, found);
  const those = new Set(records.filter(isSo).map(({ contract }) => contract.id));
  return ids.filter((id) => those.has(id));
}

/** The first days on which proposals were paid and handed over, by `<id> <state>`. */
async function daysOf(
  db: Database,
  proposalIds: readonly string[],
): Promise<Map<string, IsoDate>> {
  const states: ProposalState[] = ['pagamento_confirmado', 'ativa'];
  const events = await db
    .select({
      id: proposalEvents.proposalId,
      state: proposalEvents.toState,
      at: proposalEvents.at,
    })
    .from(proposalEvents)
    .where(
      and(
        inArray(proposalEvents.proposalId, [...proposalIds]),
        inArray(proposalEvents.toState, states),
      ),
    )
    .orderBy(asc(proposalEvents.id));
  const days = new Map<string, IsoDate>();
  for (const { id, state, at } of events) {
    const key = `${id} ${state}`;
    if (!days.has(key)) days.set(key, saoPauloDay(at));
  }
  return days;
}

type Road = Pick<typeof deliveries.$inferSelect, 'source' | 'slotOn' | 'customerDays'> & {
  arrivedOn: IsoDate | null;
};

function waitingOf(
  { terms: { signedOn, promisedOn } }: ContractRow,
  road: Road,
): Omit<Waiting, 'paidOn'> {
  return {
    signedOn,
    promisedOn,
    source: road.source,
    arrivedOn: road.arrivedOn,
    chosenDays: chosenDaysOf(road),
  };
}
