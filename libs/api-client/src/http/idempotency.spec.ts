import { sendLead, signIn } from '@site/api-contract';
import {
  type Answer,
  answer,
  guardConsole,
  refuse,
  stopClock,
  unreachable,
} from '@site/testing';
import { FailureError } from './failure';
import { client, leadRequest } from './testing/test-client';

guardConsole();

describe('headers of a call', () => {
  it('a creating call has an idempotency key of its own', async () => {
    const { request, keys } = creating(made, made);
    await request(sendLead, leadRequest);
    await request(sendLead, leadRequest);
    expect(keys()).toEqual(['id-1', 'id-2']);
  });
  it('other calls have none', async () => {
    const { request, requestsOf } = client([refuse(signIn, 401)]);
    await expect(
      request(signIn, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toThrow(FailureError);
    expect(requestsOf(signIn)[0]?.headers.get('idempotency-key')).toBeNull();
  });
});

describe('pressed again after no answer', () => {
  const lost: [string, Answer][] = [
    ['a missing network', unreachable(sendLead)],
    ['a gateway that gave up', refuse(sendLead, 502)],
    ['an API that is away', refuse(sendLead, 503)],
    ['a gateway that waited too long', refuse(sendLead, 504)],
  ];
  it.each(lost)('after %s the call has the same key, and one effect', async (_, none) => {
    const { press, keys } = creating(none, none, made, made);
    for (let presses = 0; presses < 4; presses += 1) await press();
    expect(keys()).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
  });
  it('an answer that breaks off is none', async () => {
    const { press, keys } = creating(made, made);
    await press({ lostBy: brokenAnswer });
    await press();
    expect(keys()).toEqual(['id-1', 'id-1']);
  });
  it('who gave the call up does not know whether it had its effect', async () => {
    const { press, keys } = creating(made, made);
    await press({ lostBy: abortedAnswer });
    await press();
    expect(keys()).toEqual(['id-1', 'id-1']);
  });
  it('after a refusal the next press has a new key', async () => {
    const { press, keys } = creating(refuse(sendLead, 409), refuse(sendLead, 500), made);
    for (let presses = 0; presses < 3; presses += 1) await press();
    expect(keys()).toEqual(['id-1', 'id-2', 'id-3']);
  });
  it('a refusal of the second press tells nothing of the first', async () => {
    const { press, keys } = creating(
      unreachable(sendLead),
      refuse(sendLead, 409, { reason: 'request-running' }),
      refuse(sendLead, 429),
      made,
    );
    for (let presses = 0; presses < 4; presses += 1) await press();
    expect(keys()).toEqual(['id-1', 'id-1', 'id-1', 'id-1']);
  });
  it('another body has a key of its own', async () => {
    const { press, keys } = creating(unreachable(sendLead), unreachable(sendLead), made);
    await press();
    await press({ name: 'Bia Lima' });
    await press();
    expect(keys()).toEqual(['id-1', 'id-2', 'id-1']);
  });
  it('after ten minutes the key is new', async () => {
    const { press, keys } = creating(unreachable(sendLead), made);
    const now = Date.now();
    await press();
    stopClock(now + 11 * 60_000);
    await press();
    expect(keys()).toEqual(['id-1', 'id-2']);
  });
  it('of more than twenty calls the oldest is forgotten', async () => {
    const { press, keys } = creating(unreachable(sendLead));
    const names = [...'abcdefghijklmnopqrstu'].map((letter) => `Ana ${letter}ima`);
    for (const name of names) await press({ name });
    await press({ name: names[20] });
    await press({ name: names[0] });
    expect(keys().slice(-3)).toEqual(['id-21', 'id-21', 'id-22']);
  });
  it.each([
    ['signed in', { token: 'the-token' }],
    ['left by Sair', { session: 'another-session' }],
  ])('who %s meanwhile sends a new key', async (_, change) => {
    const { press, keys, person } = creating(unreachable(sendLead), made);
    await press();
    Object.assign(person, change);
    await press();
    expect(keys()).toEqual(['id-1', 'id-2']);
  });
});

const made = answer(sendLead, { id: '1' });

type Press = { name?: string; lostBy?: () => Promise<Response> };

/** A client that gets these answers in turn, the last one for ever. */
function creating(...answers: Answer[]) {
  const person = { token: null as string | null, session: 'the-session' };
  let asked = 0;
  const reply: Answer['reply'] = (received) =>
    (answers[asked++] ?? answers.at(-1) ?? made).reply(received);
  const it = client([{ call: sendLead, reply }], {
    readToken: () => person.token,
    sessionId: () => person.session,
  });
  return {
    ...it,
    person,
    keys: () =>
      it.requestsOf(sendLead).map(({ headers }) => headers.get('idempotency-key')),
    /** `lostBy` is what the browser gets instead of the answer. */
    press: async ({ name = 'Ana Souza', lostBy }: Press = {}) => {
      const body = { ...leadRequest.body, name };
      const fetch: typeof globalThis.fetch = async (...given) => {
        const response = await it.fetch(...given);
        return lostBy ? lostBy() : response;
      };
      await it
        .request(sendLead, { ...leadRequest, body }, { fetch })
        .catch((error) => expect(error).toBeInstanceOf(FailureError));
    },
  };
}

async function brokenAnswer(): Promise<Response> {
  const breaking = new ReadableStream({
    start: (body) => body.error(new TypeError('x')),
  });
  return new Response(breaking, { status: 201 });
}

async function abortedAnswer(): Promise<Response> {
  throw new DOMException('Given up', 'AbortError');
}
