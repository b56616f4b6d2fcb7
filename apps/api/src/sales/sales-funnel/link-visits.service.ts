import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Attribution } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { resolveAttribution } from '../attribution/attribution';
import { addVisit, countCampaigns } from './link-visits.repository';

/**
 * Most campaign names of one dealership's links on one day; further visits are counted
 * without a name. Anybody can make names up.
 */
const MOST_CAMPAIGNS = 50;

/**
 * Counts a visit for the link that would get the sale (docs/product/sales.md). A link
 * without an owner counts nowhere, and the visitor is not told.
 */
export async function countVisit(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  claims: Attribution,
): Promise<void> {
  const credit = await resolveAttribution(ports, db, claims);
  const { dealershipId, sellerId, origin } = credit;
  if (dealershipId === null || origin === 'site') return;
  const day = saoPauloDay(ports.clock.now());
  const isRoom =
    credit.campaign !== null &&
    (await countCampaigns(db, { dealershipId, day, besides: credit.campaign })) <
      MOST_CAMPAIGNS;
  const campaign = isRoom ? credit.campaign : null;
  await addVisit(db, { day, dealershipId, sellerId, origin, campaign });
}
