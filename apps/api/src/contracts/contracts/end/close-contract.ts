import { eq } from 'drizzle-orm';
import { type ProposalActor } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import { type ContractStep, type ContractWithProposal } from '../contracts.repository';
import { contracts } from '../contracts.table';

/**
 * Ends a contract with everything that depends on it. The caller settles the money and
 * holds the contract's lock.
 */
export async function closeContract(
  ports: Ports,
  tx: Database,
  {
    record: { contract, proposal },
    to,
    party,
    actor,
    closings,
    reason,
  }: {
    record: ContractWithProposal;
    to: 'cancelada' | 'encerrada';
    party: ProposalActor;
    actor: Actor;
    /** Steps of other slices at the end: release car and slot, cancel open charges. */
    closings: readonly ContractStep[];
    /** Why, in the history of the proposal. */
    reason?: string;
  },
): Promise<void> {
  await moveProposal(ports, tx, {
    row: proposal,
    to,
    party,
    actor,
    ...(reason && { reason }),
  });
  await tx
    .update(contracts)
    .set({ closedAt: ports.clock.now(), revision: contract.revision + 1 })
    .where(eq(contracts.id, contract.id));
  for (const close of closings) await close(ports, tx, contract);
}
