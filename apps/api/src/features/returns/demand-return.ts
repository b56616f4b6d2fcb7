import { saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { returns } from '../../tables';
import { bringBackBy } from '../contracts/contract.rules';
import {
  type ContractRecord,
  type ContractStep,
} from '../contracts/contracts.repository';
import { findReturn, type ReturnFacts, type ReturnRow } from './returns.repository';

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
    actor,
  }: { record: ContractRecord; exitCentavos: number; actor: Actor },
): Promise<void> {
  const facts = await findReturn(tx, contract.id);
  if (!facts) throw new Error(`No car to come back of contract ${contract.id}`);
  await demand(ports, tx, facts, {
    kind: 'inadimplencia',
    exitCentavos: Math.min(exitCentavos, facts.booking?.exitCentavos ?? exitCentavos),
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'return-demanded',
    personId: contract.userId,
    subject: `contract:${contract.id}`,
  });
}

/**
 * The customer stepped back with the car at hand: it has to come back, which costs nothing
 * (product.md §6). A car that was not handed over stays where it is.
 */
export const returnWithdrawn: ContractStep = async (ports, tx, { id }) => {
  const facts = await findReturn(tx, id);
  if (!facts) return;
  await demand(ports, tx, facts, {
    kind: 'desistencia',
    exitCentavos: 0,
    bringBy: bringBackBy(saoPauloDay(ports.clock.now())),
  });
};

async function demand(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { contract, dealership }: ReturnFacts,
  why: Pick<ReturnRow, 'kind' | 'exitCentavos'> & Partial<Pick<ReturnRow, 'bringBy'>>,
): Promise<void> {
  const now = clock.now();
  const demanded = { ...why, updatedAt: now };
  await tx
    .insert(returns)
    .values({
      ...demanded,
      contractId: contract.id,
      dealershipId: dealership.id,
      askedAt: now,
    })
    .onConflictDoUpdate({ target: returns.contractId, set: demanded });
}
