import { type Simulation } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type CountedCampaign } from './campaign.rules';
import { findCampaigns } from './campaigns.repository';

/** Simulations whose campaign takes nobody new say so, with one query for all of them. */
export async function noteEndedCampaigns(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  simulations: readonly Simulation[],
): Promise<Simulation[]> {
  const codes = simulations.flatMap(({ basket }) => basket?.quote.benefit?.code ?? []);
  const found = codes.length > 0 ? await findCampaigns(db, codes) : [];
  const today = todayOf(ports);
  return simulations.map((simulation) => {
    const { basket } = simulation;
    const benefit = basket?.quote.benefit;
    const campaign = found.find(({ code }) => code === benefit?.code);
    if (!basket || !benefit || !campaign) return simulation;
    const over = overOf(campaign, today);
    if (!over) return simulation;
    return {
      ...simulation,
      basket: { ...basket, quote: { ...basket.quote, benefit: { ...benefit, over } } },
    };
  });
}

/** Without a use left no proposal gets the benefit, also after an end. */
function overOf({ used, uses, endedAt, endsOn }: CountedCampaign, today: IsoDate) {
  if (used >= uses) return 'esgotada';
  if (endedAt !== null) return 'encerrada';
  return today > endsOn ? 'vencida' : undefined;
}
