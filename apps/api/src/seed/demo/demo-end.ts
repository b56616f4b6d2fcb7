import { eq } from 'drizzle-orm';
import { addMonths } from '@site/contracts/brazil';
import {
  contractFacts,
  findContract,
} from '../../features/contracts/contracts.repository';
import { moveProposal } from '../../features/proposals/move-proposal';
import { SYSTEM } from '../../platform/security/audit';
import { contracts } from '../../tables';
import { type Sale } from './demo-sale';
import { type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** The term ran out, with every installment paid: the contract ends by itself. */
export async function endTerm(stage: Stage, { proposalId }: Sale): Promise<void> {
  const found = await findContract(stage.tx, proposalId);
  const record = found && (await contractFacts(stage.tx, found));
  if (!record?.handedOverOn) throw new Error(`No handover of proposal ${proposalId}`);
  const { contract, proposal, handedOverOn } = record;
  const endedAt = timeOf(addMonths(handedOverOn, contract.terms.term), '17:00');
  if (endedAt > stage.now) throw new Error(`${contract.number} has not ended yet`);
  await moveProposal(stage.at(endedAt), stage.tx, {
    row: proposal,
    to: 'encerrada',
    actor: 'system',
    by: SYSTEM,
  });
  await stage.tx
    .update(contracts)
    .set({ closedAt: endedAt, revision: contract.revision + 1 })
    .where(eq(contracts.id, contract.id));
}
