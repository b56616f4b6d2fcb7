import {
  type BankCharge,
  type DataOf,
  type listBankCharges as listCall,
  type OddEvent,
} from '@site/api-contract';
import { reaisFromCentavos as reais } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import {
  contractFacts,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { chargeLabel } from '../bills/bill.rules';
import { listAllBankCharges, listPayments } from '../payments/payments.repository';
import { findUnheldRefund } from '../refunds/unheld-refunds';
import { listOddEvents } from './bank-events.repository';

/**
 * All charges that were asked of the bank for a contract, the newest first, with the
 * money that came for them: consultants see them beside the statement.
 */
export async function listBankCharges(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, actor }: { id: string; actor: Actor },
): Promise<DataOf<typeof listCall>> {
  const record = await contractFacts(
    db,
    (await findContract(db, id)) ?? contractNotFound(),
  );
  const { contract } = record;
  await recordAudit(ports, db, {
    actor,
    action: 'bank-charges-viewed',
    ...aboutContract(contract),
  });
  const payments = (await listPayments(db, contract.id)).reverse();
  const charges = await listAllBankCharges(db, contract.id);
  const odd = await listOddEvents(db, contract.id);
  const unheld = await findUnheldRefund(db, contract.id);
  return {
    ...(unheld !== null && { unheldRefund: reais(unheld) }),
    ...(odd.length > 0 && { oddEvents: odd.map(toOddEvent) }),
    items: charges.map((charge): BankCharge => ({
      id: charge.id,
      label: chargeLabel(charge, record),
      dueDate: charge.dueOn,
      method: charge.method,
      state: charge.state,
      amount: reais(charge.centavos),
      askedAt: charge.createdAt.toISOString(),
      payments: payments
        .filter(({ payment }) => payment.chargeId === charge.id)
        .map(({ payment }) => ({
          paidAt: payment.paidAt.toISOString(),
          amount: reais(payment.centavos),
          refunded: reais(payment.refundedCentavos),
        })),
    })),
  };
}

function toOddEvent({
  event: { id, kind, why, facts, receivedAt, closedAt, closedReason },
  closer,
}: Awaited<ReturnType<typeof listOddEvents>>[number]): OddEvent {
  return {
    ...(closedAt && {
      closed: { at: closedAt.toISOString(), reason: closedReason ?? '', by: closer },
    }),
    id,
    kind,
    why: why ?? 'shape',
    facts: (facts?.split('\n') ?? []).map((line) => {
      const [name = '', ...value] = line.split(': ');
      return { name, value: value.join(': ') };
    }),
    receivedAt: receivedAt.toISOString(),
  };
}
