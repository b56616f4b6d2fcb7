import { and, eq } from 'drizzle-orm';
import { messageOf } from '#platform/error-facts';
import { type ResealCount } from '#platform/files/reseal-files';
import { type Ports } from '#platform/ports';
import { renewSecret } from './authenticators.repository';
import { authenticators, begunSignIns } from './second-step.table';

/**
 * Encrypts the secrets of authenticator apps with FILE_KEY, also of those that are being
 * connected. It may be interrupted and run again.
 */
export async function resealAuthenticators({
  database: { db },
  config,
}: Pick<Ports, 'database' | 'config'>): Promise<ResealCount> {
  const done: ResealCount = { renewed: 0, current: 0, failed: [] };
  const renew = async (
    { userId, sealedSecret }: { userId: string; sealedSecret: Uint8Array | null },
    save: (sealedSecret: Uint8Array) => PromiseLike<unknown>,
  ) => {
    if (sealedSecret === null) return;
    try {
      const resealed = renewSecret(config, userId, sealedSecret);
      if (resealed) await save(resealed);
      done[resealed ? 'renewed' : 'current'] += 1;
    } catch (error) {
      done.failed.push(`authenticator ${userId}: ${messageOf(error)}`);
    }
  };
  for (const row of await db.select().from(begunSignIns))
    await renew(row, (sealedSecret) =>
      db
        .update(begunSignIns)
        .set({ sealedSecret })
        .where(eq(begunSignIns.tokenHash, row.tokenHash)),
    );
  for (const row of await db.select().from(authenticators))
    await renew(row, (sealedSecret) =>
      db.update(authenticators).set({ sealedSecret }).where(isAsRead(row)),
    );
  return done;
}

/** Nobody took the app away, or connected another one, since its row was read. */
function isAsRead({ userId, sealedSecret }: typeof authenticators.$inferSelect) {
  const sameSecret = sealedSecret && eq(authenticators.sealedSecret, sealedSecret);
  return and(eq(authenticators.userId, userId), sameSecret ?? undefined);
}
