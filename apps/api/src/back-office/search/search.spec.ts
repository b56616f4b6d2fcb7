import { eq } from 'drizzle-orm';
import { type ConsultantRight, searchPortal } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { HOME, signedContract } from '../../contracts/deliveries/testing/signed-contract';
import { open } from '../../driving/service-requests/testing/claimed-request';
import { drivingWithPlate } from '../../driving/traffic-fines/testing/a-fine';
import { users } from '../../identity/accounts/accounts.table';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { withoutIds } from '../../testing/without-ids';
import { found, kinds, one } from './testing/searching';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'debug' },
  logTo: { write: (line) => void lines.push(line) },
});
const { aLead } = leadsAtWork(api);

const withRights = (...rights: ConsultantRight[]) => api.asRole('CONSULTANT', { rights });

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

  it('finds whose a simulation is by its code, before and after it was sent', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const customer = await readyCustomer(api, { name: 'Caio Reis' });
    const { code } = (await simulationWithBasket(customer)).simulation;
    const last = code.slice(code.indexOf('-') + 1);
    for (const text of [code, code.toLowerCase().replaceAll('-', ' '), last])
      expect([text, await kinds(consultant, text)]).toEqual([text, ['customer']]);
    expect(one(await found(consultant, code), 'customer')?.name).toBe('Caio Reis');
    expect(await found(consultant, code.slice(0, -1))).toEqual([]);

    const { simulationCode } = await sentProposal(customer);
    expect(await kinds(consultant, simulationCode)).toEqual(['customer', 'proposal']);

    // A visitor's simulation is nobody's.
    const visitors = (await simulationWithBasket(api.asAnyone())).simulation.code;
    expect(await found(consultant, visitors)).toEqual([]);
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
    expect(withoutIds(written)).not.toMatch(/529\.?982|99876|Zulmira|Marcada/);
  });
});
