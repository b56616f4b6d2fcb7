import { and, asc, desc, eq, or } from 'drizzle-orm';
import { addDays, daysBetween, type IsoDate, saoPauloDay } from '@site/contracts/brazil';
import { type Amendment } from '@site/contracts/contract-terms';
import { type ProposalState } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import {
  contractAmendments,
  contracts,
  deliveries,
  proposalEvents,
  proposals,
  returns,
} from '../../tables';
import { firstDueOn } from '../installments/plan';
import { type PostedEntry, readLedger } from '../ledger/ledger.repository';
import { type ProposalRow } from '../proposals/proposals.repository';

export type ContractRow = typeof contracts.$inferSelect;
/** A contract with the proposal whose state is its own. */
export type ContractWithProposal = { contract: ContractRow; proposal: ProposalRow };

/** All that is known of a contract and that its plan, ledger and rules are read from. */
export type ContractRecord = ContractWithProposal & {
  amendments: (Amendment & { confirmedAt: Date })[];
  entries: PostedEntry[];
  /** Null until the car was handed over. */
  handedOverOn: IsoDate | null;
  /**
   * The day by which the car should come: the promised one, later by the days that the
   * first payment and the customer's choice of a slot took. Null until that payment.
   */
  awaitedOn: IsoDate | null;
  /** How and when the car comes back, or came; null until that was asked for. */
  carReturn: CarReturnRow | null;
};

type CarReturnRow = Pick<
  typeof returns.$inferSelect,
  'kind' | 'slotOn' | 'slotAt' | 'returnedAt'
>;

/**
 * What another feature does in the transaction that ends a contract, handed in by
 * `features/index.ts`: let go of car and slot.
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

/** By its own id or its proposal's, which calls and links had before contracts. */
const called = (id: string) => or(eq(contracts.id, id), eq(contracts.proposalId, id));

/** A customer's own contract; null when there is none, or it is somebody else's. */
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

/** Anybody's, for staff who may see all and for the system. */
export async function findContract(
  db: Database,
  idOrProposalId: string,
): Promise<ContractWithProposal | null> {
  const [found] = await select(db).where(called(idOrProposalId));
  return found ?? null;
}

/**
 * Locks a contract with its proposal until the transaction ends: everything that reads
 * the ledger and posts to it by what it read takes this lock first.
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
  { contract, proposal }: ContractWithProposal,
): Promise<ContractRecord> {
  const paidOn = await dayOf(db, proposal.id, 'pagamento_confirmado');
  const [carReturn] = await db
    .select({
      kind: returns.kind,
      slotOn: returns.slotOn,
      slotAt: returns.slotAt,
      returnedAt: returns.returnedAt,
    })
    .from(returns)
    .where(eq(returns.contractId, contract.id));
  return {
    contract,
    proposal,
    amendments: await listAmendments(db, contract.id),
    entries: await readLedger(db, contract.id),
    handedOverOn: await dayOf(db, proposal.id, 'ativa'),
    awaitedOn: paidOn && (await awaitedDay(db, contract, paidOn)),
    carReturn: carReturn ?? null,
  };
}

export function listAmendments(
  db: Database,
  contractId: string,
): Promise<(typeof contractAmendments.$inferSelect)[]> {
  return db
    .select()
    .from(contractAmendments)
    .where(eq(contractAmendments.contractId, contractId))
    .orderBy(asc(contractAmendments.number));
}

/** The first day on which a state was reached; null before. */
async function dayOf(
  db: Database,
  proposalId: string,
  state: ProposalState,
): Promise<IsoDate | null> {
  const [event] = await db
    .select({ at: proposalEvents.at })
    .from(proposalEvents)
    .where(
      and(eq(proposalEvents.proposalId, proposalId), eq(proposalEvents.toState, state)),
    )
    .orderBy(asc(proposalEvents.id))
    .limit(1);
  return event ? saoPauloDay(event.at) : null;
}

async function awaitedDay(
  db: Database,
  { id, terms: { signedOn, promisedOn } }: ContractRow,
  paidOn: IsoDate,
): Promise<IsoDate> {
  const [delivery] = await db
    .select({ customerDays: deliveries.customerDays })
    .from(deliveries)
    .where(eq(deliveries.contractId, id));
  const paidLate = Math.max(0, daysBetween(firstDueOn(signedOn), paidOn));
  return addDays(promisedOn, paidLate + (delivery?.customerDays ?? 0));
}
