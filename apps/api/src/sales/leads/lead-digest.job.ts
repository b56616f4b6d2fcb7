import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import {
  addDays,
  type IsoDate,
  saoPauloDay,
  saoPauloInstant,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { wantsMailOn } from '../../activity/notifications/digest-settings.repository';
import { users } from '../../identity/accounts/accounts.table';
import { leadDigestMail } from './lead-digest.mails';
import { leadDigests, leads } from './leads.table';

/** Morning mails go out from this time on (São Paulo). */
const MORNING = '07:00';
/** No morning mail goes out from this time on, even if none was sent that day. */
const EVENING = '18:00';

/**
 * Mails each consultant, once a morning, their contacts of that day and the late ones;
 * without any there is no mail. The row of the day lets one process send it, and keeps
 * contacts that are noted later that day out of the mail.
 */
export async function mailLeadDigests(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  if (now < saoPauloInstant(today, MORNING) || now >= saoPauloInstant(today, EVENING))
    return { done: 0 };
  let done = 0;
  for (const { id, email } of await untold(db, today))
    done += await db.transaction(async (tx) => {
      await tx
        .delete(leadDigests)
        .where(and(eq(leadDigests.consultantId, id), lt(leadDigests.onDay, today)));
      const [added] = await tx
        .insert(leadDigests)
        .values({ consultantId: id, onDay: today })
        .onConflictDoNothing()
        .returning();
      const contacts = added ? await contactsOf(tx, id, today) : [];
      if (contacts.length === 0) return 0;
      await enqueueMail(
        ports,
        tx,
        leadDigestMail(ports.config, { to: email, now, contacts }),
      );
      return 1;
    });
  return { done };
}

const dueBy = (day: IsoDate) =>
  lt(leads.nextContactAt, startOfSaoPauloDay(addDays(day, 1)));

/** Consultants who may work on leads, want such mails and got none on this day. */
function untold(db: Database, today: IsoDate): Promise<{ id: string; email: string }[]> {
  const told = db
    .select({ id: leadDigests.consultantId })
    .from(leadDigests)
    .where(and(eq(leadDigests.consultantId, users.id), eq(leadDigests.onDay, today)));
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.role, 'CONSULTANT'),
        isNull(users.disabledAt),
        sql`'leads' = any (${users.rights})`,
        notExists(told),
        wantsMailOn(users.id, today),
      ),
    )
    .orderBy(asc(users.id));
}

async function contactsOf(tx: Database, consultantId: string, today: IsoDate) {
  const rows = await tx
    .select({ name: leads.name, at: leads.nextContactAt })
    .from(leads)
    .where(and(eq(leads.claimedBy, consultantId), dueBy(today)))
    .orderBy(asc(leads.nextContactAt), asc(leads.id));
  return rows.flatMap(({ name, at }) => (at ? [{ name, at }] : []));
}
