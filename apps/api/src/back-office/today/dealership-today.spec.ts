import { eq } from 'drizzle-orm';
import { getDealershipToday, getDealershipTodayCount } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import {
  HOME,
  NEARBY,
  paidContract,
  setStock,
} from '../../contracts/deliveries/testing/signed-contract';
import { bookedReturn } from '../../driving/returns/testing/booked-return';
import { proposalFollowUps } from '../../sales/proposals/follow-ups.table';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { simulations } from '../../sales/simulations/simulations.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 9 }));

const dealer = (dealershipId = HOME) => api.asRole('DEALER', { dealershipId });
const countOf = async (who: TestClient) =>
  (await who.send(getDealershipTodayCount, {})).data;
/** Task, day and hour of each item. */
async function shown(who: TestClient) {
  const { items } = (await who.send(getDealershipToday, {})).data;
  return items.map(({ task, until, hour }) => [task, until, hour]);
}

/** A car that waits for its handover, with these facts of its delivery. */
async function waiting(columns: Partial<typeof deliveries.$inferInsert>) {
  const { id, proposalId } = await paidContract(api);
  await api.db
    .update(deliveries)
    .set({ contractId: id, ...columns })
    .where(eq(deliveries.contractId, id));
  return { id, proposalId };
}
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
const slot = (slotOn: string, slotAt: string) => ({ slotOn, slotAt, slotPlace: 1 });

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

  it('leaves no trace of who reads its figure alone', async () => {
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
    const steps = async (who: TestClient) =>
      (await who.send(getDealershipToday, {})).data.items.map(({ about }) => about);
    expect(await steps(seller)).toEqual(['Ligar']);
    expect((await steps(await dealer())).sort()).toEqual(['Escrever', 'Ligar']);
  });

  describe('cars in stock', () => {
    /** A proposal for a car of `HOME`, which was in stock when it was sent. */
    const quoted = async () => {
      const { id } = await sentProposal(await readyCustomer(api), {
        choice: { dealershipId: String(HOME) },
      });
      await api.db
        .update(proposals)
        .set({ dealershipId: HOME })
        .where(eq(proposals.id, id));
      return id;
    };
    const scarce = async (who: TestClient) =>
      (await who.send(getDealershipToday, {})).data.items.filter(
        ({ task }) => task === 'stock',
      );

    it('stand in the day once more unsigned proposals count on one than there are', async () => {
      await setStock(api, { [HOME]: 1 });
      await quoted();
      const head = await dealer();
      expect(await scarce(head)).toEqual([]);
      await quoted();
      expect(await scarce(head)).toEqual([
        {
          task: 'stock',
          id: 'aroeira-evolucao.vermelho-ipe',
          customerName: 'Aroeira Evolução 1.0 Turbo AT',
          about: 'Vermelho Ipê',
          until: '2026-11-23',
          hour: null,
          waiting: 2,
          free: 1,
        },
      ]);
      expect(await scarce(await dealer(NEARBY))).toEqual([]);
    });

    it('count those of dealerships nearby, from where a signature takes one, too', async () => {
      await quoted();
      await setStock(api, { [NEARBY]: 1 });
      expect(await scarce(await dealer())).toEqual([]);
      await setStock(api, {});
      expect(await scarce(await dealer())).toMatchObject([{ waiting: 1, free: 0 }]);
    });

    it('do not when a proposal is over, or was quoted an ordered car', async () => {
      const over = await quoted();
      await setStock(api, {});
      await quoted();
      await api.db
        .update(proposals)
        .set({ state: 'cancelada' })
        .where(eq(proposals.id, over));
      expect(await scarce(await dealer())).toEqual([]);
    });

    it('are the affair of the dealer alone', async () => {
      await quoted();
      await setStock(api, {});
      const seller = await api.asRole('SELLER', { dealershipId: HOME });
      expect(await scarce(seller)).toEqual([]);
    });
  });
});
