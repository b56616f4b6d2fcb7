import {
  and,
  asc,
  eq,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  notLike,
  or,
  sql,
} from 'drizzle-orm';
import {
  addMonths,
  DAY_MS,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { isDropped, PROPOSAL_STATES } from '@site/api-contract/sales';
import { isDemo } from '#platform/config';
import { affectedRows, type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { outbox, workflowOutbox } from '#platform/jobs/outbox.table';
import { type Ports } from '#platform/ports';
import { forgetAuditEntries, recordAudit, SYSTEM } from '#platform/security/audit';
import { forgetNotifications } from '../../../activity/notifications/notifications.repository';
import { lockAccount } from '../../../identity/accounts/accounts.repository';
import { users } from '../../../identity/accounts/accounts.table';
import { hasDemoBox } from '../../../identity/accounts/demo-boxes';
import { pins } from '../../../identity/accounts/pins.table';
import { sessions } from '../../../identity/authentication/sessions.table';
import { forgetConsultantInvitations } from '../../../identity/team/consultant-invitations.repository';
import { forgetInvitations } from '../../../identity/team/invitations.repository';
import { forgetUnsentProof } from '../../../payments/disputes/disputes.repository';
import { leads, reservations } from '../../../sales/leads/leads.table';
import {
  proposalFollowUps,
  proposalNotes,
} from '../../../sales/proposals/follow-ups.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { linkVisits } from '../../../sales/sales-funnel/link-visits.table';
import { deleteRetainedFacts } from './delete-retained-facts';
import { erasePerson, NAMELESS_HOST } from './erase-person';

const BATCH = 50;

/**
 * Deletes data whose term is over (security-requirements I4). Terms are environment
 * variables. Drivers and traffic fines have jobs of their own.
 */
export async function applyRetention(ports: Ports, db: Database): Promise<Done> {
  let done = await eraseUnfinished(ports, db);
  done += await forgetRefusedDocuments(ports, db);
  done += await forgetOldLeads(ports, db);
  done += await forgetOldNotes(ports, db);
  done += await forgetOldTraces(ports, db);
  const oldest = daysAgo(ports.clock.now(), ports.config.UNFINISHED_REGISTRATION_DAYS);
  done += await forgetInvitations(db, oldest);
  done += await forgetConsultantInvitations(db, oldest);
  done += await forgetNotifications(
    db,
    daysAgo(ports.clock.now(), ports.config.NOTIFICATION_KEPT_DAYS),
  );
  done += await forgetUnsentProof(db, ports.clock.now());
  done += await deleteRetainedFacts(ports, db);
  return { done };
}

/**
 * Registrations that were neither finished nor used for a while. Those with a proposal or
 * a place in a queue stay, and so do the demo's accounts. A place in a queue counts only
 * with a confirmed e-mail, since an unconfirmed one may be another person's.
 */
async function eraseUnfinished(ports: Ports, db: Database): Promise<number> {
  const { clock, config } = ports;
  const oldest = daysAgo(clock.now(), config.UNFINISHED_REGISTRATION_DAYS);
  const lastUse = sql`greatest(
    ${users.updatedAt},
    (select max(last_used_at) from sessions where user_id = ${users.id}),
    (select updated_at from registrations where user_id = ${users.id})
  )`;
  const unfinished = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.role),
        isNull(users.registrationFinishedAt),
        notLike(users.email, `%${NAMELESS_HOST}`),
        // The next condition implies this one, which has an index.
        lt(users.updatedAt, oldest),
        sql`${lastUse} < ${oldest.toISOString()}`,
        notExists(
          db
            .select({ id: proposals.id })
            .from(proposals)
            .where(eq(proposals.userId, users.id)),
        ),
        or(
          isNull(users.emailConfirmedAt),
          notExists(
            db
              .select({ id: reservations.id })
              .from(reservations)
              .where(eq(sql`lower(${reservations.email})`, users.email)),
          ),
        ),
        isDemo(config) ? not(hasDemoBox()) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH);
  for (const { id } of unfinished)
    await db.transaction(async (tx) => {
      const account = await lockAccount(tx, id);
      if (account && !account.registrationFinishedAt)
        await erasePerson(ports, tx, account, {
          actor: SYSTEM,
          keptUntil: null,
          detail: 'term-over',
        });
    });
  return unfinished.length;
}

