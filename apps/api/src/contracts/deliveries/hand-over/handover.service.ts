import { type Delivery, type HandoffForm, type Installment } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuseFields, refuseTooMany } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { lockAccount } from '../../../identity/accounts/accounts.repository';
import { redeemPin, sendPin, WRONG_PIN } from '../../../identity/authentication/pins';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import { handedOverMail } from '../deliveries.mails';
import { type DeliveryFacts } from '../deliveries.repository';
import {
  changed,
  type DeliveryCall,
  getVisible,
  lockVisible,
  refuseUnready,
  requireWaiting,
} from '../deliveries.service';
import { handovers } from '../handovers.table';
import { lockContractRow, postLateCredit } from '../prepare/post-late-credit';

/**
 * The next installment of the contract; `features.ts` hands this in, since contracts come
 * later.
 */
export type ReadNextInstallment = (
  ports: Pick<Ports, 'clock'>,
  db: Database,
  contractId: string,
) => Promise<Installment | null>;

/**
 * Mails the customer the code of the handover; the staff beside the car ask for it. The
 * limits are those of every PIN.
 */
export async function sendHandoverCode(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: DeliveryCall,
): Promise<{ ok: true }> {
  const sent = await db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    refuseUnprepared(facts);
    await lockAccount(tx, facts.customer.id);
    const isSent = await sendPin(ports, tx, {
      ...pinOf(facts),
      car: facts.contract.terms,
    });
    if (isSent)
      await recordAudit(ports, tx, {
        actor,
        action: 'code-asked',
        personId: facts.customer.id,
        subject: `proposal:${facts.proposal.id}`,
        detail: 'handover',
      });
    return isSent;
  });
  return sent ? { ok: true } : refuseTooMany(ports.config.BLOCK_SECONDS);
}

/**
 * Hands the car over to the customer, who tells the code. The contract becomes `ativa`
 * and its months begin. A wrong code counts as a try and is refused at its field.
 */
export async function handOver(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    form,
    readNext,
  }: DeliveryCall & { form: HandoffForm; readNext: ReadNextInstallment },
): Promise<Delivery> {
  // Commits whatever the outcome, so that simultaneous tries are all counted.
  const after = await db.transaction(async (tx) => {
    // Whoever posts to the ledger locks the contract first, then its proposal.
    const { contract } = await getVisible(tx, viewer, id);
    await lockContractRow(tx, contract.id);
    const facts = await lockVisible(tx, viewer, id);
    refuseUnprepared(facts);
    const { proposal, customer } = facts;
    const subject = `proposal:${proposal.id}` as const;
    const isRight = await redeemPin(ports, tx, { ...pinOf(facts), pin: form.pin });
    if (!isRight) {
      await recordAudit(ports, tx, {
        actor,
        action: 'code-failed',
        personId: customer.id,
        subject,
        detail: 'handover',
      });
      return null;
    }
    await tx.insert(handovers).values({
      contractId: contract.id,
      odometerKm: form.odometerKm,
      handedBy: viewer.id,
      handedAt: ports.clock.now(),
    });
    await moveProposal(ports, tx, {
      row: proposal,
      to: 'ativa',
      party: 'dealership',
      actor,
    });
    // Posted before the next installment is named, since it pays part of it.
    await postLateCredit(ports, tx, contract.id);
    await enqueueMail(
      ports,
      tx,
      handedOverMail(ports.config, {
        facts,
        odometerKm: form.odometerKm,
        next: await readNext(ports, tx, contract.id),
      }),
    );
    return changed(ports, tx, { viewer, id });
  });
  return after ?? refuseFields([{ key: 'Pin', message: WRONG_PIN }]);
}

/** Bound to the contract, so that the code of one car never serves for another. */
function pinOf({ customer, contract }: DeliveryFacts) {
  return {
    userId: customer.id,
    purpose: 'handover' as const,
    address: customer.email,
    boundTo: contract.id,
  };
}

function refuseUnprepared(facts: DeliveryFacts): void {
  requireWaiting(facts);
  if (facts.proposal.state !== 'entrega_agendada')
    refuseUnready('O cliente ainda não marcou a entrega.');
  if (!facts.car) refuseUnready('Registre antes placa, RENAVAM e chassi do carro.');
  if (!facts.milestones.some(({ kind }) => kind === 'pronto'))
    refuseUnready('Anote antes todas as etapas, até o carro ficar pronto.');
  if (facts.photos.length === 0) refuseUnready('Envie antes uma foto do carro.');
}
