import { saoPauloDay } from '@site/api-contract/brazil';
import { lostBenefitText, type QuoteBenefit } from '@site/api-contract/pricing';
import { useSiteActions } from '@site/shell';
import { type CartItem } from '@site/simulator';

type Shown = {
  modelSlug: string;
  term: number;
  monthly: number;
  benefit?: QuoteBenefit | undefined;
};

/**
 * Why the choice on the screen would be saved without the campaign of its car. `shown` is
 * the choice and its price, as they would be saved; null while they are unknown.
 */
export function useLostCampaign(
  item: CartItem | undefined,
  shown: Shown | null,
): string | undefined {
  const { now } = useSiteActions();
  const benefit = item?.basket.quote.benefit;
  if (!item || !benefit || !shown || shown.benefit) return undefined;
  const { modelSlug, term, monthly } = shown;
  const plan = { modelSlug, term, monthly, clientType: item.clientType };
  return lostBenefitText(benefit, plan, saoPauloDay(new Date(now())));
}
