import { sendLead, signIn } from '@site/contracts';
import { answer, guardConsole, refuse } from '@site/testing';
import { FailureError } from './failure';
import { client, leadRequest } from './testing/test-client';

guardConsole();

describe('headers of a call', () => {
  it('a creating call has an idempotency key of its own', async () => {
    const { request, requestsOf } = client([answer(sendLead, { id: '1' })]);
    await request(sendLead, leadRequest);
    await request(sendLead, leadRequest);
    expect(
      requestsOf(sendLead).map(({ headers }) => headers.get('idempotency-key')),
    ).toEqual(['id-1', 'id-2']);
  });
  it('other calls have none', async () => {
    const { request, requestsOf } = client([refuse(signIn, 401)]);
    await expect(
      request(signIn, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toThrow(FailureError);
    expect(requestsOf(signIn)[0]?.headers.get('idempotency-key')).toBeNull();
  });
});
