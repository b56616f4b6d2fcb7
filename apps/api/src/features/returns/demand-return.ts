import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { returns } from '../../tables';
import { type ContractRecord } from '../contracts/contracts.repository';
import { findReturn } from './returns.repository';

/**
 * The house ends a contract that is not paid: its car has to come back, at what leaving
 * costs that day at most. A booking that the customer made stands, but can't be cancelled
 * any more. Who decides tells the customer.
 */
export async function demandReturn(
  ports: Ports,
  tx: Database,
  {
    record: { contract },
    exitCentavos,
    by,
  }: { record: ContractRecord; exitCentavos: number; by: Actor },
): Promise<void> {
  const facts = await findReturn(tx, contract.id);
  if (!facts) throw new Error(`No car to come back of contract ${contract.id}`);
  const now = ports.clock.now();
  const demanded = {
    kind: 'inadimplencia' as const,
    exitCentavos: Math.min(exitCentavos, facts.booking?.exitCentavos ?? exitCentavos),
    updatedAt: now,
  };
  await tx
    .insert(returns)
    .values({
      ...demanded,
      contractId: contract.id,
      dealershipId: facts.dealership.id,
      askedAt: now,
    })
    .onConflictDoUpdate({ target: returns.contractId, set: demanded });
  await recordAudit(ports, tx, {
    by,
    action: 'return-demanded',
    personId: contract.userId,
    subject: `contract:${contract.id}`,
  });
}
