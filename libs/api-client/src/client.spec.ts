import { listPrices } from '@site/api-contract';
import { aPrice, guardConsole } from '@site/testing';
import { client } from './http/testing/test-client';

guardConsole();

describe('answers', () => {
  const fetch = async () => new Response(JSON.stringify({ data: [{ annataModel: 7 }] }));
  it('are checked against the contract in development', async () => {
    await expect(client([], { fetch }).request(listPrices, {})).rejects.toThrow();
  });
  it('are read from the property data, and from no other', async () => {
    const body = { data: [aPrice()], meta: { total: 1 }, message: 'x' };
    const fetch = async () => new Response(JSON.stringify(body));
    expect(await client([], { fetch }).request(listPrices, {})).toEqual([aPrice()]);
  });
  it('are trusted in production', async () => {
    expect(
      await client([], { fetch, parseAnswer: undefined }).request(listPrices, {}),
    ).toEqual([{ annataModel: 7 }]);
  });
});
