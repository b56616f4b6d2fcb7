import { eq } from 'drizzle-orm';
import { checkPartners, getProposal } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  approvedCompany,
  changePartners,
  PAULO,
  ROSA,
} from '../../contracts/contracts/testing/approved-company';
import {
  deliveries,
  deliveryMilestones,
} from '../../contracts/deliveries/deliveries.table';
import {
  HOME,
  moveTo,
  NEARBY,
  setStock,
  signedContract,
} from '../../contracts/deliveries/testing/signed-contract';
import { proposalFollowUps } from '../../sales/proposals/follow-ups.table';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import {
  countOf,
  dayOf,
  dealerOf,
  shown,
  slot,
  toRemind,
  waitingCar,
} from './testing/dealership-day';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 9 }));

const dealer = (dealershipId = HOME) => dealerOf(api, dealershipId);
const waiting = (columns: Parameters<typeof waitingCar>[1]) => waitingCar(api, columns);

describe('customers whom a dealership calls', () => {
  /** A proposal in this state since so many days. */
  async function idle(
    state: 'aprovada' | 'documentos_pendentes' | 'em_analise',
    days: number,
  ) {
    const { id } = await sentProposal(await readyCustomer(api));
    const updatedAt = new Date(api.clock.now().getTime() - days * DAY_MS);
    await api.db
      .update(proposals)
      .set({ dealershipId: HOME, state, updatedAt })
      .where(eq(proposals.id, id));
    return id;
  }

  it('are those whose documents or signature are missing for two days, by the day on which the proposal expires', async () => {
    await idle('aprovada', 2);
    await idle('documentos_pendentes', 9);
    await idle('aprovada', 1);
    await idle('em_analise', 9);
    expect(await toRemind(await dealer())).toEqual([
      ['ask-documents', '2026-12-14', null],
      ['ask-signature', '2026-12-21', null],
    ]);
    expect(await toRemind(await dealer(NEARBY))).toEqual([]);
  });

  it('are due, and count in the figure, on the last day of their proposals', async () => {
    await idle('aprovada', 31);
    await idle('documentos_pendentes', 30);
    await idle('aprovada', 29);
    const head = await dealer();
    const last = ['ask-documents', '2026-11-23', null];
    expect(await shown(head)).toEqual([['ask-signature', '2026-11-22', null], last]);
    expect(await toRemind(head)).toEqual([['ask-signature', '2026-11-24', null]]);
    expect(await countOf(head)).toEqual({ due: 2, hasMore: false });
  });

  it('are none whose new partner waits for our check', async () => {
    const made = await approvedCompany(api);
    await api.db
      .update(proposals)
      .set({ dealershipId: HOME })
      .where(eq(proposals.id, made.proposal.id));
    await changePartners(api, made, [PAULO, ROSA]);
    api.clock.advance(3 * DAY_MS);
    expect(await toRemind(await dealer())).toEqual([]);
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(getProposal, { params: made.params });
    const body = { revision: data.revision };
    await consultant.send(checkPartners, { params: made.params, body });
    api.clock.advance(3 * DAY_MS);
    expect(await toRemind(await dealer())).toMatchObject([
      ['ask-signature', expect.any(String), null],
    ]);
  });

  it('are those who signed and have not paid, by the due day of the first installment', async () => {
    const { proposalId } = await signedContract(api);
    await api.db
      .update(proposals)
      .set({ dealershipId: HOME })
      .where(eq(proposals.id, proposalId));
    expect(await shown(await dealer())).toEqual([]);
    api.clock.advance(DAY_MS);
    const { items } = await dayOf(await dealer());
    expect(items).toMatchObject([
      {
        task: 'ask-payment',
        id: proposalId,
        customerName: 'Rita Lemos',
        until: '2026-11-24',
      },
    ]);
    expect(await shown(await dealer(NEARBY))).toEqual([]);
    expect(await shown(await api.asRole('SELLER', { dealershipId: HOME }))).toEqual([]);
    await moveTo(api, proposalId, 'pagamento_confirmado', 'system');
    expect(await shown(await dealer())).toEqual([]);
  });

  it('are those of a ready car without a booked day, by the promised one', async () => {
    const { id } = await waiting({ promisedOn: '2026-11-24' });
    const noted = { contractId: id, onDay: '2026-11-23', notedAt: api.clock.now() };
    await api.db.insert(deliveryMilestones).values({ ...noted, kind: 'emplacado' });
    expect(await toRemind(await dealer())).toEqual([]);
    await api.db.insert(deliveryMilestones).values({ ...noted, kind: 'pronto' });
    const call = ['ask-day', '2026-11-24', null];
    expect(await toRemind(await dealer())).toEqual([call]);
    expect(await shown(await dealer())).toEqual([]);
    api.clock.advance(DAY_MS);
    expect(await shown(await dealer())).toEqual([call]);
    expect(await countOf(await dealer())).toEqual({ due: 1, hasMore: false });
    await api.db
      .update(deliveries)
      .set(slot('2026-11-26', '10:00'))
      .where(eq(deliveries.contractId, id));
    expect(await shown(await dealer())).toEqual([]);
  });

  /** A car at `HOME` that is ready, sold by this dealership or seller. */
  async function readyCar(sold: Partial<typeof proposals.$inferInsert>) {
    const { id, proposalId } = await waiting({ promisedOn: '2026-11-24' });
    await api.db.update(proposals).set(sold).where(eq(proposals.id, proposalId));
    const noted = { contractId: id, onDay: '2026-11-23', notedAt: api.clock.now() };
    await api.db.insert(deliveryMilestones).values({ ...noted, kind: 'pronto' });
    return proposalId;
  }

  it.each([NEARBY, null])(
    'are those of a ready car whatever step is planned elsewhere: at %s',
    async (dealershipId) => {
      const proposalId = await readyCar({ dealershipId });
      const plan = { proposalId, revision: 1, nextStep: 'Ligar', nextDay: '2026-11-30' };
      await api.db.insert(proposalFollowUps).values(plan);
      expect(await toRemind(await dealer())).toEqual([['ask-day', '2026-11-24', null]]);
    },
  );

  it('are those of a ready car for the dealer and the seller who sold it, and no other seller', async () => {
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    const colleague = await api.asRole('SELLER', { dealershipId: HOME });
    await readyCar({ dealershipId: HOME, sellerId: seller.userId });
    const call = [['ask-day', '2026-11-24', null]];
    expect(await toRemind(seller)).toEqual(call);
    expect(await toRemind(await dealer())).toEqual(call);
    expect(await toRemind(colleague)).toEqual([]);
  });

  it.each(['contrato_assinado', 'pagamento_confirmado'] as const)(
    'are none of %s with a planned step before its day',
    async (state) => {
      const proposalId = await readyCar({ dealershipId: HOME, state });
      const plan = { proposalId, revision: 1, nextStep: 'Ligar', nextDay: '2026-11-30' };
      await api.db.insert(proposalFollowUps).values(plan);
      api.clock.advance(2 * DAY_MS);
      expect(await shown(await dealer())).toEqual([]);
      expect(await toRemind(await dealer())).toEqual([]);
    },
  );

  it('come back on the day that somebody planned', async () => {
    const proposalId = await idle('aprovada', 9);
    const plan = { proposalId, revision: 1, nextStep: 'Ligar', nextDay: '2026-11-25' };
    await api.db.insert(proposalFollowUps).values(plan);
    expect(await shown(await dealer())).toEqual([]);
    expect(await toRemind(await dealer())).toEqual([]);
    api.clock.advance(2 * DAY_MS);
    expect(await shown(await dealer())).toEqual([['follow-up', '2026-11-25', null]]);
  });

  it('are only their own in the day of a seller', async () => {
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    const own = await idle('aprovada', 3);
    await idle('aprovada', 4);
    await api.db
      .update(proposals)
      .set({ sellerId: seller.userId })
      .where(eq(proposals.id, own));
    expect(await toRemind(seller)).toEqual([['ask-signature', '2026-12-20', null]]);
  });
});
