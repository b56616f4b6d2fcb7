import { asc } from 'drizzle-orm';
import { sendLinkVisit } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { applyRetention } from '../../back-office/privacy/erase/retention';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { linkVisits } from './link-visits.table';

const api = testApi({ config: { RATE_LINK_VISITS: { points: 60, windowMs: 600_000 } } });

const visit = (link: string, client: TestClient = api.asAnyone()) =>
  client.send(sendLinkVisit, { headers: { 'x-attribution': link } });
const counted = () =>
  api.db
    .select()
    .from(linkVisits)
    .orderBy(
      asc(linkVisits.day),
      asc(linkVisits.dealershipId),
      asc(linkVisits.visits),
      asc(linkVisits.campaign),
    );
const shop = {
  day: '2026-11-23',
  dealershipId: 5,
  sellerId: null,
  origin: 'link-da-loja',
  campaign: null,
};

describe('visits by links', () => {
  it('are counted for each link, campaign and day, and nothing is kept of who came', async () => {
    const { id } = await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
    });
    for (const link of [
      'dealerid=5',
      'dealerid=5',
      'dealerid=5&utm_campaign=verao',
      'dealerid=5&utm_campaign=verao',
      'dealerid=5&utm_campaign=verao',
      `sellerid=${id}`,
      `sellerid=${id}`,
      `sellerid=${id}`,
      `sellerid=${id}`,
      // An assisted sale wins over a portal link.
      ...Array.from({ length: 5 }, () => 'dealerid=1&vendaassistida=paulista-01'),
    ])
      expect((await visit(link)).data).toEqual({ ok: true });
    api.clock.advance(DAY_MS);
    await visit('dealerid=5');
    expect(await counted()).toEqual([
      { ...shop, visits: 2 },
      { ...shop, campaign: 'verao', visits: 3 },
      { ...shop, sellerId: id, visits: 4 },
      { ...shop, sellerId: id, origin: 'venda-assistida', visits: 5 },
      { ...shop, day: '2026-11-24', visits: 1 },
    ]);
  });

  it('at the same time are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visit('dealerid=5')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted()).toEqual([{ ...shop, visits: 12 }]);
  });

  it.each([
    ['no link', ''],
    ['a campaign alone', 'utm_campaign=verao'],
    ['a dealership that nobody knows', 'dealerid=424242'],
    ['a seller that nobody knows', 'sellerid=11111111-1111-4111-8111-111111111111'],
    ['nonsense', "dealerid=5'; drop table link_visits"],
  ])('by %s count nowhere, and the answer is the same', async (_, link) => {
    expect(await visit(link)).toMatchObject({ status: 200, data: { ok: true } });
    expect(await counted()).toEqual([]);
  });

  it('of colleagues who try a link count nowhere', async () => {
    for (const role of ['DEALER', 'SELLER', 'CONSULTANT'] as const)
      await visit('dealerid=5', await api.asRole(role));
    expect(await counted()).toEqual([]);
    await visit('dealerid=5', await api.asRole('customer'));
    expect(await counted()).toEqual([{ ...shop, visits: 1 }]);
  });

  it('with more campaigns than a day has room for are counted without', async () => {
    await api.db.insert(linkVisits).values(
      Array.from({ length: 50 }, (_, index) => ({
        ...shop,
        origin: 'link-da-loja' as const,
        campaign: `campanha ${index}`,
        visits: 1,
      })),
    );
    await visit('dealerid=5&utm_campaign=mais+uma');
    await visit('dealerid=5&utm_campaign=campanha+7');
    const rows = await counted();
    expect(rows.filter(({ campaign }) => campaign === 'mais uma')).toEqual([]);
    expect(rows.filter(({ campaign }) => campaign === null)).toEqual([
      { ...shop, visits: 1 },
    ]);
    expect(rows.find(({ campaign }) => campaign === 'campanha 7')?.visits).toBe(2);
  });

  it('are refused to a browser that sends them without end', async () => {
    const client = api.asAnyone();
    for (let sent = 0; sent < 60; sent += 1) await visit('dealerid=5', client);
    expect((await visit('dealerid=5', client)).status).toBe(429);
    expect(await counted()).toEqual([{ ...shop, visits: 60 }]);
  });

  it('are forgotten after six months', async () => {
    await visit('dealerid=5');
    api.clock.advance(180 * DAY_MS);
    await visit('dealerid=5');
    await applyRetention(api.ports, api.db);
    expect(await counted()).toHaveLength(2);
    api.clock.advance(5 * DAY_MS);
    await applyRetention(api.ports, api.db);
    expect((await counted()).map(({ day }) => day)).toEqual(['2027-05-22']);
  });
});
