import { type Campaign } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type CampaignBenefit } from '@site/api-contract/pricing';
import { type campaigns } from './campaigns.table';

export type CampaignRow = typeof campaigns.$inferSelect;
/** A campaign with the number of proposals that have a use of it. */
export type CountedCampaign = CampaignRow & { used: number };

/**
 * The state of a campaign on a day: it takes its code from `startsOn` to `endsOn`, until
 * somebody ends it or every use is taken.
 */
export function campaignStateOf(
  { startsOn, endsOn, endedAt, uses, used }: CountedCampaign,
  today: IsoDate,
): Campaign['state'] {
  if (endedAt !== null || today > endsOn) return 'encerrada';
  if (used >= uses) return 'esgotada';
  return today < startsOn ? 'marcada' : 'em-curso';
}

/** The benefit of a campaign, as it is frozen in a price. */
export function benefitOf({
  code,
  monthlyOffCentavos,
  months,
  km,
  models,
  clientType,
  minTerm,
  endsOn,
}: CampaignRow): CampaignBenefit {
  return { code, monthlyOffCentavos, months, km, models, clientType, minTerm, endsOn };
}
