import { type ContractDetail } from '@site/api-contract';
import {
  formatCentavos,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { owedIn, refundDueIn } from '../../ledger/statement.rules';
import { bringBackBy, withdrawalOf, withdrawnEntry } from '../contract.rules';
import { detailOf } from '../contract-detail';
import { contractFacts, type ContractStep } from '../contracts.repository';
import { lockOwn, refuseOver } from '../contracts.service';
import { cancelContract } from './cancel-contract';
import { withdrawnMail } from './withdrawal.mails';

/**
 * The customer steps back (docs/product/contracts.md): free until 23:59:59 of day 7 and
 * once the promised delivery is late; before the delivery at the exit rule; refused once
 * the customer has the car. All charges are taken back; the amount paid beyond the cost
 * stands in the ledger as a refund to send. Call it in a transaction.
 */
export async function withdrawFrom(
  ports: Ports,
  tx: Database,
  {
    viewer,
    id,
    cost,
    actor,
    closings = [],
  }: {
    viewer: SignedIn;
    id: string;
    /** Reais, as the customer was shown. */
    cost: number;
    actor: Actor;
    /** Steps of other slices at the end: release car and slot, cancel open charges. */
    closings?: readonly ContractStep[];
  },
): Promise<ContractDetail> {
  const record = await lockOwn(tx, viewer, id);
  const { contract, proposal, amendments } = record;
  if (isOver(proposal.state)) refuseOver();
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const present = termsOn(contract.terms, amendments, today);
  const { terms } = contract;
  const offer = withdrawalOf({ ...record, terms }, present.monthlyCentavos, now);
  if (offer.kind === 'refused')
    return refuse(
      'conflict',
      'Os 7 dias da desistência já passaram e o carro está com você. Para devolver antes do fim, veja o custo de saída do mês.',
      { reason: 'withdrawal-over' },
    );
  const { exitCentavos } = offer;
  if (reaisFromCentavos(exitCentavos) !== cost) refuseCost(exitCentavos);
  await cancelContract(ports, tx, {
    record,
    cause: 'withdrawal',
    exitCentavos,
    party: 'customer',
    actor,
    closings,
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'contract-withdrawn',
    subject: `contract:${contract.id}`,
    detail: offer.kind === 'free' ? offer.why : 'exit-rule',
  });
  const after = await lockOwn(tx, viewer, contract.id);
  const hasCar = record.handedOverOn !== null;
  const customer = await findAccountById(tx, contract.userId);
  if (customer)
    await enqueueMail(
      ports,
      tx,
      withdrawnMail(ports.config, {
        to: customer.email,
        contract: { ...contract, terms: present },
        at: now,
        exitCentavos,
        refundCentavos: refundDueIn(after.entries),
        owedCentavos: owedIn(after.entries),
        payBy: withdrawnEntry(after.entries)?.dueOn ?? null,
        bringBy: hasCar ? bringBackBy(today) : null,
      }),
    );
  return detailOf(tx, await contractFacts(tx, after), now);
}

function refuseCost(exitCentavos: number): never {
  return refuse(
    'conflict',
    `O custo de desistir agora é ${formatCentavos(exitCentavos)}. Confira e confirme de novo.`,
    {
      reason: 'terms-moved',
      notifications: [{ key: 'Cost', message: String(reaisFromCentavos(exitCentavos)) }],
    },
  );
}
