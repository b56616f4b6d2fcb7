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
  '53300',
]);
const BUSY = new Set(['40001', '40P01', '55P03', '57014']);

/** What a database error means for the caller, or null when it is none. drizzle keeps the driver's error in `cause`. */
export function databaseTrouble(
  error: unknown,
): 'away' | 'busy' | 'bad-value' | 'duplicate' | null {
  const seen = new Set<unknown>();
  for (
    let at = error;
    typeof at === 'object' && at !== null && !seen.has(at);
    at = 'cause' in at ? at.cause : null
  ) {
    seen.add(at);
    if ('code' in at && typeof at.code === 'string') {
      const { code } = at;
      if (AWAY.has(code) || code.startsWith('08')) return 'away';
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

/** True for a broken unique rule; `constraint` narrows it to one. For services that turn it into a refusal of their own. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  for (
    let at = error;
    typeof at === 'object' && at !== null;
    at = 'cause' in at ? at.cause : null
  ) {
    if ('code' in at && at.code === '23505')
      return (
        constraint === undefined || ('constraint' in at && at.constraint === constraint)
      );
  }
  return false;
}
