import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  BLOCKED_TEXT,
  type ErrorBody,
  type KeyedMessage,
  type RefusalReason,
  SESSION_OVER_TEXT,
} from '@site/api-contract';
import { classifyDatabaseError, erasedAccount } from './data/database-error';
import { FilesAway } from './files/files-away';

/** Kinds of refusal and their status, written here only. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'media-type': 415,
  idempotency: 422,
  'too-many': 429,
  'headers-too-large': 431,
  fault: 500,
  unavailable: 503,
} as const;
type RefusalKind = Exclude<keyof typeof STATUS, 'fault'>;

type Details = {
  /** The reason for the code of screens; the message is for people. */
  reason?: RefusalReason;
  fields?: KeyedMessage[];
  notifications?: KeyedMessage[];
  /** Account on a 403 of `authentications` (docs/product). */
  userId?: string;
  retryAfterSeconds?: number;
};

/**
 * A conflict always has a reason: a call may have several conflicts, and a screen answers
 * each in its own way.
 */
type Refused =
  | [kind: Exclude<RefusalKind, 'conflict'>, message: string, details?: Details]
  | [kind: 'conflict', message: string, details: Details & { reason: RefusalReason }];

export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly details: Details;

  constructor(...[kind, message, details = {}]: Refused) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

/** Ends a call with a refusal for people to read: pt-BR, no internals. Throws. */
export function refuse(...refused: Refused): never {
  throw new Refusal(...refused);
}

/** Ends a call since fields are wrong. Throws. */
export function refuseFields(
  fields: KeyedMessage[],
  message: string = TEXTS.invalid,
): never {
  throw new Refusal('invalid', message, { fields });
}

export const TEXTS = {
  invalid: 'Confira os campos indicados.',
  malformed: 'Não entendemos o pedido. Confira os dados e tente de novo.',
  signedOut: SESSION_OVER_TEXT,
  forbidden: 'Você não tem acesso a esta página.',
  rightMissing:
    'Seu acesso não inclui esta parte. Peça a quem cuida das contas da equipe.',
  notFound: 'Não encontramos o que você procura.',
  conflict:
    'Estes dados mudaram enquanto você olhava. Atualize a página e tente de novo.',
  tooLarge: 'O envio passa do tamanho permitido.',
  mediaType: 'Envie os dados como application/json.',
  tooMany: BLOCKED_TEXT,
  fault:
    'Não conseguimos concluir agora. Seus dados continuam aqui. Tente de novo em instantes.',
  locked:
    'Outra alteração destes dados ainda está em andamento. Tente de novo em instantes.',
  unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
} as const;

/** Refuses a call that came too often; `Retry-After` in seconds. Throws. */
export function refuseTooMany(
  retryAfterSeconds: number,
  message: string = TEXTS.tooMany,
): never {
  throw new Refusal('too-many', message, { retryAfterSeconds });
}

type Answer = {
  status: number;
  body: Omit<ErrorBody, 'traceId'>;
  retryAfterSeconds?: number;
  isFault: boolean;
  /** The log's text for a fault that load or a restart explains. */
  warning?: string;
};

/**
 * The answer to anything thrown, including known errors of the framework and the
 * database. When the account of a write was erased meanwhile, its owner (`viewerId`) gets
 * 401 and anybody else 404.
 */
export function answerTo(error: unknown, viewerId?: string): Answer {
  if (error instanceof Refusal) {
    const { retryAfterSeconds, ...rest } = error.details;
    return {
      status: STATUS[error.kind],
      body: { message: error.message, ...rest },
      retryAfterSeconds,
      isFault: false,
    };
  }
  if (isFrameworkError(error)) return answerToFramework(error);
  const erased = erasedAccount(error);
  if (erased !== null)
    return erased === viewerId
      ? plain('unauthenticated', TEXTS.signedOut)
      : plain('not-found', TEXTS.notFound);
  if (error instanceof FilesAway) return again(5, { message: TEXTS.unavailable });
  const kind = classifyDatabaseError(error);
  return { ...(kind ? OF_DATABASE[kind]() : plain('fault', TEXTS.fault)), isFault: true };
}

type DatabaseFault = NonNullable<ReturnType<typeof classifyDatabaseError>>;
const OF_DATABASE: Record<DatabaseFault, () => Answer> = {
  away: () => again(5, { message: TEXTS.unavailable }),
  lost: () => ({
    ...again(1, { message: TEXTS.unavailable, reason: 'connection-lost' }),
    warning: 'database connection lost within a call',
  }),
  locked: () => ({
    ...again(1, { message: TEXTS.locked, reason: 'data-busy' }),
    warning: 'rows held by another call, nothing was changed',
  }),
  busy: () => again(1, { message: TEXTS.unavailable }),
  'bad-value': () => plain('invalid', TEXTS.malformed),
  duplicate: () => ({
    status: STATUS.conflict,
    isFault: true,
    body: { message: TEXTS.conflict, reason: 'changed-meanwhile' },
  }),
};