/**
 * Documents without a contract: of a draft, or of a dropped proposal. Fulfilled contracts
 * still rely on their documents.
 */
const RELIES_ON_NONE = PROPOSAL_STATES.filter(
  (state) => state === 'rascunho' || isDropped(state),
);

/**
 * Documents of proposals that were refused long ago, unless another proposal or a
 * contract relies on them. Their files are deleted after them.
 */
async function forgetRefusedDocuments(
  { clock, config }: Ports,
  db: Database,
): Promise<number> {
  const oldest = daysAgo(clock.now(), config.REFUSED_DOCUMENT_DAYS).toISOString();
  const deleted = await db.execute(
    sql`delete from documents d
      where exists (
        select 1 from proposals p
        where p.user_id = d.user_id
          and p.state = 'reprovada'
          and p.updated_at < ${oldest}
          and d.created_at <= p.updated_at
      )
      and not exists (
        select 1 from proposals p
        where p.user_id = d.user_id
          and (
            p.state not in ${RELIES_ON_NONE}
            or (p.state = 'reprovada' and p.updated_at >= ${oldest})
          )
      )`,
  );
  return affectedRows(deleted);
}

/** Deletes notes of dealerships after the term for acts on leads. */
async function forgetOldNotes({ clock, config }: Ports, db: Database): Promise<number> {
  const oldest = monthsAgo(clock.now(), config.LEAD_KEPT_MONTHS);
  const notes = await db.delete(proposalNotes).where(lt(proposalNotes.at, oldest));
  const plans = await db
    .delete(proposalFollowUps)
    .where(lt(proposalFollowUps.nextDay, saoPauloDay(oldest)));
  return affectedRows(notes) + affectedRows(plans);
}

async function forgetOldLeads(ports: Ports, db: Database): Promise<number> {
  const gone = await db
    .delete(leads)
    .where(
      lt(leads.updatedAt, monthsAgo(ports.clock.now(), ports.config.LEAD_KEPT_MONTHS)),
    )
    .returning({ id: leads.id });
  if (gone.length > 0)
    await recordAudit(ports, db, {
      actor: SYSTEM,
      action: 'leads-forgotten',
      personId: null,
      detail: String(gone.length),
    });
  return gone.length;
}

/**
 * Deletes records of access: the audit trail, ended sessions, PINs, mails that can't be
 * sent any more, and counts of visits before the last two months.
 */
async function forgetOldTraces({ clock, config }: Ports, db: Database): Promise<number> {
  const now = clock.now();
  const oldest = monthsAgo(now, config.LOG_KEPT_MONTHS);
  const unsent = daysAgo(now, config.UNSENT_KEPT_DAYS);
  const over = or(
    lt(sessions.endsAt, oldest),
    and(isNotNull(sessions.endedAt), lt(sessions.endedAt, oldest)),
  );
  let gone = await forgetAuditEntries(db, oldest);
  for (const statement of [
    db.delete(sessions).where(over),
    db.delete(linkVisits).where(lt(linkVisits.day, saoPauloDay(oldest))),
    db.delete(pins).where(lt(pins.expiresAt, daysAgo(now, 1))),
    db.delete(outbox).where(or(lt(outbox.dropAt, now), lt(outbox.gaveUpAt, unsent))),
    db.delete(workflowOutbox).where(lt(workflowOutbox.gaveUpAt, unsent)),
  ])
    gone += affectedRows(await statement);
  return gone;
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const monthsAgo = (now: Date, months: number) =>
  startOfSaoPauloDay(addMonths(saoPauloDay(now), -months));
