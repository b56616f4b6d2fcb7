import { type Basket, type ClientType } from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { lostBenefitText } from '@site/api-contract/pricing';
import { priceChangeCopy as copy } from './price-change.copy';
import { PriceChangeTable } from './price-change-table';
import { priceChanges } from './price-changes';

/**
 * Shows what a newer price table or the end of a campaign changed, line by line: before
 * and now, and why a campaign counts no more. Empty when the customer has seen only one
 * price.
 */
export function PriceChangeNotice({
  basket,
  clientType,
}: {
  basket: Basket;
  clientType: ClientType;
}) {
  const changes = priceChanges(basket);
  if (!changes) return null;
  const { at, lines, benefits } = changes;
  const { modelSlug, term, quote, repriced } = basket;
  const lost = quote.benefit ? undefined : repriced?.benefit;
  const isOfCampaign = lines.length === 0 && benefits.length > 0;
  if (changes.same) return <p className="price-change">{copy.same(at)}</p>;
  return (
    <div className="price-change" data-changed="">
      <p>
        <b>{isOfCampaign ? copy.onlyCampaign(at) : copy.changed(at)}</b>
      </p>
      <PriceChangeTable changes={changes} model={basket.modelName} />
      {lost && (
        <p>
          {lostBenefitText(
            lost,
            { modelSlug, term, clientType, monthly: quote.monthly },
            saoPauloDay(new Date(at)),
          )}
        </p>
      )}
      <p>{copy.until(formatDate(quote.validUntil))}</p>
    </div>
  );
}
