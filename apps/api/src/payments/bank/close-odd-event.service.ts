import { type OddEventClosing } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { findContract } from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { closeOddEvent as close, findOddEvent } from './bank-events.repository';

type Closing = { id: string; eventId: string; actor: Actor; form: OddEventClosing };

/**
 * Closes an odd event of a contract, with the reason of the consultant who asked the
 * bank. No money changes: the bank sends a right event, which is applied like any other.
 * The second of two consultants is refused (409 `changed-meanwhile`). Call it in a
 * transaction.
 */
export async function closeOddEvent(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { id, eventId, actor, form }: Closing,
): Promise<{ ok: true }> {
  const { contract } = (await findContract(tx, id)) ?? contractNotFound();
  const event = await findOddEvent(tx, { id: eventId, contractId: contract.id });
  if (!event) return refuse('not-found', TEXTS.notFound);
  const isClosed = await close(tx, eventId, {
    closedAt: ports.clock.now(),
    closedBy: actor.id,
    closedReason: form.reason,
  });
  if (!isClosed)
    refuse('conflict', 'Este aviso já foi encerrado.', { reason: 'changed-meanwhile' });
  await recordAudit(ports, tx, {
    actor,
    action: 'odd-event-closed',
    ...aboutContract(contract),
    detail: event.why ?? undefined,
  });
  return { ok: true };
}
