import { type BasketChoice, quoteChoice } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { simulations } from '../simulations.table';
import { CHOICE, PLACE } from '../testing/cart';

const api = testApi();

describe('a quote', () => {
  const ask = (
    change: Partial<
      BasketChoice & { clientType: 1 | 2; latitude: number; longitude: number }
    > = {},
  ) =>
    api.asAnyone().send(quoteChoice, {
      body: {
        ...CHOICE,
        clientType: 1,
        latitude: PLACE.latitude,
        longitude: PLACE.longitude,
        ...change,
      },
    });

  it('prices a choice and stores nothing', async () => {
    const { status, data } = await ask();
    expect(status).toBe(200);
    expect(data.monthly).toBe(2637);
    expect(await api.db.select().from(simulations)).toEqual([]);
  });

  it('promises 7 business days from stock near the place, 45 to order and the queue for the Serrana', async () => {
    const far = { latitude: -9.97, longitude: -67.8 };
    expect((await ask({ ...far })).data.delivery).toEqual({
      kind: 'order',
      businessDays: 45,
      date: expect.stringMatching(/^2027-/),
    });
    expect((await ask({ versionSlug: 'serrana-mirante' })).data.delivery.kind).toBe(
      'queue',
    );
    const stocked = (
      await ask({
        versionSlug: 'lira-trilha',
        paint: 'branco-nuvem',
        latitude: -23.5505,
        longitude: -46.6333,
      })
    ).data.delivery;
    expect(['stock', 'order']).toContain(stocked.kind);
  });

  it('refuses what does not fit with notifications', async () => {
    expect(
      (await ask({ versionSlug: 'lume-eletrico', km: 3000 })).body.notifications,
    ).toEqual([
      {
        key: 'Km',
        message: 'O Lume não tem o pacote de 3.000 km por mês. Escolha outro.',
      },
    ]);
  });
});
