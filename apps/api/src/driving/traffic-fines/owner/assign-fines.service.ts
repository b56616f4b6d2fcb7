import { type SelectedRows, type SelectionRow } from '@site/api-contract';
import { isFineOpen } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudits } from '#platform/security/audit';
import { findHeldByOthers } from '../../../activity/holds/holds.service';
import { notify } from '../../../activity/notifications/notify';
import { keepRight } from '../../../identity/accounts/keep-right';
import { lockFines, type OwnedFine, setOwner } from './fine-owner.repository';
import { colleaguesSentence } from './fine-owner.rules';

type NeededPorts = Pick<Ports, 'clock'>;
type Assignment = {
  /** The account of the consultant who gets the fines; null leaves them with nobody. */
  to: string | null;
  consultantId: string;
  actor: Actor;
  items: SelectedRows;
  takeOver?: boolean | undefined;
};

const MISSING = 'Não encontramos essa multa.';
const OVER = 'Esta multa já terminou.';
const CHANGED = 'Esta multa mudou depois que a lista foi aberta.';

/**
 * Leaves fines with a consultant who works on them. A colleague's fine stays as it is
 * without `takeOver`, and so does one that a colleague has open; its line says why. The
 * consultant who gets fines from somebody else finds one line in the bell. Nobody gives
 * back the fine of a colleague.
 */
export async function assignFines(
  ports: NeededPorts,
  tx: Database,
  assignment: Assignment,
): Promise<{ rows: SelectionRow[] }> {
  const { to, consultantId, actor, items } = assignment;
  if (to !== null && !(await keepRight(tx, { userId: to, right: 'analysis' })))
    refuseFields([
      { key: 'To', message: 'Essa pessoa não trabalha com multas. Escolha outra.' },
    ]);
  const known = await lockFines(
    tx,
    items.map(({ id }) => id),
  );
  const open = await findHeldByOthers(ports, tx, { queue: 'fines', actor });
  const rows = items.map(({ id, revision }) => {
    const owned = known.get(id);
    const hold = open.get(id);
    const seenBy = to !== null && hold && hold.userId !== to ? hold.sentence : null;
    return { id, ...outcomeOf(owned, { revision, seenBy, assignment }) };
  });
  const moved = rows.flatMap(({ id, outcome }) => {
    const fine = known.get(id)?.fine;
    return outcome === 'done' && fine && fine.claimedBy !== to ? [fine] : [];
  });
  const now = ports.clock.now();
  await setOwner(
    tx,
    moved.map(({ id }) => id),
    { claimedBy: to, claimedAt: to === null ? null : now },
  );
  const [first] = moved;
  if (first && to !== null && to !== consultantId)
    await notify(tx, {
      kind: 'fines-assigned',
      about: { contract: first.contractId },
      to: { holder: to },
      at: now,
    });
  await recordAudits(
    ports,
    tx,
    moved.map((fine) => ({
      actor,
      action: 'traffic-fine-assigned' as const,
      personId: fine.userId,
      subject: `traffic-fine:${fine.id}` as const,
      ...(to === null && { detail: 'released' }),
    })),
  );
  return { rows };
}

type Facts = { revision: number; seenBy: string | null; assignment: Assignment };

function outcomeOf(
  owned: OwnedFine | undefined,
  { revision, seenBy, assignment: { consultantId, to, takeOver } }: Facts,
): Pick<SelectionRow, 'outcome' | 'message'> {
  if (!owned) return { outcome: 'missing', message: MISSING };
  const { fine } = owned;
  if (!isFineOpen(fine.state)) return { outcome: 'over', message: OVER };
  const colleague =
    takeOver && to !== null ? null : colleaguesSentence(owned, consultantId);
  if (colleague && fine.claimedBy !== to) return { outcome: 'held', message: colleague };
  if (seenBy) return { outcome: 'held', message: seenBy };
  return fine.revision === revision
    ? { outcome: 'done', message: null }
    : { outcome: 'changed', message: CHANGED };
}
