import { listReturns } from '@site/api-contract';
import { type ReturnStage } from '@site/api-contract/driving';
import { HOME, setStock } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { bookedReturn } from './testing/booked-return';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 9 }));

/** All rows of a stage, one on each page. */
async function listed(stage: ReturnStage): Promise<string[]> {
  const staff = await api.asRole('SELLER', { dealershipId: HOME });
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await staff.send(listReturns, {
      query: { stage, limit: '1', cursor },
    });
    ids.push(...data.items.map(({ id }) => id));
    cursor = data.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe('the cars that come back to a dealership', () => {
  it('stand in the order in which they are expected, the hours of a day one after the other', async () => {
    const day = '2026-12-03';
    const rows = [
      await bookedReturn(api, {}),
      await bookedReturn(api, { kind: 'desistencia', bringBy: day }),
      await bookedReturn(api, { slotOn: day, slotAt: '17:00' }),
      await bookedReturn(api, { slotOn: day, slotAt: '09:00' }),
      await bookedReturn(api, { slotOn: day, slotAt: '11:00' }),
      await bookedReturn(api, { slotOn: '2026-12-02', slotAt: '18:00' }),
    ];
    const expected = [5, 3, 4, 2, 1, 0].map((at) => rows[at]?.contractId);
    expect(await listed('coming')).toEqual(expected);
  });

  it('begin with the last one once they are back', async () => {
    const back = (iso: string, slotOn: string) =>
      bookedReturn(api, { slotOn, returnedAt: new Date(iso), odometerKm: 900 });
    const rows = [
      await back('2026-11-20T13:00:00Z', '2026-11-27'),
      await back('2026-11-23T13:00:00Z', '2026-11-23'),
      await back('2026-11-21T13:00:00Z', '2026-11-21'),
    ];
    const expected = [1, 2, 0].map((at) => rows[at]?.contractId);
    expect(await listed('returned')).toEqual(expected);
  });
});
