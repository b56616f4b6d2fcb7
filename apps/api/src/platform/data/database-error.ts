const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  'ENOSPC',
  'EDQUOT',
]);
const BUSY = new Set(['40001', '40P01', '55P03', '57014']);

/** An error and what caused it: drizzle keeps the driver's error in `cause`. */
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
 * What a database error, or a disk without room, means for the caller; null when it is
 * none.
 */
export function classifyDatabaseError(
  error: unknown,
): 'away' | 'busy' | 'bad-value' | 'duplicate' | null {
  for (const at of chainOf(error)) {
    if ('code' in at && typeof at.code === 'string') {
      const { code } = at;
      // 08: the connection; 53: no room on the disk, in memory or among the connections
      if (AWAY.has(code) || code.startsWith('08') || code.startsWith('53')) return 'away';
      if (BUSY.has(code)) return 'busy';
      if (code === '23505') return 'duplicate';
      if (code.startsWith('22')) return 'bad-value';
    }
    // pg says these without a code
    if (
      'message' in at &&
      typeof at.message === 'string' &&
      /timeout exceeded when trying to connect|Connection terminated|Query read timeout|PGlite is closed/i.test(
        at.message,
      )
    )
      return 'away';
  }
  return null;
}

/**
 * The account that a write was for and that is not there any more: it was erased
 * meanwhile. Null for any other error.
 */
export function erasedAccount(error: unknown): string | null {
  for (const at of chainOf(error)) {
    if (!('code' in at) || at.code !== '23503') continue;
    // Of the detail only what no language of the server changes.
    const detail = 'detail' in at && typeof at.detail === 'string' ? at.detail : '';
    return /\(user_id\)=\(([\da-f-]{36})\)/.exec(detail)?.[1] ?? null;
  }
  return null;
}
