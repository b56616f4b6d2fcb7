import { useState } from 'react';
import { type DeliveryEstimate, type NearbyDealership } from '@site/api-contract';
import { formatDistance, placeName } from '@site/api-contract/brazil';
import { ChoiceList } from '@site/ui/forms';
import { configureCopy as copy } from '../configure.copy';
import { type Dealerships } from './use-dealerships';

const SHOWN_FIRST = 3;

export type DealershipChoiceProps = {
  dealerships: readonly NearbyDealership[];
  group: Dealerships['group'];
  /** Ids of dealerships that have exactly this car in stock. */
  inStock: ReadonlySet<string>;
  /** The car is delivered to the customer's address; otherwise it is picked up. */
  atHome: boolean;
  value: string | null;
  onChange: (id: string) => void;
  /** Undefined where nobody delivers. */
  delivery: DeliveryEstimate | undefined;
};

/**
 * Chooses the dealership for pick-up or delivery: the nearest ones first, all after a
 * click.
 */
export function DealershipChoice({
  dealerships,
  group,
  inStock,
  atHome,
  value,
  onChange,
  delivery,
}: DealershipChoiceProps) {
  const [all, setAll] = useState(false);
  const chosenAt = dealerships.findIndex(({ id }) => id === value);
  const shown = all
    ? dealerships
    : dealerships.slice(0, Math.max(SHOWN_FIRST, chosenAt + 1));
  // A car comes from the yard of any dealership of the place, so all have one day.
  const day = delivery && delivery.kind !== 'queue' ? copy.by(delivery.date) : null;
  const hidden = dealerships.length - shown.length;
  if (dealerships.length === 0) return <p className="soft">{copy.noDealership}</p>;
  return (
    <>
      <ChoiceList
        legend={atHome ? copy.deliveringDealership : copy.dealership}
        note={copy.dealershipNote}
        value={value}
        onChange={onChange}
        options={shown.map((dealership) => ({
          value: dealership.id,
          label: dealership.name,
          help: inStock.has(dealership.id)
            ? copy.inStock(placeName(dealership))
            : placeName(dealership),
          end: (
            <>
              {formatDistance(dealership.distanceKm)}
              {day && <small>{day}</small>}
            </>
          ),
        }))}
      />
      <p className="cfg-more">
        {hidden > 0 && (
          <button type="button" className="link" onClick={() => setAll(true)}>
            {copy.moreDealerships(hidden)}
          </button>
        )}
        {group && (
          <button
            type="button"
            className="link"
            aria-pressed={group.alone}
            onClick={() => group.setAlone(!group.alone)}
          >
            {copy.groupAlone(group.name)}
          </button>
        )}
      </p>
    </>
  );
}
