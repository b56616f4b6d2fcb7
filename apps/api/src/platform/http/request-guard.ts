import { type FastifyRequest } from 'fastify';
import { type RateName } from '../config';
import { refuse, TEXTS } from '../errors';
import { type Ports } from '../ports';
import { type Access, type NeededRight } from '../security/access';
import { authenticate, type Caller, holderOfToken } from '../security/authentication';
import { checkClientHeaders } from './client-headers';
import { type AccountCalls } from './limits/limit-account-calls';
import { countCall, countWrite } from './limits/rate-limits';
import { checkXsrf } from './xsrf';

export type GateOptions = {
  /**
   * Counts calls per client address and per session id, or per account, before the handler
   * runs (security-requirements H5).
   */
  limit?: RateName;
  /**
   * The right that a consultant needs beside the role, or a list of which one is enough;
   * other roles of `access` need none.
   */
  right?: NeededRight;
  /**
   * Ignores an Authorization header, for sign-in and refresh, where an old token may
   * still be sent.
   */
  ignoreBearer?: boolean;
};

/**
 * Checks a call before its body is read, in this order: client headers (400), XSRF pair
 * (403, on authentications 400), bearer (401), writes of the account by the minute (429),
 * a slot for reading the database (503), access (401 or 403), rate (429). The default is
 * to deny.
 */
export async function guardCall(
  { ports, accountCalls }: { ports: Ports; accountCalls: AccountCalls },
  request: FastifyRequest,
  access: readonly Access[],
  options: GateOptions,
): Promise<void> {
  const { config, database } = ports;
  request.sessionId = checkClientHeaders(request, config);
  checkXsrf(request, config);
  const { authorization } = request.headers;
  if (authorization !== undefined && !options.ignoreBearer) {
    const holder = await holderOfToken(ports, authorization);
    if (request.method !== 'GET') countWrite(ports, holder.accountId);
    const look = () => authenticate(ports, database.db, holder);
    identify(request, await accountCalls.take(holder.accountId, 'reads', look));
  }
  authorize(request.viewer, access, options.right);
  const { ip: address, sessionId, viewer } = request;
  const client = { address, sessionId, accountId: viewer?.id };
  if (options.limit) await countCall(ports, options.limit, client);
}

/**
 * From here on each log line of the request names the caller (security-requirements I1).
 */
function identify(request: FastifyRequest, viewer: Caller): void {
  request.viewer = viewer;
  request.log = request.log.child({ userId: viewer.id });
}

function authorize(
  viewer: Caller | null,
  access: readonly Access[],
  right: NeededRight | undefined,
): void {
  if (access.includes('anyone')) return;
  if (!viewer) refuse('unauthenticated', TEXTS.signedOut);
  if (!access.includes(viewer.role ?? 'customer')) refuse('forbidden', TEXTS.forbidden);
  if (right && viewer.role === 'CONSULTANT' && !hasRight(viewer, right))
    refuse('forbidden', TEXTS.rightMissing);
}

/** Whether a consultant has the right, or one of several. */
export function hasRight({ rights = [] }: Caller, needed: NeededRight): boolean {
  return [needed].flat().some((right) => rights.includes(right));
}
