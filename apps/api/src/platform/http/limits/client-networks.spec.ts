import { checkDocument, signIn } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { clientNetworks } from './client-networks';

const api = testApi();

describe('the networks that a client is counted by (security-requirements A2, H5)', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['64:ff9b::192.0.2.1', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
    ['not an address', ['not an address']],
  ])('of %s are %j', (address, keys) => {
    expect(clientNetworks(address).map(({ key }) => key)).toEqual(keys);
  });

  const look = async (address: string) =>
    (
      await api.asAnyone().send(checkDocument, {
        params: { document: '52998224725' },
        headers: { 'x-forwarded-for': address },
      })
    ).status;

  it('let a home with a whole /64 look up ten documents, and a /48 of homes a hundred', async () => {
    const statuses: number[] = [];
    for (let home = 0; home < 11; home += 1)
      for (let host = 0; host < 10; host += 1)
        statuses.push(await look(`2001:db8:7:${home}::${host}`));
    expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(statuses.slice(100)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(await look('2001:db8:8::1')).toBe(200);
    for (let host = 0; host < 9; host += 1) await look(`2001:db8:8::1:${host}`);
    expect(await look('2001:db8:8::ffff')).toBe(429);
  });

  it('let a home with a whole /64 try twenty passwords of as many accounts', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      const { status } = await api.asAnyone().send(signIn, {
        body: { email: `p${n}@exemplo.test`, password: 'uma frase qualquer' },
        headers: { 'x-forwarded-for': `2001:db8:9::${n}` },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  });

  it('leave no row for each fresh session of a client that is refused', async () => {
    for (let n = 0; n < 25; n += 1) await look('203.0.113.9');
    const { rows } = (await api.db.execute(
      "select 1 from rate_limits where key like 'documents:%'",
    )) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(11); // the address, and the remaining sessions of the ten calls
  });
});
