import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { endAssistedCart, endSellerAccess, signOut } from '@site/api-contract';
import { STREAM_PATH } from '@site/api-contract/site-map';
import { issueAccessToken } from '#platform/security/authentication';
import { endSession, startSession } from '#platform/security/sessions';
import { buildApp } from '../../app';
import { users } from '../../identity/accounts/accounts.table';
import { sessions } from '../../identity/authentication/sessions.table';
import { sharedCarts } from '../../sales/assisted-sale/shared-carts.table';
import { edit, shared, UNLIMITED, vera } from '../../sales/assisted-sale/testing/carts';
import { testApi } from '../../testing/api';
import { TestClient } from '../../testing/client';

const api = testApi({
  config: {
    CHANGE_STREAM_SECONDS: 900,
    RATE_INVITATIONS: UNLIMITED,
    RATE_SIMULATIONS: UNLIMITED,
  },
});
const closers: (() => unknown)[] = [];
let origin: string;

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = originOf(api.app);
});
afterEach(() => closers.splice(0).forEach((close) => close()));

const originOf = ({ server }: typeof api.app) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A stream that a test reads; `next` gives null once it has ended. */
async function open(who: TestClient, { since = '', at = origin } = {}) {
  const given = new AbortController();
  closers.push(() => given.abort());
  const { 'x-xsrf-token': _token, ...headers } = who.headers();
  const response = await fetch(at + STREAM_PATH, {
    headers: { ...headers, ...(since && { 'last-event-id': since }) },
    signal: given.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  /** The next event; the network may bring parts of one, or several, at a time. */
  async function next() {
    while (!unread.includes('\n\n')) {
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) return null;
      unread += value;
    }
    const end = unread.indexOf('\n\n');
    const [, id = '', data = ''] =
      /^id: (.*)\ndata: (.*)$/.exec(unread.slice(0, end)) ?? [];
    unread = unread.slice(end + 2);
    return { id, ...(JSON.parse(data) as { topics: string[] }) };
  }
  /** The first event with changes, past those that only keep the stream open. */
  async function news() {
    for (let event = await next(); event; event = await next())
      if (event.topics.length > 0) return event.topics;
    return null;
  }
  return { response, next, news, leave: () => given.abort() };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

const change = (topic: string, scope: string) =>
  api.db.execute(sql`select note_change(${topic}, ${scope})`);

/** The dealership that a viewer works at. */
async function scopeOf({ userId }: { userId: string }): Promise<string> {
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  return `dealership:${user?.dealershipId}`;
}

/** Another session of the same account. */
async function signedInElsewhere({ userId }: { userId: string }): Promise<TestClient> {
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('Nobody has this account');
  const signInId = await startSession(api.ports, api.db, { userId, role: user.role });
  return new TestClient(api, await issueAccessToken(api.ports, user, signInId));
}

describe('a cart that a customer shares with a seller', () => {
  it('is told as it changes to a visitor without an account, and so does its end, the last that is told', async () => {
    const [seller, visitor] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, visitor);
    const { next, news } = await open(visitor);
    await next();
    await edit(seller, cart, cart.simulations[0], { term: 24 });
    expect(await news()).toEqual(['carts']);
    await change('proposals', 'all');
    await seller.send(endAssistedCart, { params: { id: cart.id } });
    expect(await news()).toEqual(['carts']);
    expect(await next()).toBeNull();
    expect((await open(visitor)).response.status).toBe(401);
  });

  it('is told to the account that it goes with, and the stream of the visitor ends there', async () => {
    const [seller, visitor] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, visitor);
    const asVisitor = await open(visitor);
    await asVisitor.next();
    const customer = await api.asRole('customer');
    await api.db
      .update(sharedCarts)
      .set({ userId: customer.userId, sessionId: null })
      .where(eq(sharedCarts.id, cart.id));
    while (await asVisitor.next());
    const own = await open(customer);
    await own.next();
    await change('carts', `account:${customer.userId}`);
    expect(await own.news()).toEqual(['carts']);
  });
});

