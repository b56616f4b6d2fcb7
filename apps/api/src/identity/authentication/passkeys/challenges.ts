import { and, eq, gt } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { passkeyChallenges } from './passkeys.table';

/** Milliseconds in which a challenge can be answered. */
export const CHALLENGE_MS = 5 * 60_000;

type Bound = Pick<typeof passkeyChallenges.$inferSelect, 'purpose' | 'boundTo'>;

/** Keeps a challenge for its answer; an older one of the same purpose is over. */
export async function keepChallenge(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { purpose, boundTo }: Bound,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await db
    .insert(passkeyChallenges)
    .values({ purpose, boundTo, challenge, expiresAt })
    .onConflictDoUpdate({
      target: [passkeyChallenges.purpose, passkeyChallenges.boundTo],
      set: { challenge, expiresAt },
    });
}

/**
 * Uses the challenge up, whether the answer is right or wrong; of two simultaneous
 * answers one gets it. Null when there is none any more.
 */
export async function takeChallenge(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { purpose, boundTo }: Bound,
): Promise<string | null> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.boundTo, boundTo),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}
