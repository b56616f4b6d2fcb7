import { eq } from 'drizzle-orm';
import {
  HOME,
  NEARBY,
  setStock,
} from '../../contracts/deliveries/testing/signed-contract';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { dayOf, dealerOf } from './testing/dealership-day';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 9 }));

const dealer = (dealershipId = HOME) => dealerOf(api, dealershipId);

describe('cars in stock that run out', () => {
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
    (await dayOf(who)).items.filter(({ task }) => task === 'stock');

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
