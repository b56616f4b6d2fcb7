import { type SESSION_HEADER } from '@site/api-contract';
import { type FailureError } from './failure';
import { type HttpRequest } from './pipeline';

/** The key of a request without an answer, and its time. */
type LostKey = { key: string; at: number };
/** Keys of requests without an answer, by their content; one memory a client. */
export type LostKeys = Map<string, LostKey>;

type Sending = {
  request: HttpRequest;
  lost: LostKeys;
  randomId: () => string;
  send: (key: string) => Promise<Response>;
};

const MOST_KEYS = 20;
const KEPT_MS = 10 * 60_000;
/** A proxy answers with these when it got no answer from the API. */
const GATEWAY_STATUSES = [502, 503, 504];
const SESSION: typeof SESSION_HEADER = 'x-session-id';

/**
 * A new key for each request of a creating call, so that a repeat on the way has one
 * effect (security-requirements G1). A request without an answer may have had its effect:
 * pressing again sends its key again, and gets the first answer. Only an answer frees a
 * key; a refusal does not, since it may come from the guard, before the API looked for
 * the first request, and the API keeps no refused key. This file imports no running code:
 * shared code would become a chunk of its own in the first load.
 */
export async function sendOnce({
  request,
  lost,
  randomId,
  send,
}: Sending): Promise<Response> {
  const session = sessionOf(request);
  forget(lost, session);
  const sent = `${session} ${request.method} ${request.path} ${String(request.body)}`;
  const key = lost.get(sent)?.key ?? randomId();
  const remember = () => {
    lost.delete(sent);
    lost.set(sent, { key, at: Date.now() });
    for (const [oldest] of lost) if (lost.size > MOST_KEYS) lost.delete(oldest);
  };
  try {
    const response = await send(key);
    // An answer that breaks off counts as none.
    const whole = response.clone().text();
    await whole.then(() => lost.delete(sent), remember);
    return response;
  } catch (error) {
    if (isUnanswered(error)) remember();
    throw error;
  }
}

/** Removes old keys, and another session's. */
function forget(lost: LostKeys, session: string): void {
  const since = Date.now() - KEPT_MS;
  for (const [sent, { at }] of lost)
    if (at < since || !sent.startsWith(session)) lost.delete(sent);
}

/** Changes after 'Sair', and when somebody signs in. */
function sessionOf({ headers }: HttpRequest): string {
  return `${headers[SESSION]} ${'Authorization' in headers}`;
}

function isUnanswered(error: unknown): boolean {
  const { failure }: Partial<FailureError> = error ?? {};
  return failure?.kind !== 'refusal' || GATEWAY_STATUSES.includes(failure.status);
}
