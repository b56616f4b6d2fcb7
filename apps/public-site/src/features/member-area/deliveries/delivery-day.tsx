import { type Delivery } from '@site/api-contract';
import { atYourRequest } from '@site/api-contract/activity';
import { formatPhone, storeAddress, storeName } from '@site/api-contract/brazil';
import { phoneHref, SiteLink } from '@site/ui';
import { slotCopy as copy } from './slot.copy';

type DeliveryDayProps = {
  delivery: Delivery;
  slot: NonNullable<Delivery['slot']>;
  isPast: boolean;
};

/** The chosen day and place, and what the customer must bring. */
export function DeliveryDay({ delivery, slot, isPast }: DeliveryDayProps) {
  const { home, isDeliveredHome } = delivery;
  if (isPast)
    return (
      <>
        <p>{copy.was(slot.day, slot.time)}</p>
        {delivery.canChooseSlot && <p>{copy.passed}</p>}
      </>
    );
  return (
    <>
      <p className="delivery-day num">{copy.at(slot.day, slot.time)}</p>
      {slot.by && <p className="soft">{atYourRequest(slot.by)}</p>}
      <Place delivery={delivery} />
      <p className="soft">{isDeliveredHome ? copy.home(home) : copy.store}</p>
      {home && <p className="soft">{copy.otherHome}</p>}
      <p className="soft">{copy.pin}</p>
    </>
  );
}

function Place({ delivery: { dealership, isDeliveredHome } }: { delivery: Delivery }) {
  const { phone } = dealership;
  return (
    <p>
      {isDeliveredHome ? storeName(dealership) : storeAddress(dealership)}
      <br />
      <SiteLink to={phoneHref(phone)}>{formatPhone(phone)}</SiteLink>
    </p>
  );
}
