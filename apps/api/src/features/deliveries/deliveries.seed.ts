import { addDays, renavamCheckDigit, saoPauloDay } from '@site/contracts/brazil';
import { milestonesOf } from '@site/contracts/delivery-milestones';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { cars, deliveryMilestones, handovers } from '../../tables';
import { changeDelivery, findDelivery } from './deliveries.repository';

const HANDED_OVER_AT = '14:00';
/** What a new car has on the clock when it leaves the dealership. */
const FIRST_KM = 8;

/**
 * Writes down how the car of a demo's past came to its customer: milestones up to today
 * of `ports`, its record and the handover. Nobody is named as who did it.
 */
export async function seedHandover(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  proposalId: string,
): Promise<void> {
  const facts = await findDelivery(tx, proposalId);
  if (!facts) throw new Error(`No delivery of proposal ${proposalId}`);
  const { contract, delivery } = facts;
  const contractId = contract.id;
  const now = clock.now();
  const today = saoPauloDay(now);
  const signedOn = saoPauloDay(contract.signedAt);
  const kinds = milestonesOf(delivery.source);
  await tx.insert(deliveryMilestones).values(
    kinds.map((kind, index) => {
      const day = addDays(today, index + 1 - kinds.length);
      return {
        contractId,
        kind,
        onDay: day > signedOn ? day : signedOn,
        notedAt: now,
      };
    }),
  );
  await tx.insert(cars).values({ contractId, ...carOf(contract.number), savedAt: now });
  await tx.insert(handovers).values({ contractId, odometerKm: FIRST_KM, handedAt: now });
  await changeDelivery(tx, contractId, {
    slotOn: today,
    slotAt: HANDED_OVER_AT,
    slotPlace: 1,
    updatedAt: now,
  });
}

/** Numbers of a car that nobody has, with right check digits, from a contract's number. */
function carOf(contractNumber: string) {
  const running = contractNumber.slice(-4);
  const base = `00700${running}1`.slice(0, 10).padStart(10, '0');
  return {
    plate: `ROD${running.slice(1, 2)}R${running.slice(2)}`,
    renavam: `${base}${renavamCheckDigit(base)}`,
    chassis: `9BRRDA48ATB00${running}`,
  };
}
