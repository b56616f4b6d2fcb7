import { type FunnelSteps, type SalesFunnel } from '@site/contracts';
import { addMonths, saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { dealershipOf, type SignedIn } from '../../platform/security/authentication';
import {
  countByCampaign,
  countByLink,
  type Counted,
  type FunnelOf,
} from './sales-funnel.repository';

type Months = { current: FunnelSteps; previous: FunnelSteps };

/**
 * From the visit to the contract, each step counted in the month in which it happened: of
 * the dealership for a dealer, of the own links and sales for a seller.
 */
export async function salesFunnelFor(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<SalesFunnel> {
  const current = `${saoPauloDay(clock.now()).slice(0, 7)}-01`;
  const previous = addMonths(current, -1);
  const of = funnelOf(viewer);
  const counted = await countByLink(db, of, { current, previous });
  const campaigns = await countByCampaign(db, of, { current, previous });
  const links = counted.map((row) => ({
    origin: row.origin,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    ...monthsOf(row),
  }));
  return {
    currentMonth: current,
    previousMonth: previous,
    ...sumOf(links),
    links,
    sellers: bySeller(links),
    campaigns: campaigns.map((row) => ({ campaign: row.campaign, ...monthsOf(row) })),
  };
}

function funnelOf(viewer: SignedIn): FunnelOf {
  const { kind, id } = viewer;
  return kind === 'seller' ? { sellerId: id } : { dealershipId: dealershipOf(viewer) };
}

function monthsOf(row: Counted): Months {
  return {
    current: {
      visits: row.visits_now,
      simulations: row.simulations_now,
      proposals: row.proposals_now,
      contracts: row.contracts_now,
    },
    previous: {
      visits: row.visits_before,
      simulations: row.simulations_before,
      proposals: row.proposals_before,
      contracts: row.contracts_before,
    },
  };
}

/** In the order of the links: what names no seller first, then by name. */
function bySeller(links: SalesFunnel['links']): SalesFunnel['sellers'] {
  const ids = [...new Set(links.map(({ sellerId }) => sellerId))];
  return ids.map((sellerId) => {
    const own = links.filter((link) => link.sellerId === sellerId);
    return { sellerId, sellerName: own[0]?.sellerName ?? null, ...sumOf(own) };
  });
}

function sumOf(rows: readonly Months[]): Months {
  const sum = (month: keyof Months): FunnelSteps => {
    const of = (step: keyof FunnelSteps) =>
      rows.reduce((total, row) => total + row[month][step], 0);
    return {
      visits: of('visits'),
      simulations: of('simulations'),
      proposals: of('proposals'),
      contracts: of('contracts'),
    };
  };
  return { current: sum('current'), previous: sum('previous') };
}

/** What came by nothing. */
export function noSteps(): Months {
  return sumOf([]);
}
