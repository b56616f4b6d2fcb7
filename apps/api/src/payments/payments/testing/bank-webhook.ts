import { SIGNATURE_HEADER, signWebhook } from '@site/server';
import { type TestApi } from '../../../testing/api';

export const WEBHOOK_KEY = 'ef'.repeat(32);

let events = 0;

/** Sends a webhook as the bank does; `change` alters it on the way. Gives the status. */
export async function tellOf(
  api: TestApi,
  type: string,
  data: object,
  {
    id = `evt_${(events += 1)}`,
    key = WEBHOOK_KEY,
    at = api.clock.now(),
    change = (body: string) => body,
  } = {},
): Promise<number> {
  const body = JSON.stringify({ id, type, at: at.toISOString(), data });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/bank',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(key, body, at),
    },
    payload: change(body),
  });
  return answer.statusCode;
}
