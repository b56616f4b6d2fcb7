import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FastifyInstance } from 'fastify';
import { ANYONE } from '../../security/access';

type Encoding = 'br' | 'gzip' | 'identity';
type Written = { etag: string; bodies: Record<Encoding, Buffer> };

/** Good enough: the best quality takes ten times as long for a twentieth less. */
const BROTLI_QUALITY = 8;

/**
 * Serves the OpenAPI document, which is made and compressed once a process. A reader who
 * has it sends its ETag and gets 304.
 */
export function serveOpenApi(api: FastifyInstance): void {
  let written: Promise<Written> | undefined;
  api.get(
    '/openapi.json',
    { config: ANYONE, schema: { hide: true } as object },
    async (request, reply) => {
      const { etag, bodies } = await (written ??= write(api.swagger()));
      reply.headers({
        etag,
        'cache-control': 'public, no-cache',
        vary: 'accept-encoding',
      });
      if (isAmong(etag, request.headers['if-none-match']))
        return reply.status(304).send();
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
    },
  );
}

async function write(document: object): Promise<Written> {
  const identity = Buffer.from(JSON.stringify(document));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { etag: `W/"${hash}"`, bodies: { br, gzip: zipped, identity } };
}

/** A weak comparison (RFC 9110 §13.1.2): the same document, in whatever compression. */
function isAmong(etag: string, asked = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    asked.trim() === '*' || asked.split(',').some((tag) => opaque(tag) === opaque(etag))
  );
}

function encodingFor(accepted: string | string[] = ''): Encoding {
  const offers = String(accepted)
    .split(',')
    .map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => {
      const [encoding, weight = ''] = offer.split(';');
      return encoding?.trim() === name && !/q=0(\.0*)?$/.test(weight.trim());
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
