import { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { listChanges, streamChanges } from '@site/api-contract';
import { onDrain } from '@site/server';
import { serve } from '#platform/http/serve';
import { ALL_SIGNED_IN } from '#platform/security/access';
import { endOfToken } from '#platform/security/authentication';
import { cursorText, sinceOf } from './change-cursor';
import { createChangeFeed } from './change-feed';
import { readChanges } from './changes.repository';
import { changedTopics, feedTopicsOf } from './feed-topics';

const TYPE = 'text/event-stream; charset=utf-8';

/** Tells callers what changed for them: once, or as a stream. */
export function changeRoutes(api: FastifyInstance): void {
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

  serve(api, listChanges, ALL_SIGNED_IN, async (context) => {
    const { db, viewer, request, reply } = context;
    const { headers } = request;
    const since = sinceOf(headers['if-none-match']);
    const seen = await readChanges(db, since);
    const watched = feedTopicsOf(viewer);
    const topics = changedTopics(watched, seen);
    reply.header('etag', `"${cursorText(seen.cursor)}"`);
    if (since && topics.length === 0) await reply.code(304).send();
    return { topics };
  });

  serve(api, streamChanges, ALL_SIGNED_IN, async (context) => {
    const { viewer, request } = context;
    const { headers } = request;
    const endsAt = endOfToken(headers.authorization);
    const stream = await feed.open({
      viewer,
      since: sinceOf(headers['last-event-id']),
      forMs: Math.min(
        endsAt.getTime() - clock.now().getTime(),
        config.CHANGE_STREAM_SECONDS * 1000,
      ),
    });
    return { type: TYPE, chunks: stream };
  });
}
