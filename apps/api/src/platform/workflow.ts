import { eq, sql } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { workflowOutbox } from '../tables';
import { type Config } from './config';
import { rowsOf, type Database } from './database';
import { pauseMs } from './outbox';
import { type Ports } from './ports';

/** Hands one message to the workflow host; rejects when it was not taken. */
export type WorkflowSender = { send(payload: unknown, key: string): Promise<void> };

/**
 * The external workflow endpoint of spec §7, or null without `WORKFLOW_URL`. Neither bearer nor cookies go there, and no
 * redirect is followed. `key` is the same for each try: the host can tell a repeat.
 */
export function workflowSender({
  WORKFLOW_URL,
  WORKFLOW_TIMEOUT_MS,
}: Pick<Config, 'WORKFLOW_URL' | 'WORKFLOW_TIMEOUT_MS'>): WorkflowSender | null {
  if (WORKFLOW_URL === undefined) return null;
  return {
    send: async (payload, key) => {
      const answer = await fetch(WORKFLOW_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'idempotency-key': key },
        body: JSON.stringify(payload),
        redirect: 'error',
        signal: AbortSignal.timeout(WORKFLOW_TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    },
  };
}

type Needs = Pick<Ports, 'database' | 'clock' | 'workflow'>;

/** Owes `payload` to the workflow host, in the transaction of its effect. Nothing is owed where there is no host. */
export async function enqueueForWorkflow(
  tx: Database,
  { clock, workflow }: Pick<Ports, 'clock' | 'workflow'>,
  payload: object,
): Promise<void> {
  if (!workflow) return;
  const now = clock.now();
  await tx.insert(workflowOutbox).values({ payload, nextTryAt: now, createdAt: now });
}

const LEASE_SECONDS = 60; // another process may take a message again after this
const MAX_ATTEMPTS = 14; // about two days with the pauses of the outbox
const BATCH = 10;

type Due = { id: string; payload: unknown; attempts: number };

/** Hands over the messages that are due, at most ten at once; returns how many were taken. Safe in many processes. */
export async function forwardDue(ports: Needs, log: FastifyBaseLogger): Promise<number> {
  const { workflow } = ports;
  if (!workflow) return 0;
  const now = ports.clock.now();
  const lease = new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
  const due = await rowsOf<Due>(
    ports.database.db,
    sql`update workflow_outbox set attempts = attempts + 1, next_try_at = ${lease}
        where id in (select id from workflow_outbox where gave_up_at is null and next_try_at <= ${now.toISOString()} order by id limit ${BATCH} for update skip locked)
        returning id::text, payload, attempts`,
  );
  await Promise.all(due.map((row) => forward(ports, workflow, log, row)));
  return due.length;
}

async function forward({ database: { db }, clock }: Needs, workflow: WorkflowSender, log: FastifyBaseLogger, row: Due): Promise<void> {
  const here = eq(workflowOutbox.id, Number(row.id));
  try {
    await workflow.send(row.payload, `contact-${row.id}`);
  } catch (error) {
    const gaveUp = row.attempts >= MAX_ATTEMPTS;
    log[gaveUp ? 'error' : 'warn'](
      { forward: row.id, attempts: row.attempts, reason: error instanceof Error ? error.name : 'unknown' },
      gaveUp ? 'message to the workflow host given up' : 'message not taken by the workflow host, will try again',
    );
    const now = clock.now();
    await db
      .update(workflowOutbox)
      .set(gaveUp ? { gaveUpAt: now } : { nextTryAt: new Date(now.getTime() + pauseMs(row.attempts)) })
      .where(here);
    return;
  }
  await db.delete(workflowOutbox).where(here);
}
