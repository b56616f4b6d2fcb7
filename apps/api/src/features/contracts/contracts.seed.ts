import { addDays, type IsoDate, saoPauloDay } from '@site/contracts/brazil';
import { type ProposalActor, type ProposalState } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { type Actor, SYSTEM } from '../../platform/security/audit';
import { outbox } from '../../tables';
import { seedHandover } from '../deliveries/deliveries.seed';
import { postTransaction } from '../ledger/ledger.repository';
import { paymentOf } from '../ledger/ledger.rules';
import { lateInstallments, openItems } from '../ledger/statement.rules';
import { timeOf } from '../proposals/demo-times';
import { moveProposal } from '../proposals/move-proposal';
import { lockProposal, type ProposalRow } from '../proposals/proposals.repository';
import { contractFacts, type ContractRow, findContract } from './contracts.repository';
import { chargeContract } from './post-due-charges';
import { signContract } from './sign-contract';

type SeedPorts = Pick<Ports, 'clock' | 'random' | 'config'>;
type Road = readonly { to: ProposalState; at: Date }[];

const ACTORS: Partial<Record<ProposalState, ProposalActor>> = {
  pagamento_confirmado: 'system',
  entrega_agendada: 'customer',
  ativa: 'dealership',
};

/**
 * Walks approved proposals of the demo on as their customers did: by the services of the
 * product, with the clock at the time of each step. Mails of that past are not sent.
 */
export async function seedContracts(
  ports: SeedPorts,
  tx: Database,
  approved: readonly { proposalId: string; road: Road }[],
): Promise<void> {
  for (const { proposalId, road } of approved) {
    for (const step of road) await walk(at(ports, step.at), tx, proposalId, step.to);
    await payUntilToday(ports, tx, proposalId);
  }
  await tx.delete(outbox);
}

async function walk(
  ports: SeedPorts,
  tx: Database,
  proposalId: string,
  to: ProposalState,
): Promise<void> {
  const proposal = await lockProposal(tx, proposalId);
  if (!proposal) throw new Error(`No proposal ${proposalId}`);
  const customer: Actor = { ...SYSTEM, id: proposal.userId, role: 'customer' };
  if (to === 'contrato_assinado') {
    await signContract(ports, tx, { proposal, by: customer, paper: null });
    return;
  }
  if (to === 'pagamento_confirmado') await pay(ports, tx, proposal);
  const actor = ACTORS[to] ?? 'system';
  await moveProposal(ports, tx, {
    row: proposal,
    to,
    actor,
    by: actor === 'customer' ? customer : SYSTEM,
  });
  if (to === 'ativa') await seedHandover(ports, tx, proposalId);
}

/** A customer with the car has paid on its day what fell due before today. */
async function payUntilToday(
  ports: SeedPorts,
  tx: Database,
  proposalId: string,
): Promise<void> {
  const found = await findContract(tx, proposalId);
  if (found?.proposal.state !== 'ativa') return;
  const { contract, proposal } = found;
  const today = saoPauloDay(ports.clock.now());
  for (let day = contract.terms.signedOn; day <= today; day = addDays(day, 1)) {
    await chargeContract(at(ports, timeOf(day, '06:00')), tx, contract.id);
    if (day < today && (await isDue(tx, contract, day)))
      await pay(at(ports, timeOf(day, '09:05')), tx, proposal);
  }
}

async function isDue(
  tx: Database,
  contract: ContractRow,
  day: IsoDate,
): Promise<boolean> {
  const found = await findContract(tx, contract.id);
  if (!found) return false;
  const { entries } = await contractFacts(tx, found);
  return lateInstallments(entries, addDays(day, 1)).length > 0;
}

/** Pays all that is open, as money at the bank would. */
async function pay(ports: SeedPorts, tx: Database, proposal: ProposalRow): Promise<void> {
  const found = await findContract(tx, proposal.id);
  if (!found) throw new Error(`No contract of ${proposal.number}`);
  const { entries } = await contractFacts(tx, found);
  const open = openItems(entries);
  const onDay = saoPauloDay(ports.clock.now());
  await postTransaction(
    ports,
    tx,
    found.contract.id,
    paymentOf({
      open,
      onDay,
      reference: `payment:demo-${onDay}`,
      centavos: open.reduce((sum, { centavos }) => sum + centavos, 0),
      detail: { method: proposal.paymentMethod },
    }),
  );
}

function at(ports: SeedPorts, now: Date): SeedPorts {
  return { ...ports, clock: { now: () => now } };
}
