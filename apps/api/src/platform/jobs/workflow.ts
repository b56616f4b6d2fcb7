import { type Config } from '../config';

/** Hands one message to the workflow host; rejects when it was not accepted. */
export type WorkflowSender = { send(payload: unknown, key: string): Promise<void> };

/**
 * The external workflow endpoint of spec §7, or null without `WORKFLOW_URL`. It gets
 * neither bearer nor cookies, and redirects are not followed. `key` is the same for each
 * try, so that the host can recognize a repeat.
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
