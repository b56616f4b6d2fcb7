import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { bringBackBy } from '../../../contracts/contracts/contract.rules';
import {
  type ContractRecord,
  type ContractStep,
} from '../../../contracts/contracts/contracts.repository';
import { findReturn, type ReturnFacts, type ReturnRow } from '../returns.repository';
import { returns } from '../returns.table';
import { tellOfFreedDay } from '../tell-dealers';

/**
 * Ends an unpaid contract: its car has to come back within the days of a withdrawn one,
 * at most at the cost of leaving that day. A booked day within that time stays, but can't
 * be cancelled any more; a later one is given up. Gives the last day, which the caller
 * tells the customer.
 */
export async function demandReturn(
  ports: Ports,
  tx: Database,
  {
    record: { contract },
    exitCentavos,
    actor,
  }: { record: ContractRecord; exitCentavos: number; actor: Actor },
): Promise<IsoDate> {
  const facts = await findReturn(tx, contract.id);
  if (!facts) throw new Error(`No car to come back of contract ${contract.id}`);
  const bringBy = await demand(ports, tx, facts, { kind: 'inadimplencia', exitCentavos });
  await recordAudit(ports, tx, {
    actor,
    action: 'return-demanded',
    ...aboutContract(contract),
  });
  return bringBy;
}

/**
 * The customer withdrew and has the car, which must come back at no cost
 * (docs/product/driving.md). Does nothing when the car was not handed over.
 */
export const returnWithdrawn: ContractStep = async (ports, tx, { id }) => {
  const facts = await findReturn(tx, id);
  if (!facts) return;
  await demand(ports, tx, facts, { kind: 'desistencia', exitCentavos: 0 });
};

async function demand(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { contract, dealership, booking }: ReturnFacts,
  { kind, exitCentavos }: Pick<ReturnRow, 'kind' | 'exitCentavos'>,
): Promise<IsoDate> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const bringBy = bringBackBy(today);
  const slotOn = booking?.slotOn ?? '';
  const isInTime = slotOn >= today && slotOn <= bringBy;
  const demanded = {
    kind,
    bringBy,
    exitCentavos:
      isInTime && booking ? Math.min(exitCentavos, booking.exitCentavos) : exitCentavos,
    ...(!isInTime && { slotOn: null, slotAt: null, slotPlace: null }),
    updatedAt: now,
  };
  await tx
    .insert(returns)
    .values({
      ...demanded,
      contractId: contract.id,
      dealershipId: dealership.id,
      askedAt: now,
    })
    .onConflictDoUpdate({ target: returns.contractId, set: demanded });
  if (booking && !isInTime) await tellOfFreedDay(ports, tx, booking);
  return bringBy;
}
