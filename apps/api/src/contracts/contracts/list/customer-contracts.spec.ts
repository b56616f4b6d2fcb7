import { eq, sql } from 'drizzle-orm';
import {
  type ContractStage,
  getContract,
  listCustomerContracts,
  withdrawContract,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { users } from '../../../identity/accounts/accounts.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { cars } from '../../deliveries/handovers.table';
import { HOME, setStock } from '../../deliveries/testing/signed-contract';
import { handOver, payContract, signedContract } from '../testing/signed-contract';
import { listForConsultants } from './customer-contracts.service';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 6 }));

const CPF = '52998224725';

/** A contract of a customer with this name. */
async function contractOf(name: string, document: string | null = null) {
  const signed = await signedContract(api);
  await api.db
    .update(users)
    .set({ name, document })
    .where(eq(users.id, signed.customer.userId));
  return signed;
}

async function list(query: Parameters<typeof ask>[0] = {}) {
  const { data } = await ask(query);
  return data.items.map(({ customerName }) => customerName);
}

async function ask(query: {
  cursor?: string;
  limit?: string;
  search?: string;
  customerId?: string;
  stage?: ContractStage;
}) {
  const consultant = await api.asRole('CONSULTANT');
  return consultant.send(listCustomerContracts, { query });
}

describe("the consultants' list of contracts", () => {
  it('asks the database as often for a page of many as for one', async () => {
    const queries = async () => {
      const select = jest.spyOn(api.db, 'select');
      await listForConsultants(api.ports, api.db, {});
      const { length } = select.mock.calls;
      select.mockRestore();
      return length;
    };
    await contractOf('Rita Lemos');
    const ofOne = await queries();
    await contractOf('Júlio Prado');
    await contractOf('Bia Souza');
    expect(await queries()).toBe(ofOne);
  });

  it('shows customer, car, state, next installment and what is owed, signed last first', async () => {
    await contractOf('Rita Lemos');
    api.clock.advance(60_000);
    const { contract } = await contractOf('Júlio Prado', CPF);
    const { data } = await ask({});
    expect(data.items.map(({ customerName }) => customerName)).toEqual([
      'Júlio Prado',
      'Rita Lemos',
    ]);
    expect(data.items[0]).toMatchObject({
      number: contract.number,
      state: 'contrato_assinado',
      modelName: 'Aroeira',
      nextInstallment: { number: 1, dueDate: '2026-11-24' },
      owed: 2637,
      lateCharges: 0,
      late: null,
      plate: null,
    });
    expect(data.items[0]?.customerDocument).toBe('•••.982.247-••');
    expect(data.counts).toEqual({
      late: 0,
      'car-overdue': 0,
      coming: 2,
      active: 0,
      over: 0,
    });
  });

  it('filters by how far a contract is, and by who is late', async () => {
    await contractOf('Assinou Agora');
    const driving = await contractOf('Dirige Hoje');
    await payContract(api, driving.contract.id);
    await handOver(api, driving.proposalId);
    const ended = await contractOf('Desistiu Ontem');
    const params = { id: ended.contract.id };
    await ended.customer.send(withdrawContract, { params, body: { cost: 0 } });
    expect(await list({ stage: 'coming' })).toEqual(['Assinou Agora']);
    expect(await list({ stage: 'active' })).toEqual(['Dirige Hoje']);
    expect(await list({ stage: 'over' })).toEqual(['Desistiu Ontem']);
    expect(await list({ stage: 'late' })).toEqual([]);
    // It fell due on 24 November.
    api.clock.advance(4 * DAY_MS);
    const { data } = await ask({ stage: 'late' });
    expect(data.items).toMatchObject([
      // 2 % of 2637, and interest of three days, rounded down.
      {
        customerName: 'Assinou Agora',
        late: { since: '2026-11-24', days: 3 },
        lateCharges: 55.37,
      },
    ]);
    expect(data.total).toBe(1);
    expect(data.counts).toEqual({
      late: 1,
      'car-overdue': 0,
      coming: 1,
      active: 1,
      over: 1,
    });
  });

  it('finds by number, name without accents, and whole plate, document or e-mail', async () => {
    // No drawn code of a simulation has a 0 or a 1, so none begins with 101.
    await api.db.execute(sql`select setval('contract_numbers', 100)`);
    const found = await contractOf('Lívia Sertão', CPF);
    await api.db.execute(sql`select setval('contract_numbers', 200)`);
    await contractOf('Outra Pessoa');
    const [account] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, found.customer.userId));
    await api.db.insert(cars).values({
      contractId: found.contract.id,
      plate: 'RDR4E21',
      renavam: '12345678900',
      chassis: '9BWZZZ377VT004251',
      savedAt: api.clock.now(),
    });
    const [proposal] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, found.proposalId));
    const searches = [
      'c-2611-0101',
      'C-2611-010',
      '101',
      proposal?.number ?? '',
      'sert',
      'livia sertao',
      'rdr-4e21',
      '529.982.247-25',
      account?.email.toUpperCase() ?? '',
    ];
    for (const search of searches)
      expect([search, await list({ search })]).toEqual([search, ['Lívia Sertão']]);
    const parts = ['RDR4E2', CPF.slice(0, 9), '@example', 'ertão', 'c', '%'];
    for (const search of parts)
      expect([search, await list({ search })]).toEqual([search, []]);
    expect(await list({ customerId: found.customer.userId })).toEqual(['Lívia Sertão']);
  });

  it('comes page by page', async () => {
    for (const name of ['Ana Um', 'Ana Dois', 'Ana Quatro']) {
      await contractOf(name);
      api.clock.advance(1000);
    }
    const first = await ask({ limit: '2' });
    expect(first.data.items.map(({ customerName }) => customerName)).toEqual([
      'Ana Quatro',
      'Ana Dois',
    ]);
    expect(first.data.total).toBe(3);
    const cursor = first.data.nextCursor ?? '';
    expect(await list({ limit: '2', cursor })).toEqual(['Ana Um']);
    expect((await ask({ cursor: 'x' })).status).toBe(400);
  });

  it('is for consultants alone, and each look at it leaves a trace', async () => {
    for (const role of ['customer', 'DEALER', 'SELLER'] as const)
      expect(
        (await (await api.asRole(role)).send(listCustomerContracts, { query: {} }))
          .status,
      ).toBe(403);
    await ask({});
    const traces = await api.trail('contracts-listed');
    expect(traces).toMatchObject([{ actorRole: 'CONSULTANT', personId: null }]);
  });

  it("opened, says whose it is to consultants, and to nobody else's eyes", async () => {
    const { customer, contract } = await contractOf('Rita Lemos', CPF);
    const params = { id: contract.id };
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(getContract, { params });
    expect(data.customer).toMatchObject({ id: customer.userId, name: 'Rita Lemos' });
    expect(data.customer?.document).toBe('529.982.247-25');
    expect((await customer.send(getContract, { params })).data.customer).toBeUndefined();
  });
});
