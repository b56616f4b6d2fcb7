import { asc, eq } from 'drizzle-orm';
import { saoPauloDay, saoPauloTime } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { type DueQueue } from '#platform/data/due-queue';
import { users } from '../../identity/accounts/accounts.table';
import { countLeads } from './lead-counts.repository';
import { matching } from './lead-filters.repository';
import { type LeadRow } from './lead-queue.repository';
import { leads } from './leads.table';

const OPEN = { status: 'abertos' } as const;

/** Open leads, in the order of their queue. */
export const dueLeads: DueQueue = {
  count: (db) => countLeads(db, OPEN),

  async list(db, { most, now }) {
    const rows = await db
      .select({ lead: leads, name: users.name })
      .from(leads)
      .leftJoin(users, eq(users.id, leads.claimedBy))
      .where(matching(OPEN))
      .orderBy(asc(leads.dueAt), asc(leads.id))
      .limit(most);
    return rows.map(({ lead, name }) => ({
      queue: 'leads',
      id: lead.id,
      act: 'contact',
      who: lead.name,
      about: '',
      form: lead.kind,
      ...deadlineOf(lead, now),
      urgent: false,
      claimed: { by: lead.claimedBy, name },
    }));
  },
};

/** The day of `dueAt` (`lead.rules.ts`), with its hour where a contact is planned. */
function deadlineOf({ status, waitingSince, nextContactAt, dueAt }: LeadRow, now: Date) {
  const isPlanned = nextContactAt?.getTime() === dueAt?.getTime();
  if (nextContactAt && isPlanned)
    return { until: saoPauloDay(nextContactAt), hour: saoPauloTime(nextContactAt) };
  const until = status === 'novo' ? answerDay(waitingSince) : saoPauloDay(dueAt ?? now);
  return { until, hour: null };
}
