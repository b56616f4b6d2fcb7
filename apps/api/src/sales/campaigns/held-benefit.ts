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

/** The part of a simulation's campaign that is left for an edited price. */
export type HeldBenefit = {
  /** Undefined without a campaign, and once guarantee and campaign are over. */
  held: CampaignBenefit | undefined;
  /**
   * The end of the guarantee that a price with the benefit keeps when its campaign has
   * ended; null while the campaign runs, so that a new guarantee begins.
   */
  until: Date | null;
};

/** Decides what an edit keeps of the campaign of its simulation. */
export async function heldBenefit(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  basket: Pick<BasketRow, 'quote' | 'validUntil'>,
): Promise<HeldBenefit> {
  const running = await runningBenefit(ports, db, basket);
  if (running) return { held: running, until: null };
  const { validUntil } = basket;
  const { kind } = decideGuarantee({ validUntil, now: ports.clock.now() });
  return kind === 'over'
    ? { held: undefined, until: null }
    : { held: basket.quote.benefit, until: validUntil };
}

/** Refuses with 409 a price on the screen whose campaign counts no more. */
export function refuseCampaignOver({ code }: Pick<CampaignBenefit, 'code'>): never {
  return refuse(
    'conflict',
    `A campanha ${code} acabou. Recalcule a simulação no carrinho para ver o preço sem ela.`,
    { reason: 'campaign-over' },
  );
}
