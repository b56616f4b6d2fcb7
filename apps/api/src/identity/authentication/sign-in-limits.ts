import { type Config } from '#platform/config';
import { clientNetworks } from '#platform/http/limits/client-networks';
import { type AttemptLimit } from '#platform/security/attempt-limits';
import { hashOf } from '#platform/security/token-hash';

/**
 * The lockout after wrong passwords or codes: how many an account, a client address and
 * its network may send before each is blocked for a while (security-requirements A2).
 * `use` keeps the counters of other acts apart; `withAttemptLimit` counts and blocks.
 */
export function failureLimits(
  config: Config,
  use: string,
  account: string,
  address: string | null,
): AttemptLimit[] {
  const times = {
    windowMs: config.SIGN_IN_WINDOW_SECONDS * 1000,
    blockMs: config.BLOCK_SECONDS * 1000,
  };
  const hidden = hashOf(account);
  return [
    {
      key: `${use}:account:${hidden}`,
      failures: config.SIGN_IN_FAILURES_PER_ACCOUNT,
      ...times,
    },
    ...clientNetworks(address ?? 'none').map((network) => ({
      key: `${use}:address:${network.key}`,
      failures: config.SIGN_IN_FAILURES_PER_ADDRESS * network.times,
      ...times,
    })),
  ];
}
