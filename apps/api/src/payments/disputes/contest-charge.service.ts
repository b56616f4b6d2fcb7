import { type ContractPayments, type DisputeForm } from '@site/api-contract';
import {
  centavosFromReais,
  formatCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { contestAnswerDay } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { notify } from '../../activity/notifications/notify';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { lockOwn } from '../../contracts/contracts/contracts.service';
import { contestedOf, upTo } from '../../contracts/ledger/corrections.rules';
import { itemLabel } from '../../contracts/ledger/item-labels.rules';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { openItems } from '../../contracts/ledger/statement.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { showPayments } from '../payments/payments.service';
import { withdrawWrongCollections } from '../payments/withdraw-collections';
import { contestableOf, ownItems } from './dispute.rules';
import { attachProof } from './dispute-files.service';
import { contestedMail } from './disputes.mails';
import { insertDispute } from './disputes.repository';

/**
 * The customer contests an item of one's own contract, whole or in part, open or paid,
 * once. Its open part, with fine and interest, is not owed until a consultant has
 * answered: it is in no bill, bears no interest and is not charged.
 */
export async function contestCharge(
  ports: Pick<Ports, 'clock' | 'bank' | 'random' | 'config'>,
  db: Database,
  {
    viewer,
    id,
    form: { item, reason, amount, files: proof = [] },
    actor,
  }: { viewer: SignedIn; id: string; form: DisputeForm; actor: Actor },
): Promise<ContractPayments> {
  await db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract } = record;
    const now = ports.clock.now();
    // The page shows today's fine and interest before anybody has posted them, so they
    // count here, too.
    const late = lateChargesOn(record.entries, saoPauloDay(now));
    const charged = contestableOf([...record.entries, ...late], item);
    if (!charged)
      return refuse('invalid', 'Essa cobrança não está neste contrato, ou foi desfeita.');
    const contestedCentavos = amount ? centavosFromReais(amount) : charged.centavos;
    if (contestedCentavos > charged.centavos) refuseMore(charged.centavos);
    const written = contestableOf(record.entries, item)?.centavos ?? 0;
    // The contested part bears nothing meanwhile, and the rest of the price bears its own
    // late charges.
    const entries =
      contestedCentavos > written || !amount
        ? await withLateCharges(ports, tx, { record, late })
        : record.entries;
    const disputeId = ports.random.uuid();
    const isNew = await insertDispute(tx, {
      ...charged,
      contestedCentavos,
      id: disputeId,
      contractId: contract.id,
      item,
      reason,
      openedAt: now,
      state: 'aberta',
    });
    if (!isNew)
      return refuse(
        'conflict',
        'Esta cobrança já foi contestada. Veja a resposta nela.',
        {
          reason: 'already-contested',
        },
      );
    const files = await attachProof(tx, {
      disputeId,
      userId: contract.userId,
      ids: proof,
    });
    const items = upTo(ownItems(openItems(entries), item), contestedCentavos);
    if (items.length > 0)
      await postTransaction(
        ports,
        tx,
        contract.id,
        contestedOf({
          reference: `dispute:${disputeId}`,
          onDay: saoPauloDay(now),
          items,
        }),
      );
    await withdrawWrongCollections(tx, contract.id);
    await recordAudit(ports, tx, {
      actor,
      action: 'charge-contested',
      ...aboutContract(contract),
      detail: item,
    });
    await notify(tx, {
      kind: 'charge-contested',
      about: { dispute: disputeId },
      to: { consultants: 'analysis' },
      at: now,
    });
    await enqueueMoneyMail(ports, tx, {
      userId: contract.userId,
      kind: 'formal',
      write: (to) =>
        contestedMail(ports.config, {
          to,
          contract,
          label: itemLabel(item, record),
          reason,
          answerBy: contestAnswerDay(now),
          leavesCentavos: sum(items),
          contestedCentavos,
          files: files.map(({ shownName }) => shownName),
          ...charged,
        }),
    });
  });
  return showPayments(ports, db, { viewer, id });
}

async function withLateCharges(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { record, late }: { record: ContractRecord; late: readonly Entry[] },
): Promise<Entry[]> {
  for (const entry of late) await postTransaction(ports, tx, record.contract.id, entry);
  return [...record.entries, ...late];
}

function refuseMore(centavos: number): never {
  const message = `A cobrança é de ${formatCentavos(centavos)}: conteste no máximo isso.`;
  return refuse('invalid', message, { notifications: [{ key: 'Amount', message }] });
}
