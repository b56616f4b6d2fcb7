import { NoSlotError } from '../work-slots';

const AWAY = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '57P03',
  'ENOSPC',
  'EDQUOT',
]);
/** A connection that ended before its statement was answered. */
const LOST = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '08003', '08006']);
/** Another transaction holds or changed the rows; this one was rolled back. */
const LOCKED = new Set(['40001', '40P01', '55P03']);
const BUSY = new Set(['57014']);

const NOT_THERE =
  /timeout exceeded when trying to connect|Connection terminated due to connection timeout|Query read timeout|PGlite is closed/i;
const BROKEN_OFF =
  /Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable/i;

/** An error and its causes: drizzle keeps the driver's error in `cause`. */
function* chainOf(error: unknown): Generator<object> {
  const seen = new Set<unknown>();
  for (
    let at = error;
    typeof at === 'object' && at !== null && !seen.has(at);
    at = 'cause' in at ? at.cause : null
  ) {
    seen.add(at);
    yield at;
  }
}

/**
 * The meaning of a database error, or of a full disk, for the caller; null for any other
 * error.
 */
export function classifyDatabaseError(
  error: unknown,
): 'away' | 'lost' | 'locked' | 'busy' | 'bad-value' | 'duplicate' | null {
  for (const at of chainOf(error)) {
    if ('code' in at && typeof at.code === 'string') {
      const { code } = at;
      if (LOST.has(code)) return 'lost';
      if (LOCKED.has(code)) return 'locked';
      // 08: the connection; 53: no disk space, memory or connections left
      if (AWAY.has(code) || code.startsWith('08') || code.startsWith('53')) return 'away';
      if (BUSY.has(code)) return 'busy';
      if (code === '23505') return 'duplicate';
      if (code.startsWith('22')) return 'bad-value';
    }
    if (at instanceof NoSlotError) return 'busy';
    // pg reports these without a code
    const message = 'message' in at && typeof at.message === 'string' ? at.message : '';
    if (NOT_THERE.test(message)) return 'away';
    if (BROKEN_OFF.test(message)) return 'lost';
  }
  return null;
}

/**
 * The account in a failed write that does not exist any more, since it was erased
 * meanwhile. Null for any other error.
 */
export function erasedAccount(error: unknown): string | null {
  for (const at of chainOf(error)) {
    if (!('code' in at) || at.code !== '23503') continue;
    // The other words of the detail depend on the server's language.
    const detail = 'detail' in at && typeof at.detail === 'string' ? at.detail : '';
    return /\(user_id\)=\(([\da-f-]{36})\)/.exec(detail)?.[1] ?? null;
  }
  return null;
}
