import pg from 'pg';
import { type Config } from '../config';
import { isLoopback } from '../security/loopback';
import { StartError } from '../start-error';

const VARIABLES = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_READ_URL',
] as const;

/**
 * Refuses to start when the connection to another machine's database would lack TLS or
 * not verify the certificate (security-requirements H7). It asks the driver, which also
 * reads the `PG…` variables, so it sees what will happen. Opens no connection.
 */
export function requireVerifiedTls(
  config: Pick<Config, (typeof VARIABLES)[number]>,
): void {
  for (const variable of VARIABLES) {
    const connectionString = config[variable];
    if (connectionString === undefined) continue;
    const { host, ssl } = parseConnection(variable, connectionString);
    const isHere = host.startsWith('/') || isLoopback(host);
    if (!isHere && !isVerified(ssl))
      throw new StartError(
        `${variable} must ask for TLS in production, with sslmode=verify-full, unless it leads to this machine or a socket.`,
      );
  }
}

function parseConnection(
  variable: string,
  connectionString: string,
): { host: string; ssl: unknown } {
  try {
    return new pg.Client({ connectionString });
  } catch {
    throw new StartError(`${variable} is no address of a PostgreSQL.`);
  }
}

/** The driver verifies the certificate unless it is told not to. */
function isVerified(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false;
}
