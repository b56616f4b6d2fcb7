import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';

type Reply = (response: ServerResponse) => void;
export type Asked = { url: string; headers: IncomingHttpHeaders };

/**
 * A page as `wp/v2` sends it, fields of ACF included; `acf` is `[]` when there are none.
 */
export function aWordpressPage(
  slug: string,
  acf: object = [],
  changes: object = {},
): object {
  return {
    id: 12,
    slug,
    status: 'publish',
    title: { rendered: 'P&#225;gina' },
    content: { rendered: '', protected: false },
    acf,
    ...changes,
  };
}

/** JSON as WordPress sends it. */
export function json(body: unknown, status = 200): Reply {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));
  };
}

/**
 * A server that answers like WordPress: an empty list for an unknown slug, its own 404
 * for an unknown number.
 */
export class FakeWordpress {
  readonly replies = new Map<string, Reply>();
  readonly asked: Asked[] = [];
  private readonly server = createServer((request, response) =>
    this.answer(request, response),
  );

  /** The address for `CMS_URL`. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/wp-json/wp/v2`;
  }

  reset(): void {
    this.replies.clear();
    this.asked.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    this.asked.push({ url, headers });
    const path = url.replace('/wp-json/wp/v2/', '');
    const missing = path.startsWith('pages?')
      ? json([])
      : json(
          {
            code: 'rest_post_invalid_id',
            message: 'ID de post inválido.',
            data: { status: 404 },
          },
          404,
        );
    (this.replies.get(path) ?? missing)(response);
  }
}
