import { type Delivery } from '@site/api-contract';
import { isCalledOff } from '@site/api-contract/contracts';
import { deferred, Tag } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { deliveriesCopy as copy } from './deliveries.copy';
import { DeliveryFacts } from './delivery-facts';
import { BookSection } from './hand-over/book-section';
import { CarSection } from './hand-over/car-section';
import { useMissedSlot } from './hand-over/chosen-slot';
import { HandoverSection } from './hand-over/handover-section';
import { MilestonesSection } from './hand-over/milestones-section';

const DeliveryPhotos = deferred(
  async () => (await import('./hand-over/delivery-photos')).DeliveryPhotos,
);

/** The facts of one delivery, and the sections that change it. */
export function DeliveryDetail({ delivery }: { delivery: Delivery }) {
  const missed = useMissedSlot(delivery);
  return (
    <>
      <header className="page-head">
        <h1>{delivery.customerName}</h1>
        <p className="delivery-tags">
          {missed ? (
            <Tag tone="warn">
              <span className="sentence">{missed}</span>
            </Tag>
          ) : (
            <StateTag {...delivery} />
          )}
          {delivery.late && <Tag tone="err">{copy.late(delivery.late.days)}</Tag>}
        </p>
      </header>
      {isCalledOff(delivery) ? (
        <>
          <DeliveryFacts delivery={delivery} />
          <p className="notice notice--info">{copy.calledOff}</p>
        </>
      ) : (
        <Work delivery={delivery} />
      )}
    </>
  );
}

function Work({ delivery }: { delivery: Delivery }) {
  return (
    <div className="delivery-work">
      <DeliveryFacts delivery={delivery} />
      <div className="delivery-two">
        <MilestonesSection delivery={delivery} />
        <CarSection delivery={delivery} />
        <DeliveryPhotos delivery={delivery} />
        <BookSection delivery={delivery} />
      </div>
      <HandoverSection delivery={delivery} />
    </div>
  );
}
