import { lt } from 'drizzle-orm';
import { addMonths, saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { bankEvents } from './payments.table';

/**
 * Deletes webhooks after the time for logs. A webhook that the bank repeats later has no
 * effect all the same: the ledger knows the payment.
 */
export async function forgetOldEvents(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const first = addMonths(saoPauloDay(clock.now()), -config.LOG_KEPT_MONTHS);
  const gone = await db
    .delete(bankEvents)
    .where(lt(bankEvents.receivedAt, startOfSaoPauloDay(first)))
    .returning({ id: bankEvents.id });
  return { done: gone.length };
}
