import { eq } from 'drizzle-orm';
import {
  createSimulation,
  type FunnelSteps,
  getSalesFunnel,
  sendLinkVisit,
} from '@site/api-contract';
import { saoPauloInstant } from '@site/api-contract/brazil';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { readyCustomer, sentProposal } from '../proposals/testing/ready-customer';
import { funnelSums } from './funnel-sums.table';
import { linkVisits } from './link-visits.table';
import { sumFunnel } from './sum-funnel.job';

const api = testApi();
const SHOP = 5;

const steps = (changes: Partial<FunnelSteps> = {}): FunnelSteps => ({
  visits: 0,
  simulations: 0,
  proposals: 0,
  contracts: 0,
  ...changes,
});
/** The funnel that a person sees after the job. */
async function funnelOf(client: TestClient) {
  await sumFunnel(api.ports, api.db);
  return (await client.send(getSalesFunnel, {})).data;
}
const visit = (link: string) =>
  api.asAnyone().send(sendLinkVisit, { headers: { 'x-attribution': link } });

const simulated = (link: string) =>
  api.asAnyone().send(createSimulation, {
    body: {
      clientType: 1,
      place: { city: 'São Paulo', state: 'SP', latitude: -23.55, longitude: -46.63 },
    },
    headers: { 'x-attribution': link },
  });

/** A customer who came by a link, from the visit to the proposal. */
async function sold(link: string) {
  await visit(link);
  const customer = await readyCustomer(api);
  return sentProposal(customer, { link });
}

async function sellers() {
  const [vera, diego] = await Promise.all(
    ['Vera Nunes', 'Diego Ramos'].map((name) =>
      api.asRole('SELLER', {
        name,
        dealershipId: SHOP,
        originAssistedSale: name.slice(0, 4).toUpperCase(),
      }),
    ),
  );
  if (!vera || !diego) throw new Error('No sellers');
  return { vera, diego };
}

describe('the funnel of a dealership', () => {
  it('counts each step by link, seller and campaign', async () => {
    const { vera, diego } = await sellers();
    const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
    await sold('dealerid=5&utm_campaign=verao');
    await sold(`sellerid=${vera.userId}`);
    await sold('vendaassistida=VERA&utm_campaign=verao');
    await visit(`sellerid=${diego.userId}`);
    const funnel = await funnelOf(dealer);
    const none = steps();
    const one = steps({ visits: 1, simulations: 0, proposals: 1 });
    expect(funnel).toMatchObject({
      currentMonth: '2026-11-01',
      previousMonth: '2026-10-01',
      current: { visits: 4, proposals: 3, contracts: 0 },
      previous: none,
    });
    expect(
      funnel.links.map(({ origin, sellerName, current }) => [
        origin,
        sellerName,
        current.visits,
        current.proposals,
      ]),
    ).toEqual([
      ['link-da-loja', null, 1, 1],
      ['link-da-loja', 'Diego Ramos', 1, 0],
      ['link-da-loja', 'Vera Nunes', 1, 1],
      ['venda-assistida', 'Vera Nunes', 1, 1],
    ]);
    expect(
      funnel.sellers.map(({ sellerName, current }) => [sellerName, current]),
    ).toEqual([
      [null, one],
      ['Diego Ramos', steps({ visits: 1 })],
      ['Vera Nunes', steps({ visits: 2, proposals: 2 })],
    ]);
    expect(funnel.campaigns).toEqual([
      { campaign: 'verao', current: steps({ visits: 2, proposals: 2 }), previous: none },
    ]);
  });

  it('counts simulations, and contracts of who chose the dealership on the site', async () => {
    await signedContract(api, { choice: { dealershipId: String(SHOP) } });
    await simulated('dealerid=5&utm_campaign=verao');
    await simulated('');
    const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
    const { current, links, campaigns } = await funnelOf(dealer);
    expect(current).toEqual(steps({ simulations: 1, proposals: 1, contracts: 1 }));
    expect(links.map((link) => [link.origin, link.current])).toEqual([
      ['link-da-loja', steps({ simulations: 1 })],
      ['site', steps({ proposals: 1, contracts: 1 })],
    ]);
    expect(campaigns.map((one) => [one.campaign, one.current])).toEqual([
      ['verao', steps({ simulations: 1 })],
    ]);
  });

  it('ends a month when it ends in São Paulo', async () => {
    const at = (day: string, time: string) =>
      api.clock.advance(saoPauloInstant(day, time).getTime() - api.clock.now().getTime());
    const seen = async () => {
      const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
      const { currentMonth, current, previous } = await funnelOf(dealer);
      return [currentMonth, current.visits, previous.visits, current, previous];
    };
    at('2026-11-30', '23:59');
    await visit('dealerid=5');
    await simulated('dealerid=5');
    const last = steps({ visits: 1, simulations: 1 });
    expect(await seen()).toEqual(['2026-11-01', 1, 0, last, steps()]);
    at('2026-12-01', '00:00');
    await visit('dealerid=5');
    await visit('dealerid=5');
    await simulated('dealerid=5');
    const first = steps({ visits: 2, simulations: 1 });
    expect(await seen()).toEqual(['2026-12-01', 2, 1, first, last]);
    at('2027-01-31', '23:59');
    expect(await seen()).toEqual(['2027-01-01', 0, 2, steps(), first]);
    at('2027-02-01', '00:00');
    expect(await seen()).toEqual(['2027-02-01', 0, 0, steps(), steps()]);
  });

  it('shows the twenty campaigns with most', async () => {
    await api.db.insert(linkVisits).values(
      Array.from({ length: 25 }, (_, index) => ({
        day: '2026-11-20',
        dealershipId: SHOP,
        origin: 'link-da-loja' as const,
        campaign: `campanha ${index}`,
        visits: index + 1,
      })),
    );
    const { current, campaigns } = await funnelOf(
      await api.asRole('DEALER', { dealershipId: SHOP }),
    );
    expect(current.visits).toBe(325);
    expect(campaigns.map((one) => one.current.visits)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    );
  });
});

