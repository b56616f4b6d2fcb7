import {
  type Call,
  type ErrorBody,
  type KeyedMessage,
  type RefusalReason,
} from '@site/api-contract';
import { type HttpRequest, isExternal, type Step } from './pipeline';

/**
 * Why a call gave no data. Plain data, since the store keeps it as the error of a query
 * or mutation.
 */
export type ApiFailure = {
  /**
   * `refusal` has an answer; `network` has none; `aborted` was given up by the caller.
   */
  kind: 'refusal' | 'network' | 'aborted';
  /** HTTP status; 0 without an answer. */
  status: number;
  /** The contract's path with its parameters. */
  path: string;
  /** True for a host that is not ours: the 401 rule does not apply (spec §4). */
  external: boolean;
  /** `quiet` of its call. */
  quiet: Call['quiet'];
  /** A sentence for people: the server's, else ours for known cases, else empty. */
  message: string;
  /** Whether `message` is the server's. */
  isServersMessage: boolean;
  traceId: string;
  fields: KeyedMessage[];
  notifications: KeyedMessage[];
  /** Why the API refused: ask `isRefusedFor`. May be a word of a newer API. */
  reason?: string;
  /** Account behind a 403 of a sign-in. */
  userId?: string;
  /** E-mail, CPF or CNPJ as typed in the sign-in that failed. */
  identifier?: string;
  /** Seconds until another try makes sense (429). */
  retryAfterSeconds?: number;
};

/** The pipeline throws this error, with its facts in `failure`. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  constructor(readonly failure: ApiFailure) {
    super(`${failure.status} ${failure.path}: ${failure.message}`);
  }
}

export const NETWORK_MESSAGE =
  'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.';
export const FAULT_MESSAGE = 'Algo deu errado do nosso lado. Tente de novo em instantes.';

/** Turns a missing or refusing answer into a `FailureError`. */
export const failure: Step = async (request, next) => {
  const response = await next(request).catch(orUnanswered(request));
  if (response.ok) return response;
  throw new FailureError(await refused(request, response));
};

/**
 * For `catch`: a broken connection, on the way or while the body is read, is no answer;
 * or the caller gave up.
 */
export function orUnanswered(request: HttpRequest): (error: unknown) => never {
  return (error) => {
    throw new FailureError(unanswered(request, error));
  };
}

/**
 * The failure inside the error of a loader, `unwrap()` or a hook; null for anything else.
 */
export function failureOf(error: unknown): ApiFailure | null {
  if (error instanceof FailureError) return error.failure;
  return isApiFailure(error) ? error : null;
}

/**
 * Whether the API refused for one of these reasons. `error` comes from a loader,
 * `unwrap()` or a hook.
 */
export function isRefusedFor(error: unknown, ...reasons: RefusalReason[]): boolean {
  const given = failureOf(error)?.reason;
  return reasons.some((reason) => reason === given);
}

/**
 * Whether a popup of spec §8 shows a failure (`explain` decides), so that no other place
 * on the screen shows it again; marks at fields stay. `error` comes from a loader,
 * `unwrap()` or a hook.
 */
export function isToldByPopup(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== 'refusal') return false;
  const { fields, isServersMessage, notifications, quiet, status } = failure;
  const isSaid = isServersMessage || fields.length + notifications.length > 0;
  return status === 429 || (isSaid && quiet !== true);
}

/**
 * Why a read failed: the server's own sentence, or that nobody answered. `ours` (the data
 * is safe, try again) comes below it, and stands alone when a popup shows the sentence.
 * It is left out when the server forbids the data or does not have it, since trying again
 * would not help. `isTold`: a popup shows the sentence and the trace id, and `text` is
 * empty where it would only repeat them.
 */
export function readProblem(error: unknown, ours?: string) {
  const { kind, isServersMessage, message, quiet, status, traceId }: Partial<ApiFailure> =
    failureOf(error) ?? {};
  const isUnanswered = kind === 'network';
  const isFinal = (status === 403 || status === 404) && isServersMessage === true;
  const cause = (isUnanswered || isServersMessage) && message;
  const isHere = (isUnanswered || quiet === true) && cause !== FAULT_MESSAGE;
  const safe = isFinal ? undefined : ours;
  const isTold = isToldByPopup(error);
  const advice = isFinal ? '' : 'Tente de novo em instantes.';
  return {
    cause: safe && isHere && cause,
    text: safe ?? ((!isTold && cause) || advice),
    traceId: isTold ? undefined : traceId,
    isFinal,
    isTold,
  };
}

/**
 * The server's own sentence about a failure; `ours` when there is none, or when the popup
 * of a 429 shows it.
 */
export function serverSentence(error: unknown, ours: string): string {
  const failure = failureOf(error);
  return failure?.isServersMessage && failure.status !== 429 ? failure.message : ours;
}

/**
 * The mark of the first field, or else the failure's own sentence, where one thing alone was
 * sent, such as a file or a code; `ours` when there is neither.
 */
export function markOrSentence(error: unknown, ours = ''): string {
  const failure = failureOf(error);
  return failure?.fields[0]?.message ?? (failure?.message || ours);
}

function isApiFailure(value: unknown): value is ApiFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'status' in value &&
    'notifications' in value
  );
}

function unanswered(request: HttpRequest, error: unknown): ApiFailure {
  const aborted =
    request.signal?.aborted || (error instanceof Error && error.name === 'AbortError');
  return {
    ...empty(request),
    kind: aborted ? 'aborted' : 'network',
    message: aborted ? '' : NETWORK_MESSAGE,
  };
}

async function refused(request: HttpRequest, response: Response): Promise<ApiFailure> {
  const body = await readErrorBody(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ...empty(request),
    status: response.status,
    message: body.message || (response.status >= 500 ? FAULT_MESSAGE : ''),
    isServersMessage: Boolean(body.message),
    traceId: body.traceId ?? response.headers.get('traceparent')?.split('-')[1] ?? '',
    fields: body.fields ?? [],
    notifications: body.notifications ?? [],
    ...(body.reason === undefined ? {} : { reason: body.reason }),
    ...(body.userId === undefined ? {} : { userId: body.userId }),
    ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
  };
}

/**
 * Reads the valid parts of an error body. A part of another shape is ignored: an error
 * with only fields is shown (spec §8). Written by hand, though the contract has
 * `errorBody`: this runs on every page, and zod loads only with the first form.
 */
async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  const body: unknown = await response.json().catch(() => null);
  const { message, traceId, reason, userId, fields, notifications } = (body ??
    {}) as Record<string, unknown>;
  return {
    message: textOf(message),
    traceId: textOf(traceId),
    reason: textOf(reason),
    userId: textOf(userId),
    fields: keyedOf(fields),
    notifications: keyedOf(notifications),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function keyedOf(list: unknown): KeyedMessage[] {
  if (!Array.isArray(list)) return [];
  return list.filter(
    (item: Partial<KeyedMessage> | null): item is KeyedMessage =>
      typeof item?.key === 'string' && typeof item.message === 'string',
  );
}

function empty(request: HttpRequest): ApiFailure {
  return {
    kind: 'refusal',
    status: 0,
    path: request.path,
    external: isExternal(request),
    quiet: request.quiet,
    message: '',
    isServersMessage: false,
    traceId: '',
    fields: [],
    notifications: [],
    ...(request.identifier === undefined ? {} : { identifier: request.identifier }),
  };
}
