import { eq } from 'drizzle-orm';
import { isContract } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { contracts } from '../../contracts/contracts.table';
import { postTransaction, readLedger } from '../../ledger/ledger.repository';
import { creditOf } from '../../ledger/ledger.rules';
import { openItems } from '../../ledger/statement.rules';
import { lateCreditMail } from '../deliveries.mails';
import { findDelivery, LATE_CREDIT } from '../deliveries.repository';
import { latenessOf } from '../delivery-view';

/**
 * Locks the row of a contract before posting to its ledger. It stands here, since
 * contracts come later.
 */
export async function lockContractRow(tx: Database, id: string): Promise<void> {
  await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.id, id))
    .for('update');
}

/**
 * Posts the credit for a late handover: it pays open items, the oldest first, and then
 * the next charge. Its reference makes it happen once.
 */
export async function postLateCredit(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  id: string,
): Promise<number> {
  await lockContractRow(tx, id);
  const facts = await findDelivery(tx, id);
  const late = facts && latenessOf(facts, todayOf(ports));
  if (!late || !isContract(facts.proposal.state)) return 0;
  const { days, creditCentavos: centavos } = late;
  const isNew = await postTransaction(
    ports,
    tx,
    id,
    creditOf({
      centavos,
      open: openItems(await readLedger(tx, id)),
      reference: LATE_CREDIT,
      onDay: todayOf(ports),
      detail: { days },
    }),
  );
  if (!isNew) return 0;
  await enqueueMail(ports, tx, lateCreditMail(ports.config, { facts, days, centavos }));
  return 1;
}
