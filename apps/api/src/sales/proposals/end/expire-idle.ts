import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { addDays, saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { EXPIRING_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { SYSTEM } from '#platform/security/audit';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { moveProposal } from '../move-proposal';
import { expiredMail, expiresSoonMail } from '../proposals.mails';
import { type ProposalRow } from '../proposals.repository';
import { proposals } from '../proposals.table';

const WAITING = inArray(proposals.state, EXPIRING_STATES);
const IDLE_DAYS = 30;
const REMINDED_DAYS_BEFORE = 7;

/**
 * Expires proposals whose customer did nothing for `IDLE_DAYS`, and warns by mail some
 * days before. Each in its own transaction with its mail, so that it happens once in any
 * number of processes, and after a crash.
 */
export async function expireIdle(ports: Ports, db: Database): Promise<Done> {
  let done = 0;
  while (await expireNext(ports, db)) done += 1;
  while (await remindNext(ports, db)) done += 1;
  return { done };
}

function expireNext(ports: Ports, db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await takeNext(tx, lt(proposals.updatedAt, idleSince(ports, IDLE_DAYS)));
    if (!row) return false;
    const moved = await moveProposal(ports, tx, {
      row,
      to: 'expirada',
      party: 'system',
      actor: SYSTEM,
    });
    await tell(ports, tx, moved, expiredMail);
    return true;
  });
}

function remindNext(ports: Ports, db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const warned = IDLE_DAYS - REMINDED_DAYS_BEFORE - 1;
    const row = await takeNext(
      tx,
      and(
        gte(proposals.updatedAt, idleSince(ports, IDLE_DAYS)),
        lt(proposals.updatedAt, idleSince(ports, warned)),
        or(isNull(proposals.remindedAt), lte(proposals.remindedAt, proposals.updatedAt)),
      ),
    );
    if (!row) return false;
    await tx
      .update(proposals)
      .set({ remindedAt: ports.clock.now() })
      .where(eq(proposals.id, row.id));
    await tell(ports, tx, row, expiresSoonMail);
    return true;
  });
}

/**
 * The beginning of the day `days` whole days ago (São Paulo): a proposal last touched
 * before it is idle.
 */
function idleSince({ clock }: Pick<Ports, 'clock'>, days: number): Date {
  return startOfSaoPauloDay(addDays(saoPauloDay(clock.now()), -days));
}

async function takeNext(tx: Database, due: SQL | undefined): Promise<ProposalRow | null> {
  const [row] = await tx
    .select()
    .from(proposals)
    .where(and(WAITING, due))
    .orderBy(asc(proposals.updatedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

async function tell(
  ports: Ports,
  tx: Database,
  row: ProposalRow,
  mailOf: typeof expiresSoonMail,
): Promise<void> {
  const customer = await findAccountById(tx, row.userId);
  if (customer) await enqueueMail(ports, tx, mailOf(ports.config, customer.email, row));
}
