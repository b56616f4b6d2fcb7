import { eq, sql } from 'drizzle-orm';
import { type ConsultantRight, type FoundItem, searchPortal } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { cars } from '../../contracts/deliveries/handovers.table';
import {
  HOME,
  NEARBY,
  paidContract,
  setStock,
  signedContract,
} from '../../contracts/deliveries/testing/signed-contract';
import { bookedReturn } from '../../driving/returns/testing/booked-return';
import { requestsFoundBy } from '../../driving/service-requests/service-requests.repository';
import { open } from '../../driving/service-requests/testing/claimed-request';
import { drivingWithPlate } from '../../driving/traffic-fines/testing/a-fine';
import { users } from '../../identity/accounts/accounts.table';
import { peopleFoundBy } from '../../identity/accounts/people-search';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { planOf } from '../../testing/plan-of';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'debug' },
  logTo: { write: (line) => void lines.push(line) },
});
const { aLead } = leadsAtWork(api);

const found = async (who: TestClient, text: string) =>
  (await who.send(searchPortal, { body: { text } })).data.items;
const kinds = async (who: TestClient, text: string) =>
  (await found(who, text)).map(({ kind }) => kind);
const withRights = (...rights: ConsultantRight[]) => api.asRole('CONSULTANT', { rights });
const one = <K extends FoundItem['kind']>(items: readonly FoundItem[], kind: K) =>
  items.find((item): item is Extract<FoundItem, { kind: K }> => item.kind === kind);

/** Ângela drives a car, asks for help with it, and wrote as a lead. */
async function angela() {
  const { customer, id, proposalId, contract, consultant } = await drivingWithPlate(api);
  await api.db
    .update(users)
    .set({ name: 'Ângela Sá', email: 'angela@exemplo.test', cellphone: '41998765432' })
    .where(eq(users.id, customer.userId));
  const { data: request } = await open(customer, id);
  await aLead('Angela Sá', { cellphone: '(41) 99876-5432' });
  const [proposal] = await api.db
    .select()
    .from(proposals)
    .where(eq(proposals.id, proposalId));
  if (!proposal) throw new Error('No proposal');
  return { customer, consultant, id, proposal, contract, request };
}

describe('the search of the consultants', () => {
  it('finds a person and all that is theirs by name, document, e-mail and phone, however typed', async () => {
    const { consultant } = await angela();
    await readyCustomer(api, { name: 'Bruno Reis', cellphone: '11998765431' });
    const all = ['customer', 'proposal', 'contract', 'service'];
    for (const [text, expected] of [
      ['angela sa', [...all, 'lead']],
      ['ÂNGE', [...all, 'lead']],
      ['529.982.247-25', all],
      ['52998224725', all],
      ['Angela@Exemplo.test', [...all, 'lead']],
      ['(41) 99876-5432', [...all, 'lead']],
      ['+55 41 99876 5432', [...all, 'lead']],
      ['99876-5432', [...all, 'lead']],
      ['9876-5432', [...all, 'lead']],
      ['(11) 99876-5432', []],
      ['529.982.247', []],
    ] as const)
      expect([text, await kinds(consultant, text)]).toEqual([text, expected]);
  });

  it('finds by a number or its last part, and by a plate in letters of either kind', async () => {
    const { consultant, proposal, contract, request } = await angela();
    for (const [text, kind] of [
      [proposal.number, 'proposal'],
      [contract.number, 'contract'],
      [contract.number.toLowerCase().replaceAll('-', ''), 'contract'],
      [request.number, 'service'],
      ['BRA-2E19', 'contract'],
      ['bra 2419', 'contract'],
    ] as const)
      expect([text, await kinds(consultant, text)]).toContainEqual(
        expect.arrayContaining([kind]),
      );
    expect(await kinds(consultant, request.number)).toEqual(['service']);
    expect(await kinds(consultant, 'BRA2419')).toEqual(['contract', 'service']);
  });

  it('says what is open', async () => {
    const { consultant } = await angela();
    const items = await found(consultant, 'angela');
    const open = { coming: 0, active: 1, daysLate: 0, proposals: 0, services: 1 };
    expect(one(items, 'customer')).toEqual({
      kind: 'customer',
      id: expect.any(String),
      name: 'Ângela Sá',
      document: '•••.982.247-••',
      open: { ...open, leads: 1 },
    });
    expect(one(items, 'contract')).toMatchObject({ stage: 'active', plate: 'BRA2E19' });
    expect(one(items, 'service')).toMatchObject({ subject: 'pneu', state: 'aberta' });
    expect(one(items, 'lead')).toMatchObject({ status: 'novo' });
  });

  it('says for how many days a bill has been late', async () => {
    await signedContract(api);
    // The first bill falls due on the day after the signature.
    api.clock.advance(13 * DAY_MS);
    const items = await found(await api.asRole('CONSULTANT'), 'rita');
    expect(one(items, 'contract')).toMatchObject({ stage: 'coming', daysLate: 12 });
    expect(one(items, 'customer')?.open).toMatchObject({ coming: 1, daysLate: 12 });
  });

  it('counts an open proposal', async () => {
    await sentProposal(await readyCustomer(api, { name: 'Caio Reis' }));
    const items = await found(await api.asRole('CONSULTANT'), 'caio');
    expect(one(items, 'customer')?.open).toMatchObject({ proposals: 1, active: 0 });
    expect(one(items, 'proposal')).toMatchObject({
      name: 'Caio Reis',
      state: 'em_analise',
    });
  });

  it('shows what the rights open, and counts nothing else', async () => {
    await angela();
    const leads = await found(await withRights('leads'), 'angela');
    expect(leads.map(({ kind }) => kind)).toEqual(['customer', 'lead']);
    const nothing = { coming: 0, active: 0, daysLate: 0, proposals: 0, services: 0 };
    expect(one(leads, 'customer')?.open).toEqual({ ...nothing, leads: 1 });
    expect(await kinds(await withRights('analysis'), 'angela')).toEqual([
      'customer',
      'proposal',
      'contract',
      'service',
    ]);
    expect(await kinds(await withRights('desk', 'audit'), 'angela')).toEqual([
      'customer',
    ]);
  });

  it('shows six of a kind, and says when there are more', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const search = async () =>
      (await consultant.send(searchPortal, { body: { text: 'reis' } })).data;
    for (let n = 0; n < 6; n += 1)
      await api.addUser({ name: `Ana Reis ${n}`, email: `ana${n}@exemplo.test` });
    expect(await search()).toMatchObject({ items: { length: 6 }, hasMore: false });
    await api.addUser({ name: 'Ana Reis 6', email: 'ana6@exemplo.test' });
    expect(await search()).toMatchObject({ items: { length: 6 }, hasMore: true });
  });

  it('finds no colleague as a customer, and nothing by signs alone', async () => {
    await api.asRole('SELLER', { name: 'Vera Vendas', dealershipId: HOME });
    const consultant = await api.asRole('CONSULTANT');
    for (const text of ['vera', '%%%', '---', "o'; drop"])
      expect([text, await found(consultant, text)]).toEqual([text, []]);
  });

  it('refuses fewer than three characters', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const { status, body } = await consultant.send(searchPortal, {
      body: { text: ' ab ' },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Text', message: 'Digite pelo menos três letras ou números.' },
    ]);
  });
});

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

  it('shows no document, e-mail or phone', async () => {
    await rita();
    const items = await found(await dealer(), 'rita');
    expect(JSON.stringify(items)).not.toMatch(/982|exemplo|9876/);
  });
});

