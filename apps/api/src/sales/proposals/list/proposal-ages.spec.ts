import { eq } from 'drizzle-orm';
import { getProposalAges, listProposals } from '@site/api-contract';
import { type ProposalState } from '@site/api-contract/sales';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

// Noon in São Paulo on 23/11/2026.
const api = testApi();

const none = { analysis: 0, customer: 0, delivery: 0 };
const bands = (...counts: Partial<typeof none>[]) =>
  [
    { from: 0, to: 2 },
    { from: 3, to: 7 },
    { from: 8, to: 15 },
    { from: 16, to: 30 },
    { from: 31, to: null },
  ].map((band, at) => ({ ...band, ...none, ...counts[at] }));
const agesOf = async (who: TestClient) =>
  (await who.send(getProposalAges, {})).data.bands;

async function made(
  link: string,
  rows: readonly (readonly [createdAt: string, state: ProposalState])[],
) {
  const customer = await readyCustomer(api);
  for (const [createdAt, state] of rows) {
    const { id } = await sentProposal(customer, { link });
    await api.db
      .update(proposals)
      .set({ createdAt: new Date(createdAt), state })
      .where(eq(proposals.id, id));
  }
}

describe('the ages of open proposals', () => {
  it('are counted in days of São Paulo, by whose turn it is', async () => {
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    await made('dealerid=5', [
      ['2026-11-23T15:00:00Z', 'em_analise'],
      ['2026-11-21T03:00:00Z', 'aprovada'],
      // 23:59:59 of the day before, in São Paulo
      ['2026-11-21T02:59:59Z', 'em_analise'],
      ['2026-11-16T03:00:00Z', 'entrega_agendada'],
      ['2026-11-16T02:59:59Z', 'documentos_pendentes'],
      ['2026-11-08T02:59:59Z', 'contrato_assinado'],
      ['2026-10-24T02:59:59Z', 'em_analise'],
      ['2026-01-02T12:00:00Z', 'pagamento_confirmado'],
      ['2026-11-22T12:00:00Z', 'ativa'],
      ['2026-11-22T12:00:00Z', 'cancelada'],
      ['2026-11-22T12:00:00Z', 'reprovada'],
    ]);
    expect(await agesOf(dealer)).toEqual(
      bands(
        { analysis: 1, customer: 1 },
        { analysis: 1, delivery: 1 },
        { customer: 1 },
        { customer: 1 },
        { analysis: 1, delivery: 1 },
      ),
    );
  });

  it('up to 7 days are the last 7 days of the list, whatever the hour', async () => {
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    await made('dealerid=5', [
      ['2026-11-23T14:00:00Z', 'em_analise'],
      // 7 days old, though more than 7 × 24 hours before noon
      ['2026-11-16T03:00:00Z', 'em_analise'],
      ['2026-11-16T02:59:59Z', 'em_analise'],
    ]);
    expect(await agesOf(dealer)).toEqual(
      bands({ analysis: 1 }, { analysis: 1 }, { analysis: 1 }),
    );
    const { data } = await dealer.send(listProposals, { query: { days: '7' } });
    expect(data.counts.em_analise).toBe(2);
  });

  it('are those of the dealership for a dealer, and of the own sales for a seller', async () => {
    const seller = await api.asRole('SELLER', {
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
    });
    await made('vendaassistida=PAULISTA-01', [['2026-11-23T15:00:00Z', 'em_analise']]);
    await made('dealerid=5', [['2026-11-23T15:00:00Z', 'em_analise']]);
    await made('dealerid=1', [['2026-11-23T15:00:00Z', 'em_analise']]);
    const of = async (role: 'DEALER' | 'SELLER', dealershipId: number) =>
      agesOf(await api.asRole(role, { dealershipId }));
    expect(await agesOf(seller)).toEqual(bands({ analysis: 1 }));
    expect(await of('SELLER', 5)).toEqual(bands());
    expect(await of('DEALER', 5)).toEqual(bands({ analysis: 2 }));
    expect(await of('DEALER', 1)).toEqual(bands({ analysis: 1 }));
  });

  it.each(['CONSULTANT', 'customer'] as const)('are refused to a %s', async (role) => {
    expect((await (await api.asRole(role)).send(getProposalAges, {})).status).toBe(403);
  });
});