describe('the job that sums the funnel', () => {
  const times = async () =>
    (await api.db.select().from(funnelSums)).map(({ step, times }) => [step, times]);
  const sum = () => sumFunnel(api.ports, api.db);

  it('writes one row for a link, month and step', async () => {
    await sold('dealerid=5');
    await sold('dealerid=5');
    expect(await sum()).toEqual({ done: 1 });
    expect(await times()).toEqual([['proposals', 2]]);
  });

  it('writes the same sums again in place of those of before', async () => {
    await sold('dealerid=5');
    await sum();
    await sum();
    expect(await times()).toEqual([['proposals', 1]]);
  });

  it('sums once where two processes run it at the same time', async () => {
    await sold('dealerid=5');
    await Promise.all([sum(), sum()]);
    expect(await times()).toEqual([['proposals', 1]]);
  });

  it('sums nothing of visitors who came by nobody', async () => {
    await sentProposal(await readyCustomer(api), { choice: { dealershipId: null } });
    expect(await sum()).toEqual({ done: 0 });
  });

  it('leaves sums of a seller whose account is deleted to nobody', async () => {
    const { vera } = await sellers();
    await sold(`sellerid=${vera.userId}`);
    await sum();
    await api.db.delete(users).where(eq(users.id, vera.userId));
    expect(await times()).toEqual([]);
  });
});

describe('who sees which funnel', () => {
  it('a seller that of the own links and sales alone', async () => {
    const { vera, diego } = await sellers();
    await sold('dealerid=5&utm_campaign=verao');
    await sold(`sellerid=${vera.userId}&utm_campaign=natal`);
    await visit(`sellerid=${diego.userId}`);
    const own = await funnelOf(vera);
    expect(own.current).toEqual(steps({ visits: 1, proposals: 1 }));
    expect(own.links.map(({ sellerName }) => sellerName)).toEqual(['Vera Nunes']);
    expect(own.campaigns.map(({ campaign }) => campaign)).toEqual(['natal']);
    expect((await funnelOf(diego)).current).toEqual(steps({ visits: 1 }));
  });

  it('another dealership nothing of this one', async () => {
    await sold('dealerid=5&utm_campaign=verao');
    const funnel = await funnelOf(await api.asRole('DEALER', { dealershipId: 1 }));
    expect(funnel).toMatchObject({
      current: steps(),
      previous: steps(),
      links: [],
      sellers: [],
      campaigns: [],
    });
  });

  it('customers, consultants and strangers none', async () => {
    const statuses = [
      await (await api.asRole('customer')).send(getSalesFunnel, {}),
      await (await api.asRole('CONSULTANT')).send(getSalesFunnel, {}),
      await api.asAnyone().send(getSalesFunnel, {}),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 401]);
  });
});
