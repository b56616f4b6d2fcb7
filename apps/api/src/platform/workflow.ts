import { type FastifyBaseLogger } from 'fastify';
import { workflowOutbox } from '../tables';
import { type Config } from './config';
import { type Database } from './database';
import { handOverDue } from './owed';
import { type Ports } from './ports';

/** Hands one message to the workflow host; rejects when it was not taken. */
export type WorkflowSender = { send(payload: unknown, key: string): Promise<void> };

/**
 * The external workflow endpoint of spec §7, or null without `WORKFLOW_URL`. Neither
 * bearer nor cookies go there, and no redirect is followed. `key` is the same for each
 * try: the host can tell a repeat.
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
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': key,
        },
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

/**
 * Owes `payload` to the workflow host, in the transaction of its effect. Nothing is owed
 * where there is no host.
 */
export async function enqueueForWorkflow(
  { clock, workflow }: Pick<Ports, 'clock' | 'workflow'>,
  tx: Database,
  payload: object,
): Promise<void> {
  if (!workflow) return;
  const now = clock.now();
  await tx.insert(workflowOutbox).values({ payload, nextTryAt: now, createdAt: now });
}

/**
 * Hands over the messages that are due; returns how many it tried. Safe in many processes
 * at once.
 */
export async function forwardDue(ports: Needs, log: FastifyBaseLogger): Promise<number> {
  const { workflow } = ports;
  if (!workflow) return 0;
  return handOverDue(ports, log, {
    table: workflowOutbox,
    what: 'message',
    handOver: ({ id, payload }) => workflow.send(payload, `contact-${id}`),
  });
}
