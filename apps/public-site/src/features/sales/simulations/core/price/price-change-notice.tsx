import { type Basket } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { priceChangeCopy as copy } from './price-change.copy';
import { PriceChangeTable } from './price-change-table';
import { priceChanges } from './price-changes';

/**
 * Shows what a newer price table or the end of a campaign changed, line by line: before
 * and now. Empty when the customer has seen only one price.
 */
export function PriceChangeNotice({ basket }: { basket: Basket }) {
  const changes = priceChanges(basket);
  if (!changes) return null;
  const { at, lines, benefits } = changes;
  const isOfCampaign = lines.length === 0 && benefits.length > 0;
  if (changes.same) return <p className="price-change">{copy.same(at)}</p>;
  return (
    <div className="price-change" data-changed="">
      <p>
        <b>{isOfCampaign ? copy.onlyCampaign(at) : copy.changed(at)}</b>
      </p>
      <PriceChangeTable changes={changes} model={basket.modelName} />
      <p>{copy.until(formatDate(basket.quote.validUntil))}</p>
    </div>
  );
}
