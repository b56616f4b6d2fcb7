import { eq } from 'drizzle-orm';
import { addDays, nextBusinessDay, saoPauloDay } from '@site/contracts/brazil';
import { type ProposalActor } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { type Actor } from '../../platform/security/audit';
import { contracts } from '../../tables';
import { postTransaction } from '../ledger/ledger.repository';
import { settlementOf } from '../ledger/ledger.rules';
import { moveProposal } from '../proposals/move-proposal';
import { type ContractRecord, type ContractStep } from './contracts.repository';

/** Days to pay what leaving before the delivery costs beyond what was paid. */
const EXIT_DUE_DAYS = 10;

/**
 * Cancels a contract: every charge is taken back, `exitCentavos` stay owed, what was paid
 * beyond them is to be refunded, and car, slot and open charges are let go of. Call it
 * with the contract locked.
 */
export async function cancelContract(
  ports: Ports,
  tx: Database,
  {
    record: { contract, proposal, entries },
    cause,
    exitCentavos,
    actor,
    by,
    closings,
  }: {
    record: ContractRecord;
    /** Its name in the ledger: the customer stepped back, or never paid. */
    cause: 'withdrawal' | 'unpaid';
    exitCentavos: number;
    actor: ProposalActor;
    by: Actor;
    /** What features above do with it: let go of car and slot, take open charges back. */
    closings: readonly ContractStep[];
  },
): Promise<void> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const settlement = settlementOf({
    entries,
    exitCentavos,
    reference: cause,
    onDay: today,
    dueOn: nextBusinessDay(addDays(today, EXIT_DUE_DAYS)),
  });
  if (settlement.postings.length > 0)
    await postTransaction(ports, tx, contract.id, settlement);
  await moveProposal(ports, tx, { row: proposal, to: 'cancelada', actor, by });
  await tx
    .update(contracts)
    .set({ closedAt: now, revision: contract.revision + 1 })
    .where(eq(contracts.id, contract.id));
  for (const close of closings) await close(ports, tx, contract);
}
