import { listPrices, sendLead } from '@site/api-contract';
import { answer, guardConsole } from '@site/testing';
import { client, leadRequest } from './testing/test-client';

guardConsole();

describe('headers of a call', () => {
  it('writes say what brought the visitor, reads do not', async () => {
    const { request, requestsOf } = client(
      [answer(sendLead, { id: '1' }), answer(listPrices, [])],
      { readAttribution: () => 'dealerid=7' },
    );
    await request(sendLead, leadRequest);
    await request(listPrices, {});
    expect(requestsOf(sendLead)[0]?.headers.get('x-attribution')).toBe('dealerid=7');
    expect(requestsOf(listPrices)[0]?.headers.get('x-attribution')).toBeNull();
  });
});