describe('the traces of a search', () => {
  it('are one line of the trail with the kind of text, and the person where there is one', async () => {
    const { consultant, customer } = await angela();
    await api.emptyTrail();
    for (const text of ['angela', '529.982.247-25', 'BRA2E19', '99876-5432', 'ninguém'])
      await found(consultant, text);
    const trail = await api.trail();
    expect(
      trail.map(({ action, actorId, personId, detail }) => [
        action,
        actorId,
        personId,
        detail,
      ]),
    ).toEqual(
      [
        [customer.userId, 'name'],
        [customer.userId, 'document'],
        [customer.userId, 'plate'],
        [customer.userId, 'number'],
        [null, 'name'],
      ].map((rest) => ['customers-searched', consultant.userId, ...rest]),
    );
  });

  it('name nobody when several people were found', async () => {
    await api.addUser({ name: 'Ana Reis', email: 'ana@exemplo.test' });
    await api.addUser({ name: 'Bia Reis', email: 'bia@exemplo.test' });
    await found(await api.asRole('CONSULTANT'), 'reis');
    const [entry] = await api.trail('customers-searched');
    expect(entry?.personId).toBeNull();
  });

  it('hold nothing that was typed, in trail and log', async () => {
    const consultant = await api.asRole('CONSULTANT');
    lines.splice(0);
    for (const text of ['529.982.247-25', '(41) 99876-5432', 'Zulmira Marcada'])
      await found(consultant, text);
    const written = lines.join('\n') + JSON.stringify(await api.trail());
    expect(written).toContain('/api/v1/searches');
    expect(written).not.toMatch(/529\.?982|99876|Zulmira|Marcada/);
  });
});

describe('an index', () => {
  it.each(['users_customer_name', 'users_document_key', 'users_email', 'users_phone'])(
    'finds people: %s',
    async (index) => {
      const query = sql`select 1 from users
        where id = any(array(${peopleFoundBy('41998765432')}))`;
      expect(await planOf(api.db, query)).toContain(index);
    },
  );

  it.each(['service_requests_words', 'service_requests_contract', 'cars_plate_key'])(
    'finds requests: %s',
    async (index) => {
      const query = sql`select 1 from service_requests
        where ${requestsFoundBy('S-2611-0487')}`;
      expect(await planOf(api.db, query)).toContain(index);
    },
  );

  it.each(['contracts_words', 'contracts_user', 'cars_plate_key'])(
    'finds contracts: %s',
    async (index) => {
      const query = sql`select 1 from contracts where ${foundBy(sql`contracts.id`, 'ana')}`;
      expect(await planOf(api.db, query)).toContain(index);
    },
  );
});
