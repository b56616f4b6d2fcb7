import { eq } from 'drizzle-orm';
import { getDealershipToday } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  HOME,
  NEARBY,
  setStock,
} from '../../contracts/deliveries/testing/signed-contract';
import { bookedReturn } from '../../driving/returns/testing/booked-return';
import { proposalFollowUps } from '../../sales/proposals/follow-ups.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { simulations } from '../../sales/simulations/simulations.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import {
  countOf,
  dealerOf,
  outline,
  shown,
  slot,
  waitingCar,
} from './testing/dealership-day';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 9 }));

const dealer = (dealershipId = HOME) => dealerOf(api, dealershipId);
const waiting = (columns: Parameters<typeof waitingCar>[1]) => waitingCar(api, columns);

/** Proposals like this one at `HOME`, each with a step that is planned for today. */
async function planned(proposalId: string, count: number) {
  const [found] = await api.db
    .select({ proposal: proposals, simulation: simulations })
    .from(proposals)
    .innerJoin(simulations, eq(simulations.id, proposals.simulationId))
    .where(eq(proposals.id, proposalId));
  if (!found) throw new Error('No such proposal');
  for (let at = 1; at <= count; at += 1) {
    const [id, simulationId] = [crypto.randomUUID(), crypto.randomUUID()];
    const unlike = { id: simulationId, code: `COPY-${at}` };
    await api.db.insert(simulations).values({ ...found.simulation, ...unlike });
    await api.db.insert(proposals).values({
      ...found.proposal,
      ...{ id, simulationId, number: `P-2611-9${at}`, dealershipId: HOME },
    });
    await api.db
      .insert(proposalFollowUps)
      .values({ proposalId: id, revision: 1, nextStep: 'Ligar', nextDay: '2026-11-23' });
  }
}
describe('the day of a dealership', () => {
  it('has handovers and returns of today by their hour, after those that passed unseen', async () => {
    await waiting(slot('2026-11-23', '15:00'));
    await waiting(slot('2026-11-20', '09:00'));
    await waiting(slot('2026-11-24', '09:00'));
    await bookedReturn(api, { slotOn: '2026-11-23', slotAt: '10:00' });
    await bookedReturn(api, { slotOn: '2026-12-01' });
    expect(await shown(await dealer())).toEqual([
      ['handover', '2026-11-20', '09:00'],
      ['return', '2026-11-23', '10:00'],
      ['handover', '2026-11-23', '15:00'],
    ]);
    expect(await shown(await dealer(NEARBY))).toEqual([]);
    expect(await countOf(await dealer())).toEqual({ due: 3, hasMore: false });
    expect(await countOf(await dealer(NEARBY))).toEqual({ due: 0, hasMore: false });
  });

  it('has the bookings of the next seven days apart, the nearest first', async () => {
    await waiting(slot('2026-11-23', '15:00'));
    await waiting(slot('2026-11-30', '09:00'));
    await waiting(slot('2026-12-01', '09:00'));
    await bookedReturn(api, { slotOn: '2026-11-24', slotAt: '10:00' });
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    for (const who of [await dealer(), seller]) {
      expect(outline((await who.send(getDealershipToday, {})).data.coming)).toEqual([
        ['return', '2026-11-24', '10:00'],
        ['handover', '2026-11-30', '09:00'],
      ]);
      expect(await countOf(who)).toEqual({ due: 1, hasMore: false });
    }
  });

  it('has the next bookings however many earlier ones passed unseen', async () => {
    for (const hour of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
      await waiting(slot('2026-11-20', hour));
    await waiting(slot('2026-11-24', '09:00'));
    await bookedReturn(api, { kind: 'desistencia', bringBy: '2026-11-24' });
    const { coming } = (await (await dealer()).send(getDealershipToday, {})).data;
    expect(coming?.map(({ until }) => until)).toEqual(['2026-11-24']);
  });

  it('has every booking of the nearest day, and five where it has fewer', async () => {
    for (const hour of ['09:00', '10:00', '11:00', '12:00', '13:00'])
      await waiting(slot('2026-11-24', hour));
    await waiting(slot('2026-11-25', '09:00'));
    await bookedReturn(api, { slotOn: '2026-11-24', slotAt: '17:00' });
    const { coming } = (await (await dealer()).send(getDealershipToday, {})).data;
    expect(outline(coming).slice(4)).toEqual([
      ['handover', '2026-11-24', '13:00'],
      ['return', '2026-11-24', '17:00'],
    ]);
  });

  it('leaves no trace of somebody who reads only its figure', async () => {
    await countOf(await dealer());
    expect(await api.trail()).toEqual([]);
  });

  it('has an ordered car that did not come by the promised day', async () => {
    // Ordered from the factory, it has not come: a car in stock waits for the customer.
    await setStock(api, {});
    const { id } = await waiting({});
    expect(await shown(await dealer())).toEqual([]);
    api.clock.advance(90 * DAY_MS);
    const { items } = (await (await dealer()).send(getDealershipToday, {})).data;
    expect(items).toMatchObject([{ task: 'late-car', id, customerName: 'Rita Lemos' }]);
  });

  it('has a demanded car that should be back', async () => {
    await bookedReturn(api, { kind: 'desistencia', bringBy: '2026-11-20' });
    expect(await shown(await dealer())).toEqual([['return', '2026-11-20', null]]);
  });

  it('has the cars for a seller as for the dealer', async () => {
    await waiting(slot('2026-11-23', '15:00'));
    await bookedReturn(api, { slotOn: '2026-11-23', slotAt: '10:00' });
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    expect(await shown(seller)).toEqual([
      ['return', '2026-11-23', '10:00'],
      ['handover', '2026-11-23', '15:00'],
    ]);
  });

  it('has thirty things, the oldest ones, and says when there are more', async () => {
    const { proposalId } = await waiting({});
    await planned(proposalId, 30);
    const day = async () => (await (await dealer()).send(getDealershipToday, {})).data;
    expect(await day()).toMatchObject({ items: { length: 30 }, hasMore: false });
    const { id } = await waiting(slot('2026-11-20', '09:00'));
    const { items, hasMore } = await day();
    expect(items).toHaveLength(30);
    expect(items[0]?.id).toBe(id);
    expect(hasMore).toBe(true);
    expect(await countOf(await dealer())).toEqual({ due: 30, hasMore: true });
  });

  it('has the steps that are planned until today; a seller reads the own ones', async () => {
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    const [own, other] = [await waiting({}), await waiting({})];
    await api.db
      .update(proposals)
      .set({ sellerId: seller.userId, dealershipId: HOME })
      .where(eq(proposals.id, own.proposalId));
    await api.db
      .update(proposals)
      .set({ dealershipId: HOME })
      .where(eq(proposals.id, other.proposalId));
    for (const [proposalId, nextStep] of [
      [own.proposalId, 'Ligar'],
      [other.proposalId, 'Escrever'],
    ] as const)
      await api.db
        .insert(proposalFollowUps)
        .values({ proposalId, revision: 1, nextStep, nextDay: '2026-11-23' });
    const steps = async (who: TestClient, list: 'items' | 'coming' = 'items') =>
      (await who.send(getDealershipToday, {})).data[list]?.map(({ about }) => about);
    expect(await steps(seller)).toEqual(['Ligar']);
    expect((await steps(await dealer()))?.sort()).toEqual(['Escrever', 'Ligar']);
    expect(await steps(await dealer(), 'coming')).toEqual([]);
    await api.db.update(proposalFollowUps).set({ nextDay: '2026-11-24' });
    expect(await steps(seller)).toEqual([]);
    expect(await steps(seller, 'coming')).toEqual(['Ligar']);
    expect((await steps(await dealer(), 'coming'))?.sort()).toEqual([
      'Escrever',
      'Ligar',
    ]);
  });

  it('has the planned steps of the next days among the bookings', async () => {
    const { proposalId } = await waiting(slot('2026-11-25', '09:00'));
    await planned(proposalId, 6);
    await api.db.update(proposalFollowUps).set({ nextDay: '2026-11-26' });
    const { coming = [] } = (await (await dealer()).send(getDealershipToday, {})).data;
    expect(outline(coming)).toEqual([
      ['handover', '2026-11-25', '09:00'],
      ...Array.from({ length: 6 }, () => ['follow-up', '2026-11-26', null]),
    ]);
  });
});
