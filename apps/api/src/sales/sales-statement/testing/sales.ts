import { eq } from 'drizzle-orm';
import { getSalesStatement, setCommissionRate } from '@site/api-contract';
import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../../contracts/contracts/testing/signed-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { proposals } from '../../proposals/proposals.table';

/** The dealership whose sales are counted. */
export const SHOP = 5;

export type Member = Awaited<ReturnType<TestApi['asRole']>>;

/** The desk with the dealer and a seller of one dealership, and what they do. */
export function salesOf(api: TestApi) {
  /** The same person with a token of now, since the clock passes days. */
  const again = (person: Member) => signedInAgain(api, person);
  return {
    again,
    addPeople: async () => ({
      desk: await api.asRole('CONSULTANT', { rights: ['desk'], name: 'Carla Nunes' }),
      dealer: await api.asRole('DEALER', { dealershipId: SHOP }),
      vera: await api.asRole('SELLER', { dealershipId: SHOP, name: 'Vera Nunes' }),
    }),
    /** Sets a rate for the day after today, and goes there. */
    setRate: async (desk: Member, rate: number) => {
      const from = saoPauloDay(new Date(api.clock.now().getTime() + DAY_MS));
      const asked = { params: { id: String(SHOP) }, body: { rate, from } };
      const { status } = await (await again(desk)).send(setCommissionRate, asked);
      expect(status).toBe(201);
      api.clock.advance(DAY_MS);
    },
    /** A contract that was signed now: R$ 2.588,00 a month, and R$ 49,00 for an add-on. */
    sold: async (by: { dealershipId?: number; seller?: Member } = {}) => {
      const { dealershipId = SHOP, seller } = by;
      const signed = await signedContract(api);
      await api.db
        .update(proposals)
        .set({ dealershipId, sellerId: seller?.userId ?? null })
        .where(eq(proposals.id, signed.proposalId));
      return signed;
    },
    read: async (viewer: TestClient, query: Record<string, string> = {}) =>
      (await viewer.send(getSalesStatement, { query })).data,
  };
}
