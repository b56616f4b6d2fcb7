import {
  type ContractDetail,
  type ContractSummary,
  type DataOf,
  type getExitQuotes,
  type InstallmentPlan,
} from '@site/api-contract';
import {
  formatDocument,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { exitCostCentavos } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { listSaleClaims } from '../../sales/proposals/sale-claims.repository';
import { exitQuotesOf, isGoingOn, monthOn } from './contract.rules';
import { detailOf, summariesOf } from './contract-detail';
import {
  contractFacts,
  type ContractRecord,
  factsOfContracts,
  findContract,
  findOwnContract,
  listOwnContracts,
  lockContract,
} from './contracts.repository';
import { contractPlan } from './plan/contract-plan';

type Clock = Pick<Ports, 'clock'>;

export async function listContractsOf(
  { clock }: Clock,
  db: Database,
  viewer: SignedIn,
): Promise<ContractSummary[]> {
  const own = await listOwnContracts(db, viewer.id);
  return summariesOf(db, await factsOfContracts(db, own), clock.now());
}

/**
 * A contract, for its customer and for consultants. The trail records a consultant's
 * look.
 */
export async function showContract(
  ports: Clock,
  db: Database,
  { viewer, id, actor }: { viewer: SignedIn; id: string; actor: Actor },
): Promise<ContractDetail> {
  const record = await visibleContract(db, viewer, id);
  const { contract } = record;
  const detail = await detailOf(db, record, ports.clock.now());
  if (contract.userId === viewer.id) return detail;
  await recordAudit(ports, db, {
    actor,
    action: 'contract-viewed',
    ...aboutContract(contract),
  });
  return {
    ...detail,
    customer: await customerOf(db, contract.userId),
    saleClaims: await listSaleClaims(db, contract.proposalId, viewer),
  };
}

async function customerOf(
  db: Database,
  userId: string,
): Promise<ContractDetail['customer']> {
  const account = (await findAccountById(db, userId)) ?? contractNotFound();
  const { id, name, document, email, cellphone } = account;
  return { id, name, document: formatDocument(document ?? ''), email, phone: cellphone };
}

/** One's own contract in the shape of the specification's call (spec §7). */
export async function showPlan(
  { clock }: Clock,
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<InstallmentPlan> {
  return contractPlan(await ownContract(db, viewer, id), saoPauloDay(clock.now()));
}

export async function showExitQuotes(
  { clock }: Clock,
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<DataOf<typeof getExitQuotes>> {
  const record = await visibleContract(db, viewer, id);
  const { contract, proposal, amendments, handedOverOn } = record;
  if (isOver(proposal.state)) refuseOver();
  const today = saoPauloDay(clock.now());
  const { term, monthlyCentavos } = termsOn(contract.terms, amendments, today);
  const month = monthOn(handedOverOn, today);
  return {
    month,
    cost: reaisFromCentavos(exitCostCentavos(monthlyCentavos, term, month)),
    quotes: exitQuotesOf({ ...record, terms: contract.terms }, today).map(
      ({ month, from, centavos }) => ({
        month,
        from,
        cost: reaisFromCentavos(centavos),
      }),
    ),
  };
}

/** The viewer's own contract, locked, with all its facts; else a 404. */
export async function lockOwn(
  tx: Database,
  viewer: SignedIn,
  id: string,
): Promise<ContractRecord> {
  const own = (await findOwnContract(tx, viewer.id, id)) ?? contractNotFound();
  const locked = (await lockContract(tx, own.contract.id)) ?? contractNotFound();
  return contractFacts(tx, locked);
}

/** The 404 of a contract that does not exist or is somebody else's. */
export function contractNotFound(): never {
  return refuse('not-found', 'Não encontramos esse contrato.');
}

/**
 * Refuses to change a contract that is over, or that we ended for want of payment while
 * its car is still out.
 */
export function requireGoingOn(record: ContractRecord): void {
  if (!isGoingOn(record)) refuseOver();
}

export function refuseOver(): never {
  return refuse('conflict', 'Este contrato já terminou.', { reason: 'contract-over' });
}

/** The viewer's own contract with all its facts; else a 404. */
export async function ownContract(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<ContractRecord> {
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  return contractFacts(db, own);
}

/** Consultants see every contract, customers only their own. */
export async function visibleContract(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<ContractRecord> {
  if (viewer.kind !== 'consultant') return ownContract(db, viewer, id);
  return contractFacts(db, (await findContract(db, id)) ?? contractNotFound());
}
