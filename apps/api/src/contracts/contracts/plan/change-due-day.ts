import { type ContractDetail } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { dueDayPendingText, termsForInstallment } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { addAmendment } from '../add-amendment';
import { detailOf } from '../contract-detail';
import { contractFacts } from '../contracts.repository';
import { lockOwn, requireGoingOn } from '../contracts.service';
import { dueDayChange, pendingDueDay } from './installment-charge.rules';

/**
 * Changes the due day, from the installment that `dueDayChange` finds. Until that
 * installment is charged there is no second change (409 `due-day-pending`).
 */
export function changeDueDay(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    change: { dueDay, fromInstallment },
    actor,
  }: {
    viewer: SignedIn;
    id: string;
    change: { dueDay: number; fromInstallment: number };
    actor: Actor;
  },
): Promise<ContractDetail> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    requireGoingOn(record);
    const { contract, amendments } = record;
    const now = ports.clock.now();
    const today = saoPauloDay(now);
    const { terms } = contract;
    const next = dueDayChange({ ...record, terms }, dueDay, today);
    if (!next)
      return refuse('conflict', 'Nenhuma outra mensalidade vai ser cobrada.', {
        reason: 'terms-moved',
      });
    // Asking for the agreed day again changes nothing.
    if (termsForInstallment(terms, amendments, next.number).dueDay === dueDay)
      return detailOf(tx, await contractFacts(tx, record), now);
    const pending = pendingDueDay({ ...record, terms }, today);
    if (pending)
      refuse('conflict', dueDayPendingText(pending), { reason: 'due-day-pending' });
    if (next.number !== fromInstallment)
      refuse(
        'conflict',
        `A mudança agora vale a partir da mensalidade ${next.number}. Confira e confirme de novo.`,
        {
          reason: 'terms-moved',
          notifications: [{ key: 'FromInstallment', message: String(next.number) }],
        },
      );
    await addAmendment(ports, tx, {
      record,
      actor,
      amendment: {
        kind: 'vencimento',
        changes: { dueDay, fromInstallment },
        effectiveFrom: today,
      },
    });
    return detailOf(tx, await contractFacts(tx, record), now);
  });
}
