import {
  type FineCancelReason,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { Refusal } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { cancelFine } from './close-fine.service';
import { type FineCall } from './traffic-fines.service';

type Selection = Omit<FineCall, 'id'> & FineCancelReason & { items: SelectedRows };

/**
 * Cancels the selected fines, each in a transaction of its own, so that no contract is
 * locked while others are worked on. A fine that refuses, or that a colleague looks after,
 * stays, and its line says why.
 */
export async function cancelFines(
  ports: Ports,
  db: Database,
  { items, reason, ...by }: Selection,
): Promise<{ rows: SelectionRow[] }> {
  const rows: SelectionRow[] = [];
  for (const { id, revision } of items)
    rows.push(
      await cancelFine(ports, db, {
        ...by,
        id,
        form: { revision, reason },
        sparesColleagues: true,
      }).then(
        ({ id: done }) => ({ id: done, outcome: 'done' as const, message: null }),
        (error: unknown) => ({ id, ...outcomeOf(error) }),
      ),
    );
  return { rows };
}

function outcomeOf(error: unknown): Omit<SelectionRow, 'id'> {
  if (!(error instanceof Refusal)) throw error;
  const {
    message,
    kind,
    details: { reason },
  } = error;
  if (kind === 'not-found') return { outcome: 'missing', message };
  if (reason === 'held-by-colleague') return { outcome: 'held', message };
  if (reason === 'changed-meanwhile') return { outcome: 'changed', message };
  return { outcome: 'refused', message };
}
