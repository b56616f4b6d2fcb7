import { type CampaignBenefit, decideGuarantee } from '@site/api-contract/pricing';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type BasketRow } from '../simulations/simulations.repository';
import { campaignStateOf } from './campaign.rules';
import { findCampaign } from './campaigns.repository';

/**
 * The benefit of a simulation whose price is calculated again after its guarantee;
 * undefined when its campaign has ended.
 */
export async function runningBenefit(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { quote: { benefit } }: Pick<BasketRow, 'quote'>,
): Promise<CampaignBenefit | undefined> {
  const campaign = benefit && (await findCampaign(db, benefit.code));
  return campaign && campaignStateOf(campaign, todayOf(ports)) !== 'encerrada'
    ? benefit
    : undefined;
}

/**
 * The end of the guarantee that an edited price with a benefit keeps when its campaign
 * has ended; null while the campaign runs, so that a new guarantee begins. Refused with
 * 409 when both are over, since the price on the screen counts no more.
 */
export async function heldBenefitUntil(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  basket: Pick<BasketRow, 'quote' | 'validUntil'>,
): Promise<Date | null> {
  const { benefit } = basket.quote;
  if (!benefit || (await runningBenefit(ports, db, basket))) return null;
  const { validUntil } = basket;
  const { kind } = decideGuarantee({ validUntil, now: ports.clock.now() });
  if (kind !== 'over') return validUntil;
  return refuse(
    'conflict',
    `A campanha ${benefit.code} acabou. Recalcule a simulação no carrinho para ver o preço sem ela.`,
    { reason: 'campaign-over' },
  );
}
