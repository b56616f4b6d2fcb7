import { type ChangeTopic } from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import { guardConsole } from '@site/testing';
import { createClient } from '../client';
import { LOST } from './hear-changes';
import { type LivePorts, stayCurrent } from './stay-current';

guardConsole();
jest.useFakeTimers();

/** One browser: its tabs share lock and channel, and the API. */
function aBrowser({ knowsLocks = true } = {}) {
  const holders: (() => void)[] = [];
  let isHeld = false;
  const nextHolder = () => {
    isHeld = false;
    holders.shift()?.();
  };
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((done, gone) => {
      const begin = () => {
        if (signal?.aborted) return nextHolder();
        isHeld = true;
        void work().then(() => {
          nextHolder();
          done();
        });
      };
      signal?.addEventListener('abort', () => gone(new Error('AbortError')));
      if (isHeld) holders.push(begin);
      else begin();
    });
  const channels = new Set<EventTarget>();
  const openChannel = () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel)
            other.dispatchEvent(new MessageEvent('message', { data }));
      },
      close: () => void channels.delete(channel),
    });
    channels.add(channel);
    return channel as unknown as BroadcastChannel;
  };

  const asked: { path: string; since: string | null }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const api = { isAway: false, isHung: false, etag: '1', topics: [] as string[] };
  const answer = (init?: RequestInit): Response => {
    const tag = new Headers(init?.headers).get('if-none-match');
    const headers = { etag: `"${api.etag}"` };
    return tag === `"${api.etag}"`
      ? new Response(null, { status: 304, headers })
      : new Response(JSON.stringify({ data: { topics: api.topics } }), { headers });
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input).replace(/^.*\/api\/v1\//, '');
    const headers = new Headers(init?.headers);
    const since = headers.get('last-event-id') ?? headers.get('if-none-match');
    asked.push({ path, since });
    if (api.isAway) throw new TypeError('Failed to fetch');
    if (path === 'changes') return answer(init);
    const { signal } = init ?? {};
    if (api.isHung)
      return new Promise((_, gone) =>
        signal?.addEventListener('abort', () => gone(new Error('gone'))),
      );
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        streams.push(stream);
        signal?.addEventListener('abort', () =>
          stream.error(new DOMException('given up', 'AbortError')),
        );
      },
    });
    return new Response(body);
  };
  const client = createClient({
    baseUrl: 'http://localhost/api/v1',
    fetch,
    apiKey: 'k',
    brandId: '1',
    sessionId: () => 's',
    readToken: () => 'token',
    readCookie: () => 'c',
    randomId: () => 'r',
    parseAnswer,
  });

  async function tab(given: Partial<LivePorts> = {}, since: string | null = null) {
    const read: (readonly ChangeTopic[])[] = [];
    const state = { isVisible: true, isTyping: false, isSignedIn: true };
    const live = stayCurrent(
      {
        client,
        fetch,
        isSignedIn: () => state.isSignedIn,
        isVisible: () => state.isVisible,
        isTyping: () => state.isTyping,
        read: (topics) => void read.push(topics),
        locks: knowsLocks ? { request: request as LockManager['request'] } : null,
        openChannel,
        random: () => 0.5,
        ...given,
      },
      since,
    );
    await passed(0);
    return { ...live, read, state };
  }

  return {
    tab,
    api,
    asked,
    asks: (path: string) => asked.filter((one) => one.path === path),
    /** The API sends an event on the newest stream. */
    async say(id: string, topics: readonly string[] = []) {
      const text = `id: ${id}\ndata: ${JSON.stringify({ topics })}\n\n`;
      streams.at(-1)?.enqueue(new TextEncoder().encode(text));
      await passed(0);
    },
    async end() {
      streams.at(-1)?.close();
      await passed(0);
    },
  };
}

const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Time in which the stream only sends signs of life. */
async function aliveFor(browser: ReturnType<typeof aBrowser>, ms: number) {
  for (let left = ms; left > 0; left -= 8_000) {
    await browser.say('alive');
    await passed(8_000);
  }
}

const tabs: { stop: () => void }[] = [];
afterEach(() => tabs.splice(0).forEach(({ stop }) => stop()));
const opened = <T extends { stop: () => void }>(tab: T): T => {
  tabs.push(tab);
  return tab;
};

describe('the tabs of a browser', () => {
  it('share one stream: all of them read again what it tells', async () => {
    const browser = aBrowser();
    const first = opened(await browser.tab());
    const second = opened(await browser.tab());
    await browser.say('2', ['proposals']);
    expect(first.read).toEqual([['proposals']]);
    expect(second.read).toEqual([['proposals']]);
    expect(browser.asks('changes/stream')).toHaveLength(1);
  });

  it('begin by asking what changed while the page came, and go on from there', async () => {
    const browser = aBrowser();
    browser.api.topics = ['leads'];
    const { read } = opened(await browser.tab());
    expect(read).toEqual([['leads']]);
    expect(browser.asked).toEqual([
      { path: 'changes', since: null },
      { path: 'changes/stream', since: '1' },
    ]);
  });

  it('go on with another tab once the one that hears is closed', async () => {
    const browser = aBrowser();
    const first = await browser.tab();
    const second = opened(await browser.tab());
    await browser.say('2');
    first.stop();
    await passed(0);
    expect(browser.asks('changes/stream').map(({ since }) => since)).toEqual(['1', '2']);
    await browser.say('3', ['carts']);
    expect(second.read).toEqual([['carts']]);
  });

  it('ask each by itself where the browser knows no locks', async () => {
    const browser = aBrowser({ knowsLocks: false });
    const { read } = opened(await browser.tab());
    Object.assign(browser.api, { etag: '2', topics: ['proposals'] });
    await passed(15_000);
    expect(read).toEqual([['proposals']]);
    expect(browser.asks('changes/stream')).toEqual([]);
  });
});

