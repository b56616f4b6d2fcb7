import { type DealershipItem } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type DueQuery } from '#platform/data/due-queue';
import { type SignedIn } from '#platform/security/authentication';
import { listVisible } from '../proposals.repository';

/** Steps that a dealership planned for today or earlier; a seller's own alone. */
export async function dueFollowUps(
  db: Database,
  viewer: SignedIn,
  { most, now }: DueQuery,
): Promise<DealershipItem[]> {
  const page = { after: null, limit: most, now };
  const rows = await listVisible(db, viewer, { next: 'due' }, page);
  return rows.flatMap(({ proposal, customer, followUp }): DealershipItem[] =>
    followUp?.nextStep && followUp.nextDay
      ? [
          {
            task: 'follow-up',
            id: proposal.id,
            customerName: customer.name,
            about: followUp.nextStep,
            until: followUp.nextDay,
            hour: null,
          },
        ]
      : [],
  );
}
