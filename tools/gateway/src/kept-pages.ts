import { type OutgoingHttpHeaders } from 'node:http';
import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { traceparent } from '@site/server';

/**
 * Addresses of the public site that depend on no visitor. Among them are only content
 * pages; the host still says of each answer whether it may be kept.
 */
export const KEPT_PATH = '^/(?:institucional(?:/[a-z0-9-]+)*)?$';

/**
 * The encodings that are told apart, best first: a client's own spelling of the header
 * would make any number of copies.
 */
export const CODINGS = (['br', 'gzip'] as const).map((name) => ({
  name,
  accepted: `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?:1|0\\.0*[1-9])[^,]*)?\\s*(?:,|$)`,
}));

type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Milliseconds since 1970. */
  until: number;
};
/** The first request for a page; later ones wait for `done`. */
type First = {
  key: string;
  coding: string;
  done: (page?: Page) => void;
};

const PATH = new RegExp(KEPT_PATH);
const ACCEPTED = CODINGS.map(({ name, accepted }) => ({
  name,
  pattern: new RegExp(accepted, 'i'),
}));
/** About one answer's way from the host, or for proxies alone. */
const OF_ONE_ANSWER = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'traceparent',
  'x-accel-expires',
];
/** A page that nobody asked for goes. */
const IDLE_MS = 2 * 60 * 60 * 1000;

/**
 * Public pages that the gateway keeps in front of their host, by the rules of nginx.conf
 * (decision 068).
 */
export function createKeptPages() {
  const pages = new LRUCache<string, Page>({
    max: 500,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
  });
  const asked = new Map<string, Promise<Page | undefined>>();
  const firsts = new WeakMap<FastifyRequest, First>();

  return {
    /** Answers with a page that is kept or on its way; `next` where there is none. */
    ask(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
      const { method, url = '', headers } = request.raw;
      if (method !== 'GET' || !PATH.test(url)) return next();
      const coding = codingOf(headers['accept-encoding']);
      const key = `${headers.host} ${coding} ${url}`;
      const page = pages.get(key);
      if (page && Date.now() < page.until) return give(reply, page);
      const first = asked.get(key);
      if (first) return void first.then((page) => (page ? give(reply, page) : next()));
      let done: First['done'] = () => undefined;
      const coming = new Promise<Page | undefined>((come) => (done = come));
      asked.set(key, coming);
      void coming.then(() => asked.delete(key));
      reply.raw.on('close', () => done());
      firsts.set(request, { key, coding, done });
      next();
    },

    /** All that the host hears of who asks for a page to keep; undefined: as usual. */
    headersFor(request: FastifyRequest): Record<string, string> | undefined {
      const first = firsts.get(request);
      return first && (first.coding ? { 'accept-encoding': first.coding } : {});
    },

    /** Whether nobody needs to wait for the host: an old page could be given. */
    hasOld(request: FastifyRequest): boolean {
      const first = firsts.get(request);
      return first !== undefined && pages.has(first.key);
    },

    /** Answers whole, and keeps the answer, where its host says until when; else false. */
    take(reply: FastifyReply, body: Readable): boolean {
      const first = firsts.get(reply.request);
      if (!first) return false;
      const { statusCode: status } = reply;
      const headers = { ...reply.getHeaders() } as OutgoingHttpHeaders;
      const until = untilOf(headers);
      if (status >= 500 || until === undefined) {
        first.done();
        return false;
      }
      for (const name of OF_ONE_ANSWER) delete headers[name];
      reply.hijack();
      void buffer(body).then(
        (body) => {
          const page = { status, headers, body, until };
          pages.set(first.key, page);
          first.done(page);
          give(reply, page);
        },
        (error) => {
          reply.request.log.warn({ err: error }, 'answer was cut off');
          reply.raw.destroy();
        },
      );
      return true;
    },

    /** Answers with the last page of a host that fails; false where there is none. */
    giveOld(reply: FastifyReply): boolean {
      const { request } = reply;
      const first = firsts.get(request);
      const page = first && pages.get(first.key);
      if (!page) return false;
      request.log.warn('an old page, since its host fails');
      give(reply, page);
      first.done(page);
      return true;
    },
  };
}
export type KeptPages = ReturnType<typeof createKeptPages>;

function codingOf(accepts: string | string[] = ''): string {
  const text = String(accepts);
  return ACCEPTED.find(({ pattern }) => pattern.test(text))?.name ?? '';
}

/** Past Fastify's sending, as answers that are passed on. */
function give(reply: FastifyReply, page: Page): void {
  reply.hijack();
  const { request, raw } = reply;
  const { etag } = page.headers;
  const isKnown =
    etag !== undefined &&
    String(request.headers['if-none-match'] ?? '')
      .split(/,\s*/)
      .includes(String(etag));
  raw.writeHead(isKnown ? 304 : page.status, {
    ...page.headers,
    traceparent: traceparent(request.id),
    ...(!isKnown && { 'content-length': page.body.length }),
  });
  raw.end(isKnown ? undefined : page.body);
}

/** Until the end of the second that the host names; undefined: not to be kept. */
function untilOf(headers: OutgoingHttpHeaders): number | undefined {
  const [, seconds] = /^@(\d+)$/.exec(String(headers['x-accel-expires'])) ?? [];
  const { vary = 'accept-encoding', 'set-cookie': cookie } = headers;
  if (!seconds || cookie || vary !== 'accept-encoding') return undefined;
  return (Number(seconds) + 1) * 1000;
}
