import { type Delivery } from '@site/api-contract';
import { atTheirRequest } from '@site/api-contract/activity';
import { formatDate, formatPhone } from '@site/api-contract/brazil';
import { isCalledOff } from '@site/api-contract/contracts';
import { type Fact, Facts, phoneHref, SiteLink } from '@site/ui';
import { deliveriesCopy as copy } from './deliveries.copy';
import { useMissedSlot } from './hand-over/chosen-slot';

/** Facts of a delivery: the customer, the car, the day and the place. */
export function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { customer, slot, putOff, odometerKm } = delivery;
  const missed = useMissedSlot(delivery);
  const { facts: names } = copy;
  const facts: Fact[] = [
    [names.contract, delivery.contractNumber],
    [names.car, `${delivery.versionName}, ${delivery.paintName}`],
    [names.source, copy.source(delivery)],
    [names.promise, formatDate(delivery.promisedOn)],
    [names.putOff, putOff && copy.putOffWhy(putOff)],
    [
      missed ? names.slotMissed : names.slot,
      slot ? bookedText(slot) : !isCalledOff(delivery) && copy.slotMissing,
    ],
    [names.place, delivery.isDeliveredHome ? names.home(delivery.home) : names.store],
    [
      names.phone,
      customer && (
        <SiteLink to={phoneHref(customer.phone)}>{formatPhone(customer.phone)}</SiteLink>
      ),
    ],
    [
      names.email,
      customer && <SiteLink to={`mailto:${customer.email}`}>{customer.email}</SiteLink>,
    ],
    [names.odometer, odometerKm !== null && copy.km(odometerKm)],
  ];
  return (
    <div className="delivery-facts">
      <Facts rows={facts} />
    </div>
  );
}

/** The booked hour, and who booked it at the customer's request. */
function bookedText({ day, time, by }: NonNullable<Delivery['slot']>): string {
  const slot = copy.slot(day, time);
  return by ? `${slot}. ${atTheirRequest(by)}` : slot;
}
