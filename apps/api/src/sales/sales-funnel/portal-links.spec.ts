import { eq } from 'drizzle-orm';
import { getLinkPoster, listPortalLinks, sendLinkVisit } from '@site/api-contract';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { textOfPdf } from '../../testing/pdf-text';

const api = testApi();

async function team() {
  const at = { dealershipId: 5 };
  const dealer = await api.asRole('DEALER', at);
  const vera = await api.asRole('SELLER', {
    ...at,
    name: 'Vera Nunes',
    originAssistedSale: 'PAULISTA-01',
  });
  const diego = await api.asRole('SELLER', { ...at, name: 'Diego Ramos' });
  return { dealer, vera, diego };
}
const linksOf = async (client: TestClient) => {
  const { data } = await client.send(listPortalLinks, {});
  return data.map(({ sellerName, path }) => [sellerName, path]);
};
const poster = (
  client: TestClient,
  sellerId?: string,
  origin: 'link-da-loja' | 'venda-assistida' = 'link-da-loja',
) => client.send(getLinkPoster, { query: { origin, ...(sellerId && { sellerId }) } });

describe('links to send', () => {
  it('are the own one and those of the sellers for a dealer', async () => {
    const { dealer, vera, diego } = await team();
    await api.asRole('SELLER', { dealershipId: 1 });
    const gone = await api.asRole('SELLER', { dealershipId: 5 });
    await api.db
      .update(users)
      .set({ disabledAt: api.clock.now() })
      .where(eq(users.id, gone.userId));
    expect(await linksOf(dealer)).toEqual([
      [null, '/?dealerid=5'],
      ['Diego Ramos', `/?sellerid=${diego.userId}`],
      ['Vera Nunes', `/?sellerid=${vera.userId}`],
      ['Vera Nunes', '/?vendaassistida=PAULISTA-01'],
    ]);
  });

  it('are the own ones for a seller', async () => {
    const { vera, diego } = await team();
    expect(await linksOf(diego)).toEqual([['Diego Ramos', `/?sellerid=${diego.userId}`]]);
    expect(await linksOf(vera)).toHaveLength(2);
  });

  it('say what came by each', async () => {
    const { dealer, vera } = await team();
    for (const link of ['dealerid=5', `sellerid=${vera.userId}`, 'dealerid=5'])
      await api.asAnyone().send(sendLinkVisit, { headers: { 'x-attribution': link } });
    const { data } = await dealer.send(listPortalLinks, {});
    const visits = data.map(({ current, previous }) => [current.visits, previous.visits]);
    expect(visits).toEqual([
      [2, 0],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  it('are for dealers and sellers alone', async () => {
    for (const [client, status] of [
      [await api.asRole('customer'), 403],
      [await api.asRole('CONSULTANT'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await client.send(listPortalLinks, {})).status).toBe(status);
      expect((await poster(client)).status).toBe(status);
    }
  });
});

describe('the sheet for the counter', () => {
  it('is one page of A5 with link, dealership and place', async () => {
    const { dealer, vera } = await team();
    const { status, bytes, headers } = await poster(dealer);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    const raw = bytes.toString('latin1');
    expect(raw).toMatch(/\/MediaBox \[0 0 419\.53 595\.28\]/);
    expect(raw.match(/\/Type \/Page\n/g)).toHaveLength(1);
    const text = textOfPdf(bytes);
    for (const words of ['/?dealerid=5', 'Rodar Paulista', 'São Paulo, SP'])
      expect(text).toContain(words);
    const ofVera = await poster(vera, vera.userId, 'venda-assistida');
    const words = textOfPdf(ofVera.bytes);
    expect(words).toContain('Fale com Vera Nunes');
    expect(words).toContain('/?vendaassistida=PAULISTA-01');
  });

  it('is a file with the name of whoever it is about', async () => {
    const { dealer, vera } = await team();
    const nameOf = async (answer: ReturnType<typeof poster>) =>
      /filename="([^"]+)"/.exec(
        String((await answer).headers['content-disposition']),
      )?.[1];
    expect([
      await nameOf(poster(dealer)),
      await nameOf(poster(vera, vera.userId)),
      await nameOf(poster(vera, vera.userId, 'venda-assistida')),
    ]).toEqual([
      'cartaz-rodar-paulista.pdf',
      'cartaz-vera-nunes.pdf',
      'cartaz-venda-assistida-vera-nunes.pdf',
    ]);
  });

  it('stays one page with the longest name', async () => {
    const { dealer, diego } = await team();
    const name = 'Maria Aparecida '.repeat(8).trim();
    await api.db.update(users).set({ name }).where(eq(users.id, diego.userId));
    const { bytes } = await poster(dealer, diego.userId);
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  it('of another seller or dealership is not there', async () => {
    const { vera, diego } = await team();
    const stranger = await api.asRole('DEALER', { dealershipId: 1 });
    const statuses = [
      await poster(diego, vera.userId),
      await poster(diego),
      await poster(stranger, vera.userId),
      // This seller has no link of assisted sales.
      await poster(diego, diego.userId, 'venda-assistida'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});
