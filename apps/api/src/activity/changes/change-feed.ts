import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { findLiveSession } from '#platform/security/sessions';
import { type ChangeCursor, cursorText, type Since } from './change-cursor';
import { readChanges, type Seen } from './changes.repository';
import { type Audience, changedTopics, hasEnded } from './feed-topics';

const LOOK_MS = 1_000;
/** A browser that hears nothing for `STREAM_SILENCE_MS` treats the stream as broken. */
const BEAT_MS = 8_000;
/** More than one browser needs, since streams of closed tabs may still be open. */
const MOST_OF_SESSION = 3;
const MOST_OF_ACCOUNT = 10;
const MOST_OF_PROCESS = 2_000;
/** Customers and visitors get at most this many streams, so that the staff find room. */
const MOST_OF_CUSTOMERS = 1_500;
/** Visitors without an account get at most this many of them, so that customers find room. */
const MOST_OF_VISITORS = 300;
/** A stream with more unread bytes than this is closed: nobody reads it. */
const MOST_WAITING_BYTES = 16_384;

type Listener = Audience & {
  stream: Readable;
  /**
   * Changes that came while the first event was being read: they are told after it. Null
   * once it is told.
   */
  early: Seen[] | null;
  /** In milliseconds of `performance.now()`, like `saidAt`. */
  endsAt: number;
  saidAt: number;
};

/** A request to hear of changes: from which cursor on, and until when. */
type Wish = {
  audience: Audience;
  since: Since;
  forMs: number;
};

type ChangeFeed = {
  /** Opens a stream of events. It ends with the access of its audience. */
  open(wish: Wish): Promise<Readable>;
  /** Ends all streams and refuses new ones. */
  close(): void;
  count(): number;
};

/**
 * Tells the listeners of this process what changed in the database, whichever process
 * wrote it. One look a second serves all of them; without listeners there is no look.
 */
export function createChangeFeed(ports: Ports, log: FastifyBaseLogger): ChangeFeed {
  const { db } = ports.database;
  const listeners = new Set<Listener>();
  let upto: ChangeCursor | null = null;
  let isLooking = false;
  let isAway = false;
  let isClosed = false;

  const end = (listener: Listener) => {
    listeners.delete(listener);
    listener.stream.push(null);
  };

  async function look(): Promise<void> {
    try {
      const seen = await readChanges(db, upto);
      upto = seen.cursor;
      isAway = false;
      for (const listener of listeners)
        if (isOver(listener, seen)) {
          // A visitor without an account hears by it that the shared cart has ended, since
          // a later question is refused.
          if (listener.account === null && hasEnded(listener, seen)) say(listener, seen);
          end(listener);
        } else tell(listener, seen);
    } catch (err) {
      // The next look begins where the last good one ended, so nothing is lost.
      if (!isAway) log.warn({ err }, 'changes not readable, nobody is told');
      isAway = true;
    }
  }

  async function keepLooking(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (listeners.size > 0) {
      await pause(LOOK_MS, undefined, { ref: false });
      await look();
    }
    isLooking = false;
    upto = null;
  }

  return {
    async open({ audience, since, forMs }) {
      if (isClosed || isFull(listeners, audience))
        refuse('unavailable', TEXTS.unavailable, { retryAfterSeconds: 2 });
      if (!upto) {
        const { cursor } = await readChanges(db, null);
        upto ??= cursor;
      }
      const now = performance.now();
      const stream = new Readable({ read: () => undefined });
      const listener: Listener = {
        ...audience,
        stream,
        early: [],
        saidAt: now,
        endsAt: now + forMs,
      };
      crowdedOut(listeners, audience).forEach(end);
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      void keepLooking();
      try {
        // Read after the listener was added: a change in between is told twice rather than
        // never. The end of a sign-in just after the guard checked it is noticed here.
        const seen = await readChanges(db, since);
        const { account, session } = audience;
        const isLive = account === null || (await findLiveSession(ports, db, session));
        if (!listeners.has(listener)) return stream;
        say(listener, seen);
        const early = listener.early ?? [];
        listener.early = null;
        early.forEach((one) => tell(listener, one));
        if (!isLive || forMs <= 0) end(listener);
        return stream;
      } catch (error) {
        end(listener);
        throw error;
      }
    },
    close() {
      isClosed = true;
      listeners.forEach(end);
    },
    count: () => listeners.size,
  };
}

function isOver(listener: Listener, seen: Seen): boolean {
  return (
    performance.now() >= listener.endsAt ||
    listener.stream.readableLength > MOST_WAITING_BYTES ||
    hasEnded(listener, seen)
  );
}

function tell(listener: Listener, seen: Seen): void {
  if (listener.early) {
    listener.early.push(seen);
    return;
  }
  const news = changedTopics(listener, seen);
  const silentMs = performance.now() - listener.saidAt;
  if (news.length > 0 || silentMs >= BEAT_MS) {
    say(listener, seen);
  }
}

function say(listener: Listener, seen: Seen): void {
  const id = cursorText(seen.cursor);
  const topics = changedTopics(listener, seen);
  const data = JSON.stringify({ topics });
  listener.saidAt = performance.now();
  listener.stream.push(`id: ${id}\ndata: ${data}\n\n`);
}

/** A browser that is refused here polls instead (`stayCurrent`). */
function isFull(
  listeners: ReadonlySet<Listener>,
  { isStaff, account }: Audience,
): boolean {
  if (isStaff) return listeners.size >= MOST_OF_PROCESS;
  const others = [...listeners].filter((one) => !one.isStaff);
  const visitors = others.filter((one) => one.account === null);
  return (
    others.length >= MOST_OF_CUSTOMERS ||
    (account === null && visitors.length >= MOST_OF_VISITORS)
  );
}

/** The oldest streams of somebody who opens more than they may have. */
function crowdedOut(listeners: Iterable<Listener>, who: Audience): Listener[] {
  const of = (key: 'account' | 'session', most: number) =>
    [...listeners].filter((one) => one[key] === who[key]).slice(0, 1 - most);
  const ofAccount = who.account === null ? [] : of('account', MOST_OF_ACCOUNT);
  return [...ofAccount, ...of('session', MOST_OF_SESSION)];
}
