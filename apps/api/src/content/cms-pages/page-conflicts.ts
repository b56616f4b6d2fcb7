import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Actor } from '#platform/security/audit';
import { byWhom, findLastAct } from '#platform/security/who-acted';

const DONE = {
  'cms-page-published': 'publicou',
  'cms-page-scheduled': 'agendou',
  'cms-page-withdrawn': 'retirou',
} as const;
const ACTIONS = Object.keys(DONE) as (keyof typeof DONE)[];

export function conflict(message: string): never {
  return refuse('conflict', message, { reason: 'changed-meanwhile' });
}

type VersionAct = { id: number; number: number; actor: Actor };

/**
 * Refuses an act on a version that another act overtook, and says who acted, how and
 * when. The version's row has the time of going live; only the trail has the time of the
 * decision.
 */
export async function refuseMoved(
  tx: Database,
  { id, number, actor }: VersionAct,
): Promise<never> {
  const last = await findLastAct(tx, {
    actions: ACTIONS,
    personId: null,
    subject: `cms-page:${id}`,
    detail: String(number),
  });
  const action = ACTIONS.find((known) => known === last?.action);
  if (!last || !action) return conflict('Esta versão já foi publicada ou agendada.');
  return conflict(byWhom(last, `${DONE[action]} esta versão`, actor.id));
}
