import { failureOf } from '@site/api-client';
import { type Delivery } from '@site/contracts';
import { formatDate, formatPlate } from '@site/contracts/brazil';
import { Failure, Skeleton } from '@site/ui';
import { DeliveryRoad } from '@site/ui/proposal';
import { contractCopy } from './contract.copy';
import { Facts } from './facts';

const copy = contractCopy.delivery;

type ContractDeliveryProps = {
  currentData?: Delivery | undefined;
  error?: unknown;
  refetch: () => unknown;
};

/** The way of the car to its customer, and its numbers. */
export function ContractDelivery({ currentData, error, refetch }: ContractDeliveryProps) {
  const failure = failureOf(error);
  return (
    <section aria-labelledby="entrega">
      <h2 id="entrega">{copy.title}</h2>
      {currentData ? (
        <Filled delivery={currentData} />
      ) : failure?.status === 404 ? (
        <p className="soft">{copy.none}</p>
      ) : error ? (
        <Failure
          title={copy.failed}
          traceId={failure?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={4} />
      )}
    </section>
  );
}

function Filled({ delivery }: { delivery: Delivery }) {
  const { milestones, slot, late, handedOverAt, car, odometerKm, dealership } = delivery;
  return (
    <>
      <DeliveryRoad milestones={milestones} />
      <Facts
        rows={[
          [copy.promise, formatDate(delivery.promisedOn)],
          [copy.slot, slot ? copy.slotAt(slot.day, slot.time) : copy.noSlot],
          [copy.dealership, dealership.name],
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
