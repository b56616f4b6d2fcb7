import { eq } from 'drizzle-orm';
import { cars } from '../../contracts/deliveries/handovers.table';
import {
  HOME,
  NEARBY,
  paidContract,
  setStock,
} from '../../contracts/deliveries/testing/signed-contract';
import { bookedReturn } from '../../driving/returns/testing/booked-return';
import { driving } from '../../driving/returns/testing/car-return';
import {
  resetWorkshops,
  workshopActs,
} from '../../driving/workshop/testing/workshop-visit';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { withoutIds } from '../../testing/without-ids';
import { found, kinds, one } from './testing/searching';

const api = testApi();

describe('the search of a dealership', () => {
  beforeEach(() => setStock(api, { [HOME]: 9 }));
  const dealer = (dealershipId = HOME) => api.asRole('DEALER', { dealershipId });

  /** Rita, whose car waits at `HOME`, with every fact by which a person is found. */
  async function rita() {
    const { customer, id, proposalId, contract } = await paidContract(api);
    await api.db
      .update(users)
      .set({ email: 'rita@exemplo.test', document: '52998224725' })
      .where(eq(users.id, customer.userId));
    await api.db
      .update(users)
      .set({ cellphone: '41998765432' })
      .where(eq(users.id, customer.userId));
    await api.db
      .update(proposals)
      .set({ dealershipId: HOME })
      .where(eq(proposals.id, proposalId));
    await api.db.insert(cars).values({
      ...{ contractId: id, plate: 'BRA2E19', renavam: '00639884962' },
      ...{ chassis: '9BWZZZ377VT004251', savedAt: api.clock.now() },
    });
    const [proposal] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, proposalId));
    return { id, proposalId, contract, number: proposal?.number ?? '' };
  }

  it('finds its own customers, and another dealership finds none of them by anything', async () => {
    const { contract, number } = await rita();
    const [own, other] = [await dealer(), await dealer(NEARBY)];
    const seller = await api.asRole('SELLER', { dealershipId: NEARBY });
    for (const [text, expected] of [
      ['rita lemos', ['proposal', 'delivery']],
      ['529.982.247-25', ['proposal', 'delivery']],
      ['rita@exemplo.test', ['proposal', 'delivery']],
      ['(41) 99876-5432', ['proposal', 'delivery']],
      [number, ['proposal', 'delivery']],
      [contract.number, ['delivery']],
      ['BRA2E19', ['delivery']],
    ] as const) {
      expect([text, await kinds(own, text)]).toEqual([text, expected]);
      expect([text, await kinds(other, text)]).toEqual([text, []]);
      expect([text, await kinds(seller, text)]).toEqual([text, []]);
    }
  });

  it('gives a seller the own proposals and the cars of the dealership', async () => {
    const { proposalId } = await rita();
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    expect(await kinds(seller, 'rita')).toEqual(['delivery']);
    await api.db
      .update(proposals)
      .set({ sellerId: seller.userId })
      .where(eq(proposals.id, proposalId));
    expect(await kinds(seller, 'rita')).toEqual(['proposal', 'delivery']);
  });

  it('says when a car is handed over and comes back, and only to its dealership', async () => {
    const { contract } = await rita();
    const { contractId } = await bookedReturn(api, { slotOn: '2026-12-01' });
    const items = await found(await dealer(), 'rita');
    const deliveries = items.filter(({ kind }) => kind === 'delivery');
    expect(deliveries).toContainEqual({
      kind: 'delivery',
      id: contract.id,
      name: 'Rita Lemos',
      number: contract.number,
      car: expect.any(String),
      plate: 'BRA2E19',
      stage: 'coming',
      slot: null,
    });
    expect(one(items, 'return')).toMatchObject({
      id: contractId,
      isBack: false,
      slot: { day: '2026-12-01', time: '09:00' },
      bringBy: null,
    });
    expect(await found(await dealer(NEARBY), 'rita')).toEqual([]);
  });

  it('finds visits to its workshop by name and plate, and those of no other one', async () => {
    await resetWorkshops(api);
    const { customer, id, contract } = await driving(api);
    await api.db.insert(cars).values({
      ...{ contractId: id, plate: 'LUC4A26', renavam: '00639884962' },
      ...{ chassis: '9BWZZZ377VT004251', savedAt: api.clock.now() },
    });
    const { data: visit } = await workshopActs(api).book(customer, id);
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    for (const who of [await dealer(), seller])
      for (const text of ['teste', 'LUC-4A26'])
        expect(one(await found(who, text), 'workshop')).toEqual({
          kind: 'workshop',
          id: visit.id,
          name: 'Ana Teste',
          number: contract.number,
          car: expect.any(String),
          plate: 'LUC4A26',
          reason: 'revisao',
          state: 'marcada',
          slot: { day: '2026-11-24', time: '09:00' },
        });
    expect(one(await found(await dealer(NEARBY), 'teste'), 'workshop')).toBeUndefined();
  });

  it('puts a whole name first, with or without accents', async () => {
    const named = async (name: string) => {
      const { customer, proposalId } = await paidContract(api);
      await api.db.update(users).set({ name }).where(eq(users.id, customer.userId));
      await api.db
        .update(proposals)
        .set({ dealershipId: HOME })
        .where(eq(proposals.id, proposalId));
    };
    await named('Lúcia Prado');
    await named('Luciana Reis');
    for (const text of ['lucia', 'Lúcia']) {
      const items = await found(await dealer(), text);
      for (const kind of ['proposal', 'delivery'])
        expect(
          items.filter((item) => item.kind === kind).map(({ name }) => name),
        ).toEqual(['Lúcia Prado', 'Luciana Reis']);
    }
  });

  it('shows no document, e-mail or phone', async () => {
    await rita();
    const items = await found(await dealer(), 'rita');
    expect(withoutIds(JSON.stringify(items))).not.toMatch(/982\.?247|exemplo|99876/);
  });
});