describe('a stream that breaks', () => {
  it('is taken up where it ended, after a second or so', async () => {
    const browser = aBrowser();
    opened(await browser.tab());
    await aliveFor(browser, 40_000);
    await browser.say('7');
    await browser.end();
    await passed(900);
    expect(browser.asks('changes/stream')).toHaveLength(1);
    await passed(200);
    expect(browser.asks('changes/stream').map(({ since }) => since)).toEqual(['1', '7']);
  });

  it('and says nothing any more is missed within 30 s, in every tab', async () => {
    const browser = aBrowser();
    opened(await browser.tab());
    opened(await browser.tab());
    await browser.say('2');
    browser.api.isHung = true;
    const before = browser.asks('changes').length;
    await passed(30_000);
    expect(browser.asks('changes').length - before).toBeGreaterThanOrEqual(2);
    expect(browser.asks('changes/stream')).toHaveLength(2);
  });

  it('leaves the tab asking with the ETag it knows, until it hears again', async () => {
    const browser = aBrowser();
    const { read } = opened(await browser.tab());
    await browser.say('2');
    browser.api.isHung = true;
    Object.assign(browser.api, { etag: '3', topics: ['proposals'] });
    await passed(30_000);
    expect(read).toEqual([['proposals']]);
    expect(browser.asks('changes')[1]).toEqual({ path: 'changes', since: '"2"' });
    await passed(30_000); // 304: nothing is read again
    expect(read).toEqual([['proposals']]);
    browser.api.isHung = false;
    const tried = browser.asks('changes/stream').length;
    while (browser.asks('changes/stream').length === tried) await passed(1_000);
    await aliveFor(browser, 8_000);
    const known = browser.asks('changes').length;
    await aliveFor(browser, 60_000);
    expect(browser.asks('changes')).toHaveLength(known);
  });

  it('is tried again at growing pauses, not at each look', async () => {
    const browser = aBrowser();
    browser.api.isAway = true;
    opened(await browser.tab());
    await passed(300_000);
    const tries = browser.asks('changes/stream');
    expect(tries.length).toBeGreaterThan(5);
    expect(tries.length).toBeLessThan(20);
    // A page without an answer does not know since when it is current.
    expect(tries[0]?.since).toBe(LOST);
  });

  it('is none where nobody is signed in: nothing is asked', async () => {
    const browser = aBrowser();
    const tab = opened(await browser.tab({ isSignedIn: () => false }));
    await passed(60_000);
    expect(browser.asked).toEqual([]);
    tab.stop();
  });
});

describe('what changed waits', () => {
  it('while the tab is hidden', async () => {
    const browser = aBrowser();
    const { read, state, look } = opened(await browser.tab());
    state.isVisible = false;
    await browser.say('2', ['leads']);
    await browser.say('3', ['proposals', 'leads']);
    expect(read).toEqual([]);
    state.isVisible = true;
    look();
    expect(read).toEqual([['leads', 'proposals']]);
  });

  it('while something typed is not saved', async () => {
    const browser = aBrowser();
    const { read, state } = opened(await browser.tab());
    state.isTyping = true;
    await browser.say('2', ['proposals']);
    await passed(5_000);
    expect(read).toEqual([]);
    state.isTyping = false;
    await passed(5_000);
    expect(read).toEqual([['proposals']]);
  });

  it('for five seconds when much of it comes', async () => {
    const browser = aBrowser();
    const { read } = opened(await browser.tab());
    for (const id of ['2', '3', '4']) await browser.say(id, ['proposals']);
    expect(read).toEqual([['proposals']]);
    await passed(10_000);
    expect(read).toEqual([['proposals'], ['proposals']]);
  });

  it('for nothing when it is a cart that two people look at', async () => {
    const browser = aBrowser();
    const { read } = opened(await browser.tab());
    await browser.say('2', ['carts', 'proposals']);
    await browser.say('3', ['carts', 'proposals']);
    expect(read).toEqual([['carts', 'proposals'], ['carts']]);
    await passed(10_000);
    expect(read).toEqual([['carts', 'proposals'], ['carts'], ['proposals']]);
  });

  it('a page that slept knows of nothing, and reads all of it', async () => {
    const browser = aBrowser();
    browser.api.topics = ['proposals', 'carts'];
    const { read } = opened(await browser.tab({}, LOST));
    expect(browser.asked[0]).toEqual({ path: 'changes', since: `"${LOST}"` });
    expect(read).toEqual([['proposals', 'carts']]);
  });
});
