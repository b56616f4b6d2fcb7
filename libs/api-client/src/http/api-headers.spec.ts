import { listPrices } from '@site/api-contract';
import { answer, aPrice, guardConsole } from '@site/testing';
import { client } from './testing/test-client';

guardConsole();

describe('headers of a call', () => {
  it('an API key, a brand id and the session id go to api/v1', async () => {
    const { request, requestsOf } = client([answer(listPrices, [aPrice()])]);
    expect(await request(listPrices, {})).toEqual([aPrice()]);
    const headers = requestsOf(listPrices)[0]?.headers;
    expect(
      ['x-api-key', 'x-brand-id', 'x-session-id', 'authorization', 'x-xsrf-token'].map(
        (name) => headers?.get(name),
      ),
    ).toEqual(['rodar-demo', '1', 'the-session', null, null]);
  });
});
