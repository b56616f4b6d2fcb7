import { and, eq, isNull } from 'drizzle-orm';
import { type ReturnNotificationKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { notify } from '../../activity/notifications/notify';
import { type ReturnRow } from './returns.repository';
import { returns } from './returns.table';

type Booked = Pick<ReturnRow, 'contractId' | 'dealershipId'>;

/** Tells the dealers of a return's dealership what happened with it. */
export function tellDealers(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { contractId, dealershipId }: Booked,
  kind: ReturnNotificationKind,
): Promise<void> {
  return notify(tx, {
    kind,
    about: { contract: contractId },
    to: { dealersOf: dealershipId },
    at: clock.now(),
  });
}

/** Tells the dealers who expected the car on a day that it comes to them no more. */
export async function tellOfFreedDay(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  before: Booked & Pick<ReturnRow, 'slotOn'>,
): Promise<void> {
  if (before.slotOn) await tellDealers(ports, tx, before, 'return-cancelled');
}

/** Drops the return of a car that has not come back, and tells the dealers. */
export async function dropReturn(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  contractId: string,
): Promise<void> {
  const dropped = await tx
    .delete(returns)
    .where(and(eq(returns.contractId, contractId), isNull(returns.returnedAt)))
    .returning();
  for (const row of dropped) await tellOfFreedDay(ports, tx, row);
}
