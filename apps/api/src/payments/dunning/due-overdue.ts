import { saoPauloDay } from '@site/api-contract/brazil';
import { type DueQueue } from '#platform/data/due-queue';
import { countOverdue } from './overdue.repository';
import { showOverdue } from './overdue-view';

/**
 * Late contracts after their last reminder: due on the promised day, else on the first
 * day on which they may be ended, else now. One that was ended waits for its car, and is
 * in the queue alone.
 */
export const dueOverdue: DueQueue = {
  count: (db, now) => countOverdue(db, saoPauloDay(now)),

  async list(db, { most, now }) {
    const found = await showOverdue({ clock: { now: () => now } }, db);
    const undecided = found.filter(({ decisions }) =>
      decisions.every(({ kind }) => kind !== 'encerrar'),
    );
    const items = undecided.map(
      ({ contractId, customer, versionName, promisedUntil, ending }) => ({
        queue: 'overdue' as const,
        id: contractId,
        act: 'settle' as const,
        who: customer,
        about: versionName,
        until: promisedUntil ?? ending?.from ?? saoPauloDay(now),
        hour: null,
        urgent: false,
      }),
    );
    items.sort((one, other) => one.until.localeCompare(other.until));
    return items.slice(0, most);
  },
};
