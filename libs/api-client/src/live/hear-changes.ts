import { type Changes, listChanges, streamChanges } from '@site/api-contract';
import { type ApiClient } from '../client';

/** The topics that changed, and the id from which the next question goes on. */
export type News = Changes & { id: string };

export type Line = {
  client: Pick<ApiClient, 'request'>;
  fetch: typeof globalThis.fetch;
};

/**
 * The id of a page that does not know since when it is current: everything may have
 * changed.
 */
export const LOST = 'none';

/**
 * Asks once what changed since `since`, or lately without one. A 304 means that nothing
 * changed.
 */
export async function askChanges(
  { client, fetch }: Line,
  since: string | null,
): Promise<News> {
  let id = since ?? LOST;
  const { topics } = await client.request(
    listChanges,
    {},
    {
      silent: true,
      fetch: async (input, init) => {
        const tag = since === null ? null : `"${since}"`;
        const answer = await fetch(input, withHeader(init, 'If-None-Match', tag));
        id = answer.headers.get('etag')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? id;
        return answer.status === 304 ? new Response(NOTHING) : answer;
      },
    },
  );
  return { id, topics };
}

const NOTHING = JSON.stringify({ data: { topics: [] } });

/**
 * Listens to changes; resolves when the stream ends, rejects when it breaks or is
 * refused.
 */
export async function hearChanges(
  { client, fetch }: Line,
  since: string | null,
  { hear, signal }: { hear: (news: News) => void; signal: AbortSignal },
): Promise<void> {
  await client.request(
    streamChanges,
    {},
    {
      silent: true,
      signal,
      fetch: async (input, init) => {
        const answer = await fetch(input, withHeader(init, 'Last-Event-ID', since));
        if (!answer.ok || !answer.body) return answer;
        await readEvents(answer.body, hear);
        return new Response();
      },
    },
  );
}

function withHeader(init: RequestInit | undefined, name: string, value: string | null) {
  const headers = new Headers(init?.headers);
  if (value !== null) headers.set(name, value);
  return { ...init, headers };
}

/**
 * The events of our own stream: one id and one line of data each. The API never writes
 * the format's other parts (names, comments, several lines).
 */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (news: News) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, id = '', data = ''] = /^id: (.*)\ndata: (.*)$/.exec(event) ?? [];
      hear({ id, ...(JSON.parse(data) as Changes) });
    }
  }
}
