import { type ProposalDetail } from '@site/api-contract';
import { benefitText } from '@site/api-contract/pricing';

/** The benefit of the campaign that a proposal was sent with, in words. */
export function CampaignBenefit({
  benefit,
}: {
  benefit: NonNullable<ProposalDetail['benefit']>;
}) {
  return benefitText(benefit);
}
