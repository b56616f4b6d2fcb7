import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { users } from '../../accounts/accounts.table';
import { connectApp, sealSecret } from './authenticators.repository';

/** The secret of the demo's second consultant; everybody may read it here. */
const DEMO_SECRET = Buffer.from('rodar-demo-consultor', 'latin1');

/** Whether it is the public secret, whose code the demo shows on the page. */
export function isDemoSecret(secret: Uint8Array): boolean {
  return DEMO_SECRET.equals(secret);
}

/** Connects an app to a demo account that was just made. */
export async function seedDemoAuthenticator(
  ports: Pick<Ports, 'config' | 'clock'>,
  tx: Database,
  email: string,
): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (!account) throw new Error(`No demo account ${email}`);
  await connectApp(ports, tx, {
    userId: account.id,
    sealedSecret: sealSecret(ports.config, account.id, DEMO_SECRET),
    lastStep: 0,
  });
}
