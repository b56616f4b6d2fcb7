import { type ChangeTopic } from '@site/api-contract';
import { STREAM_SILENCE_MS } from '@site/api-contract/site-map';
import { askChanges, hearChanges, type Line, LOST, type News } from './hear-changes';

/** How often a tab checks that it still gets events. */
const LOOK_MS = 5_000;
/** Pause between two questions of a tab without a stream. */
const ASK_MS = 10_000;
/** Least time between two reads of the same lists. */
const READ_MS = 5_000;
/**
 * Two people look at one cart and talk about it, so its changes don't wait for the
 * others; the stream tells of them once a second at most.
 */
const AT_ONCE: ReadonlySet<ChangeTopic> = new Set(['carts']);
/** A stream that lasted this long was good, so the next may begin soon. */
const LASTED_MS = 30_000;
const SOON_MS = 1_000;
const MOST_DOUBLINGS = 5;
const LOCK = 'rodar-changes';

export type LivePorts = Line & {
  /** Whether a person is signed in who may hear of changes. */
  isSignedIn: () => boolean;
  isVisible: () => boolean;
  /** Whether a form has unsaved input. */
  isTyping: () => boolean;
  /** Reads the queries of these topics again. */
  read: (topics: readonly ChangeTopic[]) => void;
  /** One tab of the browser holds it at a time; null where the browser has no locks. */
  locks: Pick<LockManager, 'request'> | null;
  /** To the other tabs; null where the browser has no channels. */
  openChannel: ((name: string) => BroadcastChannel) | null;
  /** From 0 to 1. */
  random: () => number;
};

export type Live = {
  /** Reads what waits, when a tab becomes visible again. */
  look: () => void;
  stop: () => void;
};

/**
 * Keeps the data of a tab current. One tab of the browser listens to the stream and tells
 * the others; a tab that gets nothing for `STREAM_SILENCE_MS` polls until events come
 * again. A hidden tab, or one with unsaved input, reads nothing until later. `since` is
 * `LOST` when the page is older than the known changes.
 */
export function stayCurrent(ports: LivePorts, since: string | null = null): Live {
  const { isVisible, isSignedIn, isTyping } = ports;
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = ports.locks && ports.openChannel ? ports.openChannel(LOCK) : null;
  const waiting = new Set<ChangeTopic>();
  let upto = since;
  const last = { heard: -Infinity, asked: -Infinity, read: -Infinity };

  function take({ id, topics }: News): void {
    upto = id;
    for (const topic of topics) waiting.add(topic);
    readWaiting();
  }

  function hear(news: News): void {
    last.heard = Date.now();
    take(news);
  }

  function readWaiting(): void {
    if (!isVisible() || isTyping()) return;
    const isTime = Date.now() - last.read >= READ_MS;
    const topics = [...waiting].filter((topic) => isTime || AT_ONCE.has(topic));
    if (topics.length === 0) return;
    if (isTime) last.read = Date.now();
    for (const topic of topics) waiting.delete(topic);
    ports.read(topics);
  }

  async function ask(): Promise<void> {
    last.asked = Date.now();
    try {
      const news = await askChanges(ports, upto);
      if (!signal.aborted) take(news);
    } catch {
      // Nothing told since when the page is current.
      upto ??= LOST;
    }
  }

  const isSilent = (from: number) => Date.now() - from > STREAM_SILENCE_MS;

  function look(): void {
    readWaiting();
    const isTime = Date.now() - last.asked >= ASK_MS;
    if (isSilent(last.heard) && isTime && isVisible() && isSignedIn()) void ask();
  }

  /** Listens to one stream until it ends or gets silent. */
  async function follow(): Promise<void> {
    const given = new AbortController();
    const giveUp = () => given.abort();
    const began = Date.now();
    const watch = setInterval(() => {
      if (isSilent(Math.max(began, last.heard))) giveUp();
    }, LOOK_MS);
    signal.addEventListener('abort', giveUp);
    const tell = (news: News) => {
      hear(news);
      channel?.postMessage(news);
    };
    await hearChanges(ports, upto, { hear: tell, signal: given.signal }).catch(
      () => undefined,
    );
    clearInterval(watch);
    signal.removeEventListener('abort', giveUp);
  }

  async function lead(): Promise<void> {
    for (let doublings = 0; !signal.aborted;) {
      const began = Date.now();
      if (isSignedIn()) await follow();
      const isGood = !isSignedIn() || Date.now() - began >= LASTED_MS;
      doublings = isGood ? 0 : Math.min(doublings + 1, MOST_DOUBLINGS);
      // At different moments, since many browsers lose a process at the same time.
      await pause((0.5 + ports.random()) * SOON_MS * 2 ** doublings, signal);
    }
  }

  async function begin(): Promise<void> {
    if (isSignedIn() && isVisible()) await ask();
    if (signal.aborted || !channel || !ports.locks) return;
    await ports.locks.request(LOCK, { signal }, lead).catch(() => undefined);
  }

  channel?.addEventListener('message', ({ data }) => hear(data as News));
  const timer = setInterval(look, LOOK_MS);
  void begin();
  return {
    look,
    stop: () => {
      stopped.abort();
      clearInterval(timer);
      channel?.close();
    },
  };
}

/** Ends early with the signal. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((done) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    }
  });
}
