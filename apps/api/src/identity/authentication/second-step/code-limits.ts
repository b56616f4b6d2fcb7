import { DAY_MS } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { type AttemptLimit, clearAttempts } from '#platform/security/attempt-limits';
import { hashOf } from '#platform/security/token-hash';
import { failureLimits } from '../sign-in-limits';

/** Wrong codes of an account in a day (security-requirements A12). */
const FAILURES_PER_DAY = 30;
const DAY_BLOCKED =
  'O código foi errado vezes demais. Por segurança, o acesso fica bloqueado por um dia. Tem pressa? Peça a quem cuida da equipe que desligue o aplicativo autenticador.';

const keyOfDay = (userId: string) => `second-step-day:account:${hashOf(userId)}`;

/**
 * Limits of wrong codes of an app: those of passwords, counted apart, and one of a day,
 * which no right code clears. Without it, who has the password could guess for ever.
 */
export function codeLimits(
  config: Config,
  userId: string,
  address: string | null,
): AttemptLimit[] {
  return [
    ...failureLimits(config, 'second-step', userId, address),
    {
      key: keyOfDay(userId),
      failures: FAILURES_PER_DAY,
      windowMs: DAY_MS,
      blockMs: DAY_MS,
      message: DAY_BLOCKED,
    },
  ];
}

/** Ends the blocks of an account: a second person has taken its app away. */
export async function clearCodeFailures(
  config: Config,
  tx: Database,
  userId: string,
): Promise<void> {
  const [ofAccount] = failureLimits(config, 'second-step', userId, null);
  await clearAttempts(tx, [keyOfDay(userId), ...(ofAccount ? [ofAccount.key] : [])]);
}
