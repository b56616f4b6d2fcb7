import { eq } from 'drizzle-orm';
import { type Amendment } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { amendedMail } from './amendment.mails';
import { amendmentText } from './amendments';
import { contractAmendments } from './contract-amendments.table';
import { type ContractRecord } from './contracts.repository';
import { contracts } from './contracts.table';

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
    actor,
  }: {
    record: Pick<ContractRecord, 'contract' | 'amendments'>;
    amendment: Omit<Amendment, 'number'>;
    actor: Actor;
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
    actor,
    action: 'contract-amended',
    ...aboutContract(contract),
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
