import { type FastifyInstance } from 'fastify';
import { keyOf, refuse, refuseFields, TEXTS, unknownField } from '../errors';

const NOT_TEXT = /[\0\p{Surrogate}]/u; // NUL, or half of a surrogate pair: PostgreSQL can store neither

/**
 * JSON bodies only, nested at most `maxDepth` levels; text that no database can store is
 * refused (security-requirements C2, E2).
 */
export function guardInput(app: FastifyInstance, maxDepth: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      // Fastify's type does not say that the parser takes a callback and returns nothing.
      parseJson(request, String(body), (error, value: unknown) => {
        if (error) return done(error);
        if (isDeeperThan(value, maxDepth))
          return done(
            Object.assign(new Error('too deep'), {
              code: 'FST_SITE_TOO_DEEP',
              statusCode: 400,
            }),
          );
        return done(null, value);
      });
    },
  );
  app.addHook('preValidation', async (request) => {
    const body = Buffer.isBuffer(request.body) ? undefined : request.body;
    if ([request.params, request.query, body].some(holdsBadText))
      refuseBadText([request.query, body]);
    const { schema } = request.routeOptions;
    if (schema && !schema.querystring) refuseFieldsOf(request.query);
    if (schema && !schema.body) refuseFieldsOf(body);
  });
}

/**
 * A call without a query, or without a body, accepts no field in it
 * (security-requirements E1).
 */
function refuseFieldsOf(value: unknown): void {
  const names =
    typeof value === 'object' && value !== null ? Object.keys(value).slice(0, 100) : [];
  if (names.length > 0) refuseFields(names.map(unknownField));
}

/** True when arrays and objects nest deeper than `levels`. Walks without recursion. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let row: unknown[] = [value];
  for (let level = 0; row.length > 0; level += 1) {
    row = row.flatMap((item) =>
      typeof item === 'object' && item !== null ? [item] : [],
    );
    if (row.length > 0 && level >= levels) return true;
    row = row.flatMap((item) => Object.values(item as object));
  }
  return false;
}

function holdsBadText(value: unknown): boolean {
  const stack = [value];
  while (stack.length > 0) {
    const item = stack.pop();
    if (typeof item === 'string' && NOT_TEXT.test(item)) return true;
    if (typeof item === 'object' && item !== null)
      for (const [key, inner] of Object.entries(item)) stack.push(key, inner);
  }
  return false;
}

/** Names the first field with such text, unless its own name holds it. */
function refuseBadText(parts: readonly unknown[]): never {
  const path = parts.map((part) => badTextIn(part)).find((one) => one?.length);
  if (path)
    refuseFields([
      { key: keyOf(path), message: 'Retire os caracteres que não são texto.' },
    ]);
  refuse('invalid', TEXTS.malformed);
}

function badTextIn(value: unknown, path: readonly string[] = []): string[] | null {
  if (typeof value === 'string') return NOT_TEXT.test(value) ? [...path] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = NOT_TEXT.test(name) ? null : badTextIn(inner, [...path, name]);
    if (found) return found;
  }
  return null;
}
