import { type Delivery } from '@site/api-contract';
import { CUSTOMER_MILESTONE_LABELS, isCalledOff } from '@site/api-contract/contracts';
import { memberProposalPath } from '@site/api-contract/site-paths';
import { deferred, SiteLink } from '@site/ui';
import { DeliveryTimeline } from '@site/ui/proposal';
import { memberAreaCopy } from '../member-area.copy';
import { deliveryCopy as copy } from './delivery.copy';
import { DeliveryPromise } from './delivery-promise';
import { DeliverySlot } from './delivery-slot';
import './delivery.css';

const DeliveryStore = deferred(
  async () => (await import('./delivery-store')).DeliveryStore,
);
const DeliveredCar = deferred(async () => (await import('./delivery-car')).DeliveredCar);

/** The promised day, the chosen day, the milestones and the car of a delivery. */
export function DeliveryDetail({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <header className="delivery-head">
        <h1>{copy.title}</h1>
        {!delivery.handedOverAt && (
          <SiteLink className="link" to={memberProposalPath(delivery.proposalId)}>
            {memberAreaCopy.seeProposal}
          </SiteLink>
        )}
      </header>
      {isCalledOff(delivery) ? (
        <p className="notice notice--info">{copy.calledOff}</p>
      ) : (
        <Road delivery={delivery} />
      )}
    </>
  );
}

function Road({ delivery }: { delivery: Delivery }) {
  return (
    <div className="delivery-two">
      <DeliveryPromise delivery={delivery} />
      <DeliverySlot delivery={delivery} />
      <section aria-labelledby="etapas-titulo">
        <h2 id="etapas-titulo">{copy.road}</h2>
        <DeliveryTimeline
          milestones={delivery.milestones}
          labels={CUSTOMER_MILESTONE_LABELS}
        />
      </section>
      <DeliveredCar delivery={delivery} />
      {delivery.canMove && <DeliveryStore delivery={delivery} />}
    </div>
  );
}