/** A 503, with the seconds after which another try makes sense. */
function again(retryAfterSeconds: number, body: Answer['body']): Answer {
  return { status: STATUS.unavailable, body, retryAfterSeconds, isFault: true };
}

function plain(kind: keyof typeof STATUS, message: string): Answer {
  return { status: STATUS[kind], body: { message }, isFault: false };
}

/** The answer to errors of Fastify, whose own words are not for people. */
function answerToFramework(error: FastifyError): Answer {
  if (error.validation)
    return {
      status: STATUS.invalid,
      body: { message: TEXTS.invalid, fields: fieldsOf(error.validation) },
      isFault: false,
    };
  switch (error.statusCode) {
    case 404:
      return plain('not-found', TEXTS.notFound);
    case 405:
      return plain('method-not-allowed', TEXTS.malformed);
    case 413:
      return plain('too-large', TEXTS.tooLarge);
    case 415:
      return plain('media-type', TEXTS.mediaType);
    case 503:
      return again(5, { message: TEXTS.unavailable });
    default:
      return plain('invalid', TEXTS.malformed);
  }
}

function isFrameworkError(error: unknown): error is FastifyError {
  if (
    typeof error !== 'object' ||
    error === null ||
    !('code' in error) ||
    !('statusCode' in error)
  )
    return false;
  const { code, statusCode } = error;
  return (
    typeof code === 'string' &&
    code.startsWith('FST_') &&
    typeof statusCode === 'number' &&
    (statusCode < 500 || statusCode === 503)
  );
}

type Issue = {
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
};

/**
 * Field errors of a failed validation. The key is the last name of the path with a
 * capital, a label of spec §3; in a row of a list it has its place: `Partners.0.Cpf`.
 */
export function fieldsOf(issues: readonly Issue[]): KeyedMessage[] {
  const fields = issues.flatMap(
    ({ instancePath, message = '', params }): KeyedMessage[] => {
      const unknown = params['keys'];
      if (Array.isArray(unknown)) return unknown.map((key) => unknownField(String(key)));
      return [
        { key: keyOf(instancePath.split('/').filter((part) => part !== '')), message },
      ];
    },
  );
  return fields.slice(0, 100);
}

/** The name of a field in a refusal, by its path: `Partners.0.Cpf`. */
export function keyOf(path: readonly string[]): string {
  const isRow = path.length > 2 && /^\d+$/.test(path.at(-2) ?? '');
  const names = isRow
    ? path.slice(-3)
    : [path.findLast((part) => !/^\d+$/.test(part)) ?? 'body'];
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('.');
}

export function unknownField(name: string): KeyedMessage {
  return { key: name.slice(0, 60), message: 'Campo desconhecido.' };
}

/**
 * Writes the error shape of docs/product and logs it: refusals in one line, faults in
 * full, as a warning where the same call may be made again.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body, retryAfterSeconds, isFault, warning } = answerTo(
    error,
    request.viewer?.id,
  );
  if (warning) request.log.warn({ err: error, status, reason: body.reason }, warning);
  else if (isFault) request.log.error({ err: error, status }, 'unexpected error');
  else logRefusal(request, status, body.message);
  if (retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  const isUpload = request.headers['content-type']?.startsWith('multipart/');
  if (status === STATUS['too-large'] || isUpload) readOn(request, reply);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({
      message: body.message,
      traceId: request.id,
      ...(body.reason && { reason: body.reason }),
      ...(body.fields && { fields: body.fields }),
      ...(body.notifications && { notifications: body.notifications }),
      ...(body.userId && { userId: body.userId }),
    });
}

/**
 * A refusal that shows an attempt at misuse (security-requirements I1); the log is enough
 * for those.
 */
function logRefusal(
  { log, ip }: Pick<FastifyRequest, 'log' | 'ip'>,
  status: number,
  message: string,
): void {
  if (status === 401 || status === 403 || status === 429)
    log.warn(
      { event: 'refused', status, refusal: message.slice(0, 80), from: ip },
      'refused',
    );
}

/**
 * Reads the rest of a large body: hanging up while it is being sent would look like a
 * fault to proxies and browsers.
 */
function readOn(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}