describe('the stream of changes', () => {
  it('is told to who is signed in, by the token in the header', async () => {
    for (const [who, status] of [
      [api.asAnyone(), 401],
      [await api.asRole('customer'), 200],
      [await api.asRole('DEALER'), 200],
      [await api.asRole('SELLER'), 200],
      [await api.asRole('CONSULTANT'), 200],
    ] as const)
      expect((await open(who)).response.status).toBe(status);
  });

  it('begins at once and tells what is committed, of the own dealership alone', async () => {
    const dealer = await api.asRole('DEALER');
    const { response, next, news } = await open(dealer);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await next()).toEqual({ id: expect.stringMatching(/^\d+-/), topics: [] });
    await change('proposals', 'dealership:999999');
    await change('leads', 'all');
    await change('proposals', await scopeOf(dealer));
    expect(await news()).toEqual(['proposals']);
  });

  it('goes on where it broke off', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const first = await open(consultant);
    const { id = '' } = (await first.next()) ?? {};
    first.leave();
    await change('leads', 'all');
    const again = await open(consultant, { since: id });
    const event = await again.next();
    expect(event?.topics).toEqual(['leads']);
    const third = await open(consultant, { since: event?.id });
    expect((await third.next())?.topics).toEqual([]);
    const lost = await open(consultant, { since: 'none' });
    expect((await lost.next())?.topics).toEqual([
      'proposals',
      'services',
      'disputes',
      'fines',
      'purchases',
      'overdue',
      'leads',
      'holds',
      'notifications',
    ]);
  });

  it('says every few seconds that it is alive', async () => {
    const { next } = await open(await api.asRole('CONSULTANT'));
    await next();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 8_000);
    closers.push(() => jest.restoreAllMocks());
    expect((await next())?.topics).toEqual([]);
  });

  it('of another process tells it too', async () => {
    const other = await buildApp({ ...api.ports }, { worksOutbox: false });
    await other.listen({ host: '127.0.0.1', port: 0 });
    const { next, news } = await open(await api.asRole('CONSULTANT'), {
      at: originOf(other),
    });
    await next();
    await change('leads', 'all');
    expect(await news()).toEqual(['leads']);
    await other.close();
    expect(await news()).toBeNull();
  });
});

describe('the stream ends', () => {
  it('with a sign-out', async () => {
    const dealer = await api.asRole('DEALER');
    const { next, news } = await open(dealer);
    await next();
    await dealer.send(signOut, {});
    expect(await news()).toBeNull();
  });

  it('of a customer, too, with a sign-out', async () => {
    const customer = await api.asRole('customer');
    const { next, news } = await open(customer);
    await next();
    await customer.send(signOut, {});
    expect(await news()).toBeNull();
  });

  it('with the access that a dealer ends', async () => {
    const dealer = await api.asRole('DEALER');
    const seller = await api.asRole('SELLER');
    const { next, news } = await open(seller);
    await next();
    const { status } = await dealer.send(endSellerAccess, {
      params: { id: seller.userId },
    });
    expect(status).toBe(200);
    expect(await news()).toBeNull();
  });

  it('with a right that is taken away, and what comes next has another', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const { next, news } = await open(consultant);
    await next();
    await api.db
      .update(users)
      .set({ rights: ['analysis'] })
      .where(eq(users.id, consultant.userId));
    expect(await news()).toBeNull();
    const again = await open(consultant, { since: 'none' });
    expect((await again.next())?.topics).toEqual([
      'proposals',
      'services',
      'disputes',
      'fines',
      'purchases',
      'overdue',
      'holds',
      'notifications',
    ]);
  });

  it('not with another use of the session, nor with the end of somebody else’s', async () => {
    const [own, other] = [await api.asRole('DEALER'), await api.asRole('DEALER')];
    const { next, news } = await open(own);
    await next();
    await api.db
      .update(sessions)
      .set({ lastUsedAt: new Date() })
      .where(eq(sessions.id, own.signInId));
    await endSession(api.ports, api.db, other.signInId, 'sign-out');
    await change('proposals', await scopeOf(own));
    expect(await news()).toEqual(['proposals']);
  });

  it('of whoever opens a fourth one: the oldest', async () => {
    const dealer = await api.asRole('DEALER');
    const streams = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const stream = await open(dealer);
      await stream.next();
      streams.push(stream);
    }
    expect(await streams[0]?.news()).toBeNull();
    await change('proposals', await scopeOf(dealer));
    expect(await streams[3]?.news()).toEqual(['proposals']);
  });

  it('of whoever opens an eleventh one in many sessions: the oldest', async () => {
    const dealer = await api.asRole('DEALER');
    const streams = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const stream = await open(await signedInElsewhere(dealer));
      await stream.next();
      streams.push(stream);
    }
    expect(await streams[0]?.news()).toBeNull();
    await change('proposals', await scopeOf(dealer));
    expect(await streams[1]?.news()).toEqual(['proposals']);
  });

  it('at once when the process is told to leave, and no other begins', async () => {
    const leaving = await buildApp({ ...api.ports }, { worksOutbox: false });
    await leaving.listen({ host: '127.0.0.1', port: 0 });
    const at = originOf(leaving);
    const dealer = await api.asRole('DEALER');
    const { next } = await open(dealer, { at });
    await next();
    const closed = leaving.close();
    expect(await next()).toBeNull();
    await closed;
  });
});

it('is counted for who runs the product, and forgotten when its reader goes', async () => {
  const metrics = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^change_streams_open (\d+)$/m.exec(text)?.[1]);
  };
  await until(async () => (await metrics()) === 0); // the readers of earlier tests have gone
  const { next, leave } = await open(await api.asRole('DEALER'));
  await next();
  expect(await metrics()).toBe(1);
  leave();
  await until(async () => (await metrics()) === 0);
});
