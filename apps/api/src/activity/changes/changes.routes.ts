import { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { listChanges, streamChanges } from '@site/api-contract';
import { onDrain } from '@site/server';
import { type Database } from '#platform/data/database';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { type Caller, endOfToken, signedIn } from '#platform/security/authentication';
import { cursorText, sinceOf } from './change-cursor';
import { createChangeFeed } from './change-feed';
import { readChanges, type Seen } from './changes.repository';
import {
  type Audience,
  audienceOf,
  audienceOfVisitor,
  changedTopics,
  hasEnded,
} from './feed-topics';

const TYPE = 'text/event-stream; charset=utf-8';

/** Whether the visitor with this browser session shares the cart with a seller now. */
export type SharesCart = (db: Database, sessionId: string, now: Date) => Promise<boolean>;

/**
 * Tells callers what changed for them: once, or as a stream. A visitor without an account
 * hears only of a shared cart, and without one nothing.
 */
export function changeRoutes(api: FastifyInstance, sharesCart: SharesCart): void {
  const { clock, config } = api.ports;
  const feed = createChangeFeed(api.ports, api.log);
  onDrain(api, feed.close);
  api.addHook('preClose', async () => feed.close());
  new Gauge({
    name: 'change_streams_open',
    help: 'Browsers that hear of changes from this process',
    registers: [api.metrics],
    collect() {
      this.set(feed.count());
    },
  });

  type Asking = { db: Database; viewer: Caller; sessionId: string | undefined };

  /** `seen` has the changes since the caller asked before, if they did. */
  async function audienceIn(
    { db, viewer, sessionId }: Asking,
    seen: Seen | null,
  ): Promise<Audience> {
    if (viewer.id !== undefined || sessionId === undefined)
      return audienceOf(signedIn(viewer));
    const visitor = audienceOfVisitor(sessionId);
    // The end of the sharing is told once, as the stream tells it before it ends. Whoever
    // asks again has read it, and is refused. Unknown changes prove no sharing.
    const isTold = seen !== null && seen.marks !== null && hasEnded(visitor, seen);
    const hears = isTold || (await sharesCart(db, sessionId, clock.now()));
    return hears ? visitor : audienceOf(signedIn(viewer));
  }

  serve(api, listChanges, ANYONE, async (context) => {
    const { db, viewer, sessionId, request, reply } = context;
    // A caller with neither an account nor a browser session costs the database nothing.
    if (sessionId === undefined) signedIn(viewer);
    const since = sinceOf(request.headers['if-none-match']);
    const seen = await readChanges(db, since);
    const watched = await audienceIn(context, since && seen);
    const topics = changedTopics(watched, seen);
    reply.header('etag', `"${cursorText(seen.cursor)}"`);
    if (since && topics.length === 0) await reply.code(304).send();
    return { topics };
  });

  serve(api, streamChanges, ANYONE, async (context) => {
    const { headers } = context.request;
    const audience = await audienceIn(context, null);
    const endsAt =
      audience.account === null ? Infinity : endOfToken(headers.authorization).getTime();
    const stream = await feed.open({
      audience,
      since: sinceOf(headers['last-event-id']),
      forMs: Math.min(
        endsAt - clock.now().getTime(),
        config.CHANGE_STREAM_SECONDS * 1000,
      ),
    });
    return { type: TYPE, chunks: stream };
  });
}
