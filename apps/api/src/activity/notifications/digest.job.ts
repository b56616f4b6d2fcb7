import { and, asc, exists, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import {
  DAY_MS,
  saoPauloDay,
  saoPauloInstant,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { users } from '../../identity/accounts/accounts.table';
import { notificationDigestMail } from './digest.mails';
import { digestsOn } from './digest.rules';
import {
  isUntoldSince,
  lockSettings,
  noteTold,
  wantsMailOn,
} from './digest-settings.repository';
import { countNews, newsFor } from './notifications.repository';

/** Morning mails go out from this time on (São Paulo). */
const MORNING = '08:00';
/** No morning mail goes out from this time on, even if none was sent that day. */
const EVENING = '18:00';
/** The mail leaves older unread notices to the list. */
const NEWS_DAYS = 7;

type Reader = Pick<typeof users.$inferSelect, 'id' | 'role' | 'rights' | 'email'>;

/**
 * Next steps for today or earlier. `features.ts` hands these functions in, since
 * proposals are a later district.
 */
type DueSteps = {
  /** A condition for accounts of a query that have such steps. */
  have: (db: Database, now: Date) => SQL;
  count: (db: Database, userId: string, now: Date) => Promise<number>;
};

/**
 * Mails each member of staff, once a morning, their unread notices since the last such
 * mail, by kind, and how many of their proposals wait for a next step. Somebody with
 * neither gets no mail, and may still get one later that day. The lock on the settings
 * row lets one process send it.
 */
export async function mailNotificationDigests(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  steps: DueSteps,
): Promise<Done> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  if (now < saoPauloInstant(today, MORNING) || now >= saoPauloInstant(today, EVENING))
    return { done: 0 };
  const readers = await db
    .select({
      id: users.id,
      role: users.role,
      rights: users.rights,
      email: users.email,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.role),
        isNull(users.disabledAt),
        wantsMailOn(users.id, today),
        isUntoldSince(users.id, startOfSaoPauloDay(today)),
        or(exists(newsFor(db, users.id, daysAgo(now))), steps.have(db, now)),
      ),
    )
    .orderBy(asc(users.id));
  let done = 0;
  for (const reader of readers)
    done += await db.transaction((tx) => mailOne(ports, tx, { reader, steps }));
  return { done };
}

async function mailOne(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { reader, steps }: { reader: Reader; steps: DueSteps },
): Promise<number> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const { digest, toldAt } = await lockSettings(tx, reader.id);
  const isTold = toldAt !== null && toldAt >= startOfSaoPauloDay(today);
  if (isTold || !digestsOn(today).includes(digest)) return 0;
  const oldest = daysAgo(now);
  const isSinceMail = toldAt !== null && toldAt > oldest;
  const news = await countNews(tx, reader, isSinceMail ? toldAt : oldest);
  const due = await steps.count(tx, reader.id, now);
  if (news.length === 0 && due === 0) return 0;
  await noteTold(tx, reader.id, now);
  const since = isSinceMail ? 'last-mail' : 'week';
  const mail = notificationDigestMail(ports.config, { reader, today, news, since, due });
  await enqueueMail(ports, tx, mail);
  return 1;
}

const daysAgo = (now: Date) => new Date(now.getTime() - NEWS_DAYS * DAY_MS);
