import { type FunnelSteps, type SalesFunnel } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { funnelMonths } from './funnel-months';
import { countSteps, type FunnelOf, type Happened } from './sales-funnel.repository';

type Months = { current: FunnelSteps; previous: FunnelSteps };

/** Most campaigns that are shown, the largest first. */
const MOST_CAMPAIGNS = 20;

/**
 * From the visit to the contract, each step counted in its month: of the dealership for a
 * dealer, of one's own links and sales for a seller. Visits are current, the other steps
 * are from the last run of `sumFunnel`.
 */
export async function salesFunnelFor(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<SalesFunnel> {
  const { current, previous } = funnelMonths(clock.now());
  const of = funnelOf(viewer);
  const steps = await countSteps(db, of, { current, previous });
  const links = groupsOf(steps, (step) => `${step.origin} ${step.seller_id}`).map(
    ([first, ...others]) => ({
      origin: first.origin,
      sellerId: first.seller_id,
      sellerName: first.seller_name,
      ...monthsOf([first, ...others]),
    }),
  );
  return {
    currentMonth: current,
    previousMonth: previous,
    ...sumOf(links),
    links,
    sellers: bySeller(links),
    campaigns: byCampaign(steps),
  };
}

/** Results of each seller of the viewer's dealership; zeros for a seller without any. */
export async function readSellerResults(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
) {
  const { currentMonth, previousMonth, sellers } = await salesFunnelFor(
    ports,
    db,
    viewer,
  );
  return {
    currentMonth,
    previousMonth,
    of: (id: string): Months =>
      sellers.find(({ sellerId }) => sellerId === id) ?? noSteps(),
  };
}

function funnelOf(viewer: SignedIn): FunnelOf {
  const { kind, id } = viewer;
  return kind === 'seller' ? { sellerId: id } : { dealershipId: dealershipOf(viewer) };
}

type Group = [Happened, ...Happened[]];

/** Groups steps by their key, in the order of first appearance. */
function groupsOf(steps: Happened[], keyOf: (step: Happened) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const step of steps) {
    const group = groups.get(keyOf(step));
    if (group) group.push(step);
    else groups.set(keyOf(step), [step]);
  }
  return [...groups.values()];
}

function byCampaign(steps: Happened[]): SalesFunnel['campaigns'] {
  const times = (group: Group) => group.reduce((sum, step) => sum + step.times, 0);
  const named = steps.filter(({ campaign }) => campaign !== null);
  return groupsOf(named, ({ campaign }) => campaign ?? '')
    .map((group) => ({ group, campaign: group[0].campaign ?? '', sum: times(group) }))
    .sort((a, b) => b.sum - a.sum || (a.campaign < b.campaign ? -1 : 1))
    .slice(0, MOST_CAMPAIGNS)
    .map(({ group, campaign }) => ({ campaign, ...monthsOf(group) }));
}

function monthsOf(steps: readonly Happened[]): Months {
  const months = noSteps();
  for (const { step, is_now: isNow, times } of steps)
    months[isNow ? 'current' : 'previous'][step] += times;
  return months;
}

/** In the order of the links: those without a seller first, then by name. */
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

/** The sums of a link without results. */
export function noSteps(): Months {
  return sumOf([]);
}
