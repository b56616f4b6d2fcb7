import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { findLiveSession } from '#platform/security/sessions';
import { type ChangeCursor, cursorText, type Since } from './change-cursor';
import { readChanges, type Seen } from './changes.repository';
import { changedTopics, type FeedTopics, feedTopicsOf } from './feed-topics';

const LOOK_MS = 1_000;
/** Readers who hear nothing for `STREAM_SILENCE_MS` take the stream for broken. */
const BEAT_MS = 8_000;
/** More than a browser needs: it may leave streams that nobody has missed yet. */
const MOST_OF_SESSION = 3;
const MOST_OF_ACCOUNT = 10;
const MOST_OF_PROCESS = 2_000;
/** However many customers listen, there is room for the staff. */
const MOST_OF_CUSTOMERS = 1_500;
/** A listener who leaves more bytes unread than this is gone. */
const MOST_WAITING_BYTES = 16_384;

type Listener = FeedTopics & {
  viewer: SignedIn;
  stream: Readable;
  /** By `performance.now()`, as `saidAt`. */
  endsAt: number;
  saidAt: number;
};

/** A viewer's wish to hear of changes: from where on, and for how long at most. */
type Wish = {
  viewer: SignedIn;
  since: Since;
  forMs: number;
};

type ChangeFeed = {
  /** A stream of events; it ends with the access of who asked. */
  open(wish: Wish): Promise<Readable>;
  /** Ends all streams and opens none any more. */
  close(): void;
  count(): number;
};

/**
 * Tells those who listen in this process what changed in the database, whichever process
 * wrote it. One look a second serves them all; without listeners nobody looks.
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
        if (isOver(listener, seen)) end(listener);
        else tell(listener, seen);
    } catch (err) {
      // The next look begins where the last good one ended: nothing is lost by it.
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
    async open({ viewer, since, forMs }) {
      if (isClosed || isFull(listeners, viewer))
        refuse('unavailable', TEXTS.unavailable, { retryAfterSeconds: 2 });
      if (!upto) {
        const { cursor } = await readChanges(db, null);
        upto ??= cursor;
      }
      const now = performance.now();
      const stream = new Readable({ read: () => undefined });
      const listener: Listener = {
        viewer,
        stream,
        saidAt: now,
        endsAt: now + forMs,
        ...feedTopicsOf(viewer),
      };
      crowdedOut(listeners, viewer).forEach(end);
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      void keepLooking();
      // Read once it listens: what comes in between is told twice rather than never, and
      // an access that ended after the guard had looked is seen.
      const seen = await readChanges(db, since);
      const isLive = await findLiveSession(ports, db, viewer.signInId);
      if (!listeners.has(listener)) return stream;
      say(listener, seen);
      if (!isLive || forMs <= 0) end(listener);
      return stream;
    },
    close() {
      isClosed = true;
      listeners.forEach(end);
    },
    count: () => listeners.size,
  };
}

/** Where nobody knows any more what changed, the access may have changed, too. */
function isOver({ ends, endsAt, stream }: Listener, { marks }: Seen): boolean {
  return (
    performance.now() >= endsAt ||
    stream.readableLength > MOST_WAITING_BYTES ||
    marks === null ||
    ends.some((mark) => marks.has(mark))
  );
}

function tell(listener: Listener, seen: Seen): void {
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

/** A browser that is refused here asks now and then instead (`stayCurrent`). */
function isFull(listeners: ReadonlySet<Listener>, { role }: SignedIn): boolean {
  if (role) return listeners.size >= MOST_OF_PROCESS;
  return [...listeners].filter(({ viewer }) => !viewer.role).length >= MOST_OF_CUSTOMERS;
}

/** The oldest streams of somebody who opens one more than they may have. */
function crowdedOut(listeners: Iterable<Listener>, who: SignedIn): Listener[] {
  const of = (key: 'id' | 'signInId', most: number) =>
    [...listeners].filter(({ viewer }) => viewer[key] === who[key]).slice(0, 1 - most);
  return [...of('id', MOST_OF_ACCOUNT), ...of('signInId', MOST_OF_SESSION)];
}
