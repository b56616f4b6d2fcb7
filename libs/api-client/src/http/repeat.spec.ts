import {
  type Call,
  getLoggedUser,
  readNotifications,
  type RefusalReason,
  sendLead,
} from '@site/api-contract';
import { type Answer, answer, aUser, guardConsole, refuse } from '@site/testing';
import { client, leadRequest } from './testing/test-client';

guardConsole();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const busy = (call: Call, reason: RefusalReason = 'account-busy', seconds = '1') =>
  refuse(call, 503, { message: 'Tente de novo.', reason }, { 'retry-after': seconds });
const me = answer(getLoggedUser, aUser());
const made = answer(sendLead, { id: '1' });
const read = answer(readNotifications, { ok: true });
const upTo = { body: { upTo: '7' } };

/** Answers a call first with one, then always with the other. */
function firstThen(first: Answer, then: Answer): Answer {
  let asked = 0;
  const reply: Answer['reply'] = (received) =>
    ((asked += 1) === 1 ? first : then).reply(received);
  return { call: first.call, reply };
}

describe('a call that the API asks to repeat', () => {
  it('is sent again after Retry-After, with the same key, and tells nobody', async () => {
    const showPopup = jest.fn();
    const onFailure = { showPopup, showNotice: jest.fn(), run: jest.fn(), url: () => '' };
    const lead = firstThen(busy(sendLead, 'account-busy', '2'), made);
    const { request, requestsOf } = client([lead], { onFailure });
    const sent = request(sendLead, leadRequest);
    await jest.advanceTimersByTimeAsync(1900);
    expect(requestsOf(sendLead)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await sent;
    const keys = requestsOf(sendLead).map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(keys).toEqual(['id-1', 'id-1']);
    expect(showPopup).not.toHaveBeenCalled();
  });

  it('fails after three repeats', async () => {
    const { request, requestsOf } = client([busy(getLoggedUser)]);
    const failed = expect(request(getLoggedUser, {})).rejects.toMatchObject({
      failure: { status: 503, reason: 'account-busy', message: 'Tente de novo.' },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(requestsOf(getLoggedUser)).toHaveLength(4);
  });

  it.each([
    ['account-busy', 2],
    ['data-busy', 1],
    ['connection-lost', 1],
  ] as const)(
    'for %s is sent %i times when it changes something and has no key',
    async (reason, times) => {
      const answers = [firstThen(busy(readNotifications, reason), read)];
      const { request, requestsOf } = client(answers);
      const ended = request(readNotifications, upTo).catch(() => undefined);
      await jest.advanceTimersByTimeAsync(10_000);
      await ended;
      expect(requestsOf(readNotifications)).toHaveLength(times);
    },
  );

  it.each(['data-busy', 'connection-lost'] as const)(
    'for %s is sent again when it has a key, or reads',
    async (reason) => {
      const { request, requestsOf } = client([
        firstThen(busy(sendLead, reason), made),
        firstThen(busy(getLoggedUser, reason), me),
      ]);
      const both = [request(sendLead, leadRequest), request(getLoggedUser, {})];
      await jest.advanceTimersByTimeAsync(10_000);
      await Promise.all(both);
      expect(requestsOf(sendLead)).toHaveLength(2);
      expect(requestsOf(getLoggedUser)).toHaveLength(2);
    },
  );

  it('ends at once when it is given up', async () => {
    const { fetch, request, requestsOf } = client([busy(getLoggedUser)]);
    const given = new AbortController();
    const { signal } = given;
    const asBrowsers: typeof fetch = async (input, init) => {
      init?.signal?.throwIfAborted();
      return fetch(input, init);
    };
    const options = { signal, fetch: asBrowsers };
    const failed = expect(request(getLoggedUser, {}, options)).rejects.toMatchObject({
      failure: { kind: 'aborted' },
    });
    await jest.advanceTimersByTimeAsync(500);
    given.abort();
    await failed;
    expect(requestsOf(getLoggedUser)).toHaveLength(1);
  });

  it('by another 503 stays refused', async () => {
    const { request, requestsOf } = client([refuse(getLoggedUser, 503)]);
    await expect(request(getLoggedUser, {})).rejects.toThrow();
    expect(requestsOf(getLoggedUser)).toHaveLength(1);
  });
});
