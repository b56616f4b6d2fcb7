import { and, eq, gt, inArray } from 'drizzle-orm';
import { atYourRequest, type RequestedAct } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { users } from '../../identity/accounts/accounts.table';
import { requestedActs } from './requested-acts.table';

/** Name of a consultant whose account has none, or is gone. */
export const OUR_TEAM = 'nossa equipe';

type Act = {
  userId: string;
  contractId?: string;
  kind: RequestedAct;
  /** Which of its kind it was about: the day of a reading, the number of a request. */
  what: string;
};

/**
 * Kinds of which there is one at a time, whatever it was about: an act takes the place of
 * the last one of these.
 */
const TAKES_PLACE_OF: Partial<Record<RequestedAct, RequestedAct[]>> = {
  'delivery-slot': ['delivery-slot'],
  'return-slot': ['return-slot'],
  'return-cancelled': ['return-cancelled', 'return-slot'],
  'workshop-slot': ['workshop-slot'],
  'workshop-cancelled': ['workshop-cancelled', 'workshop-slot'],
  address: ['address'],
};

/**
 * Notes an act that a consultant does at the request of a customer on the phone. An act of
 * the customer's own takes the note about the same thing away. Call it with the
 * transaction of its effect.
 */
export async function noteRequestedAct(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  { actor, ...act }: Act & { actor: Actor },
): Promise<void> {
  const replaced = TAKES_PLACE_OF[act.kind];
  await tx
    .delete(requestedActs)
    .where(
      and(
        eq(requestedActs.userId, act.userId),
        act.contractId ? eq(requestedActs.contractId, act.contractId) : undefined,
        inArray(requestedActs.kind, replaced ?? [act.kind]),
        replaced ? undefined : eq(requestedActs.what, act.what),
      ),
    );
  if (!actor.atRequest) return;
  const values = { ...act, actedBy: actor.id, at: clock.now() };
  await tx.insert(requestedActs).values({ id: random.uuid(), ...values });
}

/**
 * Consultants who did acts of a kind at a customer's request, for a contract or for the
 * account: names by what the act was about.
 */
export async function requestedActsOf(
  db: Database,
  { kind, ...of }: ({ contractId: string } | { userId: string }) & { kind: RequestedAct },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ what: requestedActs.what, name: users.name })
    .from(requestedActs)
    .leftJoin(users, eq(users.id, requestedActs.actedBy))
    .where(
      and(
        'userId' in of
          ? eq(requestedActs.userId, of.userId)
          : eq(requestedActs.contractId, of.contractId),
        eq(requestedActs.kind, kind),
      ),
    );
  return new Map(rows.map(({ what, name }) => [what, name ?? OUR_TEAM]));
}

/** Whether a consultant did this very act for a contract after a moment. */
export async function wasRequestedAfter(
  db: Database,
  { contractId, kind, what }: Required<Omit<Act, 'userId'>>,
  moment: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: requestedActs.id })
    .from(requestedActs)
    .where(
      and(
        eq(requestedActs.contractId, contractId),
        eq(requestedActs.kind, kind),
        eq(requestedActs.what, what),
        gt(requestedActs.at, moment),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The line of a mail about an act at the customer's request; none for an own act. */
export const requestedLine = ({ atRequest }: Actor): string | false =>
  atRequest ? atYourRequest(atRequest.name) : false;
