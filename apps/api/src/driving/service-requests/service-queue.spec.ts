import {
  getServiceRequest,
  listServiceQueue,
  type ServiceForm,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { driving } from '../km/testing/driving';
import { claimedRequest, open, THEFT, write } from './testing/claimed-request';

const api = testApi();

describe('the queue of consultants', () => {
  it('has who waits the longest first, then what waits for others', async () => {
    const first = await claimedRequest(api);
    const { customer: second, id: secondContract } = await driving(api);
    api.clock.advance(DAY_MS);
    await signedInAgain(api, second);
    const later = await open(second, secondContract, { kind: 'outro', text: 'Outra' });
    const consultant = await api.asRole('CONSULTANT');
    const queue = async () =>
      (await consultant.send(listServiceQueue, {})).data.items.map(({ id }) => id);
    expect(await queue()).toEqual([first.id, later.data.id]);
    await write(consultant, first.id, { revision: first.revision, text: 'Vamos ver.' });
    expect(await queue()).toEqual([later.data.id, first.id]);
    const { items } = (await consultant.send(listServiceQueue, {})).data;
    expect(items[1]).toMatchObject({
      customerName: expect.any(String),
      claimedBy: expect.any(String),
      waitingSince: null,
    });
    const opened = { params: { id: first.id } };
    const { customer } = (await consultant.send(getServiceRequest, opened)).data;
    expect(customer).toEqual({
      id: first.customer.userId,
      cellphone: expect.stringMatching(/^\d{11}$/),
    });
    await signedInAgain(api, first.customer);
    const own = (await first.customer.send(getServiceRequest, opened)).data;
    expect(own).not.toHaveProperty('customer');
    const traces = (await api.trail()).filter(
      ({ actorId }) => actorId === consultant.userId,
    );
    expect(traces.map(({ action }) => action)).toEqual([
      'service-requests-listed',
      'service-request-changed',
      'service-requests-listed',
      'service-requests-listed',
      'service-request-viewed',
    ]);
  });

  it('has a stolen car and a hurt person on top while they wait, marked, whoever waits longer', async () => {
    const tire = await claimedRequest(api);
    const minuteLater = async (form: ServiceForm) => {
      api.clock.advance(60_000);
      return claimedRequest(api, form);
    };
    const accident = {
      kind: 'sinistro',
      text: 'Bati.',
      happenedOn: '2026-11-23',
    } as const;
    const place = 'Rua XV de Novembro, Curitiba';
    const unhurt = await minuteLater({ ...accident, place, anyoneHurt: 'nao' });
    const hurt = await minuteLater({ ...accident, place, anyoneHurt: 'sim' });
    const theft = await minuteLater(THEFT);
    const queue = async () => {
      const { items } = (await theft.consultant.send(listServiceQueue, {})).data;
      return items.map(({ id, urgent }) => [id, urgent]);
    };
    expect(await queue()).toEqual([
      [hurt.id, true],
      [theft.id, true],
      [tire.id, false],
      [unhurt.id, false],
    ]);
    const { revision } = theft;
    await write(theft.consultant, theft.id, { revision, text: 'Já bloqueamos o carro.' });
    expect(await queue()).toEqual([
      [hurt.id, true],
      [tire.id, false],
      [unhurt.id, false],
      [theft.id, false],
    ]);
  });

  it('can be searched for a contract, also where it is resolved', async () => {
    const { id, revision, consultant } = await claimedRequest(api);
    const { customer, id: contractId, contract } = await driving(api);
    const other = await open(customer, contractId, { kind: 'outro', text: 'Outra' });
    const found = async (search: string, state: 'open' | 'resolved') => {
      const query = { search, state };
      const { items } = (await consultant.send(listServiceQueue, { query })).data;
      return items.map((item) => item.id);
    };
    expect(await found(contract.number, 'open')).toEqual([other.data.id]);
    await write(consultant, id, { revision, text: 'Pronto.', to: 'resolvida' });
    expect(await found('', 'resolved')).toEqual([id]);
    expect(await found(contract.number, 'resolved')).toEqual([]);
  });

  it('can be searched for the number that the customer’s mails name, or its beginning', async () => {
    const { id, consultant } = await claimedRequest(api);
    const { customer, id: contractId } = await driving(api);
    const other = await open(customer, contractId, { kind: 'outro', text: 'Outra' });
    const { number } = other.data;
    const found = async (search: string) => {
      const query = { search };
      const { items } = (await consultant.send(listServiceQueue, { query })).data;
      return items.map((item) => item.id);
    };
    for (const search of [number, number.toLowerCase(), number.replaceAll('-', '')])
      expect([search, await found(search)]).toEqual([search, [other.data.id]]);
    expect(await found('S-2611')).toEqual([id, other.data.id]);
    expect(await found('S-2612')).toEqual([]);
  });

  it('has a request among the resolved once it is, the last one first, and says whose it was', async () => {
    const first = await claimedRequest(api);
    const second = await claimedRequest(api, { kind: 'outro', text: 'Uma dúvida.' });
    const resolve = ({ consultant, id, revision }: typeof first) =>
      write(consultant, id, { revision, text: 'Pronto.', to: 'resolvida' });
    await resolve(second);
    api.clock.advance(60_000);
    await resolve(first);
    const colleague = await api.asRole('CONSULTANT');
    const seenBy = async (client: TestClient) =>
      (await client.send(listServiceQueue, { query: { state: 'resolved' } })).data.items;
    expect(
      (await seenBy(first.consultant)).map(({ id, isMine }) => [id, isMine]),
    ).toEqual([
      [first.id, true],
      [second.id, first.consultant.userId === second.consultant.userId],
    ]);
    expect((await seenBy(colleague)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const { data } = await colleague.send(listServiceQueue, { query: {} });
    expect(data.items).toEqual([]);
  });
});
