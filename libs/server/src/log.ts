import { type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { UUID } from '@site/api-contract/uuid';

const SECRET = '***';
/** The path segment after one of these names a person, a place or a secret. */
const NAMES_OF_SECRETS = new Set([
  'document',
  'documents',
  'tokens',
  'token',
  'latitude',
  'longitude',
  'lat',
  'lng',
  'cep',
  'ceps',
  'email',
]);

/** The shape of our query parameters' names, which no e-mail or CPF has. */
const PLAIN_NAME = /^[a-z][a-zA-Z]{0,20}$/;

/**
 * A request's path for the log: secrets in the path, every query value and unusual
 * parameter names become `***` (security-requirements I1).
 */
export function maskUrl(url: string): string {
  const [path = '', query] = split(url, '?');
  const segments = path.split('/');
  const masked = segments
    .map((segment, index) => (isSecret(segment, segments[index - 1]) ? SECRET : segment))
    .join('/');
  if (query === undefined) return masked;
  const names = query.split('&').map((pair) => {
    const [name] = split(pair, '=');
    return `${PLAIN_NAME.test(name) ? name : SECRET}=${SECRET}`;
  });
  return `${masked}?${names.join('&')}`;
}

function isSecret(segment: string, before: string | undefined): boolean {
  if (segment === '') return false;
  if (before !== undefined && NAMES_OF_SECRETS.has(before.toLowerCase())) return true;
  if (UUID.test(segment)) return false;
  const looksLikeDocument = segment.replace(/\D/g, '').length >= 8;
  const looksLikeToken =
    segment.length >= 24 && /[\dA-Z]/.test(segment) && !/\.[a-z\d]{2,5}$/.test(segment);
  return (
    segment.includes('@') ||
    segment.includes('%40') ||
    looksLikeDocument ||
    looksLikeToken
  );
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Text of an error without e-mails, documents or phones, and cut before its query
 * parameters: they end a message of drizzle and may contain anything, even line breaks
 * and lines like a stack's.
 */
export function maskText(text: string): string {
  return text
    .replace(/\nparams: [^]*/, `\nparams: ${SECRET}`)
    .replace(/[^\s"'<>()=]+@[^\s"'<>()]+\.[a-z]{2,}/gi, SECRET)
    .replace(/\(\d{2}\) ?9?\d{4}-?\d{4}/g, SECRET)
    .replace(/\d[\d.\-/]{9,}\d/g, SECRET);
}

type Loggable = Error & { code?: unknown; statusCode?: unknown; cause?: unknown };

type ErrorLine = {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
};

/** An error as a line of the log. */
export function describeError(error: Loggable): ErrorLine {
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  const message = maskText(error.message);
  return {
    type: error.name,
    message,
    code: error.code,
    stack: stackOf(error, message),
    ...cause,
  };
}

/** The stack with its message masked; the message tells where it ends. */
function stackOf({ name, message, stack = '' }: Error, masked: string): string {
  const at = stack.indexOf(message);
  if (message === '' || at < 0) return maskText(stack);
  return `${name}: ${masked}${maskText(stack.slice(at + message.length))}`;
}

/**
 * Logger of a process: one JSON line an event, UTC, no bodies, no headers, no personal
 * data. `app` is the process's name.
 */
export function loggerOptions(
  app: string,
  level: string,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: { app },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: describeError,
      error: describeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: maskUrl(request.url),
        from: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}
