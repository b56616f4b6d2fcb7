import { eq } from 'drizzle-orm';
import { type ContractDetail } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { type Amendment, termsForInstallment } from '@site/contracts/contract-terms';
import { isOver } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { refuse } from '../../platform/errors';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { type SignedIn } from '../../platform/security/authentication';
import { contractAmendments, contracts } from '../../tables';
import { findAccountById } from '../accounts/accounts.repository';
import { amendmentText, toDetail } from './contract-view';
import { amendedMail } from './contracts.mails';
import { contractFacts, type ContractRecord } from './contracts.repository';
import { lockOwn, refuseOver } from './contracts.service';
import { nextToCharge } from './installment-charge.rules';

/**
 * Adds a numbered amendment that the customer confirmed, and mails it. Call it with the
 * contract locked (`lockContract`).
 */
export async function addAmendment(
  ports: Ports,
  tx: Database,
  {
    record: { contract, amendments },
    amendment,
    by,
  }: {
    record: Pick<ContractRecord, 'contract' | 'amendments'>;
    amendment: Omit<Amendment, 'number'>;
    by: Actor;
  },
): Promise<void> {
  const now = ports.clock.now();
  const number = amendments.length + 1;
  await tx
    .insert(contractAmendments)
    .values({ ...amendment, number, contractId: contract.id, confirmedAt: now });
  await tx
    .update(contracts)
    .set({ revision: contract.revision + 1 })
    .where(eq(contracts.id, contract.id));
  await recordAudit(ports, tx, {
    by,
    action: 'contract-amended',
    personId: contract.userId,
    subject: `contract:${contract.id}`,
    detail: amendment.kind,
  });
  const customer = await findAccountById(tx, contract.userId);
  if (customer)
    await enqueueMail(
      ports,
      tx,
      amendedMail(ports.config, {
        to: customer.email,
        contract,
        number,
        text: amendmentText(amendment),
      }),
    );
}

/** Another due day, from the next installment that has not been charged. */
export function changeDueDay(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    change: { dueDay, fromInstallment },
    by,
  }: {
    viewer: SignedIn;
    id: string;
    change: { dueDay: number; fromInstallment: number };
    by: Actor;
  },
): Promise<ContractDetail> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract, proposal, amendments } = record;
    if (isOver(proposal.state)) refuseOver();
    const now = ports.clock.now();
    const today = saoPauloDay(now);
    const { terms } = contract;
    const next = nextToCharge({ ...record, terms }, today);
    if (!next)
      return refuse('conflict', 'Todas as mensalidades já foram cobradas.', {
        reason: 'terms-moved',
      });
    if (next.number !== fromInstallment)
      refuse(
        'conflict',
        `A mudança agora vale a partir da mensalidade ${next.number}. Confira e confirme de novo.`,
        {
          reason: 'terms-moved',
          notifications: [{ key: 'FromInstallment', message: String(next.number) }],
        },
      );
    // Saying again what is agreed is done already.
    if (termsForInstallment(terms, amendments, next.number).dueDay !== dueDay)
      await addAmendment(ports, tx, {
        record,
        by,
        amendment: {
          kind: 'vencimento',
          changes: { dueDay, fromInstallment },
          effectiveFrom: today,
        },
      });
    return toDetail(await contractFacts(tx, record), now);
  });
}
