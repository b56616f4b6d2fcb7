import { type FastifyBaseLogger } from 'fastify';
import { type Database } from '../data/database';
import { type Ports } from '../ports';
import { workflowOutbox } from './outbox.table';
import { noteArrival } from './outbox-arrivals';
import { relayDue } from './outbox-relay';

type Needs = Pick<Ports, 'database' | 'clock' | 'workflow'>;

/**
 * Puts `payload` into the outbox of the workflow host, in the transaction of its effect;
 * does nothing without a host.
 */
export async function enqueueWorkflowMessage(
  { clock, workflow }: Pick<Ports, 'clock' | 'workflow'>,
  tx: Database,
  payload: object,
): Promise<void> {
  if (!workflow) return;
  noteArrival();
  const now = clock.now();
  await tx.insert(workflowOutbox).values({ payload, nextTryAt: now, createdAt: now });
}

/**
 * Hands over the messages that are due; returns how many it tried. Safe in many processes
 * at once.
 */
export async function relayWorkflowMessages(
  ports: Needs,
  log: FastifyBaseLogger,
): Promise<number> {
  const { workflow } = ports;
  if (!workflow) return 0;
  return relayDue(ports, log, {
    table: workflowOutbox,
    what: 'message',
    receiverOf: ({ id }) => id,
    handOver: ({ id, payload }) => workflow.send(payload, `contact-${id}`),
  });
}
