import { type OddReason } from '@site/api-contract';
import { UUID } from '@site/api-contract/uuid';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { notify } from '../../activity/notifications/notify';
import { findRecurrence } from '../automatic-pix/recurrences.repository';
import { findBankCharge } from '../payments/payments.repository';
import { findCard } from '../saved-cards/saved-cards.repository';
import { bankEvent, KNOWN_TYPES } from './bank-events';
import { noteOutcome, takeEvent } from './bank-events.repository';
import { factsIn, whyMisshapen } from './odd-event.rules';
import { applyEvent } from './receive/receive-event.service';
import { type AfterPayment } from './receive/store-payment';

/** The result of a webhook, as named in log and metrics. */
export type Taken =
  | { outcome: 'done' | 'nothing' | 'unknown' | 'repeated' }
  | { outcome: 'odd'; why: OddReason; contractId: string | null };

/**
 * Takes a webhook with a valid signature, once. News that can't be true are stored as
 * they came; consultants who see the contract are notified, and nothing else changes.
 */
export async function takeWebhook(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  given: { id: string; type: string; data?: unknown },
  afterPayment: AfterPayment,
): Promise<Taken> {
  const { id, type, data } = given;
  const receivedAt = ports.clock.now();
  // The row is written first, so that a simultaneous equal event waits here and then
  // finds it.
  if (!(await takeEvent(tx, { id, kind: type, outcome: 'done', receivedAt })))
    return { outcome: 'repeated' };
  const event = bankEvent.safeParse(given);
  if (!event.success && !KNOWN_TYPES.has(type)) {
    await noteOutcome(tx, id, { outcome: 'nothing' });
    return { outcome: 'nothing' };
  }
  const came = event.success
    ? await applyEvent(ports, tx, event.data, afterPayment)
    : {
        why: whyMisshapen(event.error.issues[0]?.path.at(-1)),
        contractId: await contractMeant(tx, data),
      };
  if (typeof came === 'object') {
    await noteOutcome(tx, id, { outcome: 'odd', ...came, facts: factsIn(data) });
    if (came.contractId)
      await notify(tx, {
        kind: 'bank-event-odd',
        about: { contract: came.contractId },
        to: { consultants: 'analysis' },
        newest: true,
        at: receivedAt,
      });
    return { outcome: 'odd', ...came };
  }
  if (came !== 'done') await noteOutcome(tx, id, { outcome: came });
  return { outcome: came };
}

/** The contract in the reference of misshapen news, if any. */
async function contractMeant(tx: Database, data: unknown): Promise<string | null> {
  const { reference } = Object(data) as { reference?: unknown };
  if (typeof reference !== 'string' || !UUID.test(reference)) return null;
  const meant =
    (await findBankCharge(tx, reference)) ??
    (await findCard(tx, reference)) ??
    (await findRecurrence(tx, reference));
  return meant?.contractId ?? null;
}
