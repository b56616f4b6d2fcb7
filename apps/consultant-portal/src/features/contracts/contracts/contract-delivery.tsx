import { type Delivery } from '@site/api-contract';
import { formatDate, formatPlate, storeName } from '@site/api-contract/brazil';
import { isCalledOff, MILESTONE_LABELS } from '@site/api-contract/contracts';
import { isSlotPast } from '@site/api-contract/sales';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Facts, Skeleton } from '@site/ui';
import { DeliveryTimeline } from '@site/ui/proposal';
import { useToday } from '../../../shared/use-today';
import { partsCopy } from './contract-parts.copy';

const copy = partsCopy.delivery;

/** The delivery of the car: milestones, dates and the numbers of the car. */
export function ContractDelivery({ delivery }: { delivery: QueryAnswer<Delivery> }) {
  return (
    <section aria-labelledby="entrega">
      <h2 id="entrega">{copy.title}</h2>
      <QueryState
        answer={delivery}
        failed={copy.failed}
        gone={<p className="soft">{copy.none}</p>}
        wait={<Skeleton count={4} />}
      >
        {(shown) => <Filled delivery={shown} />}
      </QueryState>
    </section>
  );
}

function Filled({ delivery }: { delivery: Delivery }) {
  const today = useToday();
  if (isCalledOff(delivery)) return <p className="soft">{copy.calledOff}</p>;
  const { milestones, slot, late, handedOverAt, car, odometerKm, dealership } = delivery;
  const isMissed = slot !== null && !handedOverAt && isSlotPast(slot, today);
  return (
    <>
      <DeliveryTimeline milestones={milestones} labels={MILESTONE_LABELS} />
      <Facts
        rows={[
          [copy.promise, formatDate(delivery.promisedOn)],
          [
            isMissed ? copy.slotMissed : copy.slot,
            slot ? copy.slotAt(slot.day, slot.time) : copy.noSlot,
          ],
          [copy.dealership, storeName(dealership)],
          [copy.late, late && copy.lateBy(late.days, late.credit)],
          [copy.handedOver, handedOverAt && formatDate(new Date(handedOverAt))],
          [copy.plate, car && formatPlate(car.plate)],
          [copy.renavam, car?.renavam],
          [copy.chassis, car?.chassis],
          [copy.odometer, odometerKm !== null && copy.km(odometerKm)],
        ]}
      />
    </>
  );
}
