import { type ContractPayments } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { lockOwn, refuseOver } from '../../contracts/contracts/contracts.service';
import {
  type PreparedMethod,
  removePreparedMethod,
  savePreparedMethod,
} from '../payments/payment-settings.repository';
import { showPayments } from '../payments/payments.service';
import { requireNextBill } from '../payments/require-next-bill';

/** The customer chooses how the next bills come ready by e-mail, or turns it off. */
export async function choosePreparedBills(
  ports: Pick<Ports, 'clock' | 'bank' | 'config'>,
  db: Database,
  {
    viewer,
    id,
    method,
    actor,
  }: { viewer: SignedIn; id: string; method: PreparedMethod | null; actor: Actor },
): Promise<ContractPayments> {
  await db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract, proposal } = record;
    if (isOver(proposal.state)) refuseOver();
    if (method !== null) requireNextBill(ports, record);
    if (method === null) await removePreparedMethod(tx, contract.id);
    else
      await savePreparedMethod(tx, {
        contractId: contract.id,
        method,
        chosenAt: ports.clock.now(),
      });
    await recordAudit(ports, tx, {
      actor,
      action: 'prepared-bills-chosen',
      ...aboutContract(contract),
      detail: method ?? 'none',
    });
  });
  return showPayments(ports, db, { viewer, id });
}
