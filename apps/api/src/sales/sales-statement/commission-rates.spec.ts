import { eq } from 'drizzle-orm';
import { setCommissionRate } from '@site/api-contract';
import { auditEntries } from '#platform/security/audit.table';
import { testApi } from '../../testing/api';
import { commissionRates } from './commission-rates.table';
import { type Member, salesOf, SHOP } from './testing/sales';

const api = testApi();
const { addPeople, again, read, setRate, sold } = salesOf(api);
let desk: Member;
let dealer: Member;
beforeEach(async () => {
  ({ desk, dealer } = await addPeople());
});

describe('the rate of a dealership', () => {
  it('holds for what is signed from its day on, and touches nothing before', async () => {
    await setRate(desk, 3.5);
    await sold();
    await setRate(desk, 5);
    await sold();
    const { entries } = await read(await again(dealer));
    expect(entries.map(({ rate }) => rate)).toEqual([3.5, 5]);
  });

  it('is kept with its history, whose authors only colleagues read', async () => {
    await setRate(desk, 3.5);
    await setRate(desk, 4.25);
    const names = async (viewer: Member) =>
      (await read(await again(viewer), { dealership: '5' })).rates.map(
        ({ rate, from, setBy }) => ({ rate, from, setBy }),
      );
    expect(await names(desk)).toEqual([
      { rate: 4.25, from: '2026-11-25', setBy: 'Carla Nunes' },
      { rate: 3.5, from: '2026-11-24', setBy: 'Carla Nunes' },
    ]);
    expect((await names(dealer)).map(({ setBy }) => setBy)).toEqual([null, null]);
  });

  it('may be corrected before its day', async () => {
    const from = '2026-12-01';
    const params = { id: '5' };
    await desk.send(setCommissionRate, { params, body: { rate: 30, from } });
    await desk.send(setCommissionRate, { params, body: { rate: 3, from } });
    const { rates } = await read(dealer);
    expect(rates).toMatchObject([
      { rate: 3, isReplaced: false },
      { rate: 30, isReplaced: true },
    ]);
  });

  it.each([
    ['today', { rate: 3.5, from: '2026-11-23' }, 'From'],
    ['a day that has passed', { rate: 3.5, from: '2026-11-01' }, 'From'],
  ])('is refused for %s', async (_case, body, key) => {
    const answer = await desk.send(setCommissionRate, { params: { id: '5' }, body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((field) => field.key)).toEqual([key]);
    expect(await api.db.select().from(commissionRates)).toEqual([]);
  });

  it.each([30.01, -1, 3.555])('is refused as %s percent', async (rate) => {
    const body = { rate, from: '2026-12-01' };
    const { status } = await desk.send(setCommissionRate, { params: { id: '5' }, body });
    expect(status).toBe(400);
  });

  it.each(['DEALER', 'SELLER'] as const)('is not set by a %s', async (role) => {
    const viewer = await api.asRole(role, { dealershipId: SHOP });
    const body = { rate: 9, from: '2026-12-01' };
    const { status } = await viewer.send(setCommissionRate, {
      params: { id: '5' },
      body,
    });
    expect(status).toBe(403);
  });

  it('leaves who set it, when and what in the trail', async () => {
    await setRate(desk, 3.5);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'commission-rate-set'));
    expect(entry).toMatchObject({
      actorId: desk.userId,
      detail: '5 2026-11-24 3.5%',
    });
  });

  it('is never changed in the database', async () => {
    await setRate(desk, 3.5);
    await expect(
      api.db.update(commissionRates).set({ rateHundredths: 900 }),
    ).rejects.toThrow();
    await expect(api.db.delete(commissionRates)).rejects.toThrow();
  });
});
