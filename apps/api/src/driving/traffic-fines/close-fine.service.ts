import {
  chargeProblem,
  type FineCancelForm,
  type FineChargeForm,
  type TrafficFine,
} from '@site/api-contract';
import {
  centavosFromReais,
  type IsoDate,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { endHoldByDecision } from '../../activity/holds/holds.service';
import {
  contractFacts,
  type ContractRecord,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { takenBackOf } from '../../contracts/ledger/corrections.rules';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { chargeOf, creditRefundOf } from '../../contracts/ledger/ledger.rules';
import {
  contestedItems,
  creditIn,
  openItems,
} from '../../contracts/ledger/statement.rules';
import { type DisputeRefund } from '../../payments/disputes/dispute-refund.rules';
import { withdrawWrongCollections } from '../../payments/payments/withdraw-collections';
import { settlementDueOn } from '../returns/return.rules';
import { colleaguesSentence } from './owner/fine-owner.rules';
import { fineCancelledMail, fineChargedMail } from './traffic-fines.mails';
import { changeFine, type FineRow } from './traffic-fines.repository';
import { chargeIn, fineItem, fineWords } from './traffic-fines.rules';
import {
  type FineCall,
  lockAt,
  recordAct,
  requireMove,
  visibleFine,
} from './traffic-fines.service';

/**
 * Charges the customer the amount of the issuing body, once: at most the fine, without
 * any fee of ours (clause 'Multas de trânsito').
 */
export function chargeFine(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: FineCall & { form: FineChargeForm },
): Promise<TrafficFine> {
  return db.transaction(async (tx) => {
    const { contract, entries } = await lockLedger(tx, { viewer, id });
    const facts = await lockAt(tx, { viewer, id, revision: form.revision });
    const { fine } = facts;
    await requireMove(tx, viewer, { facts, to: 'cobrada' });
    await endHoldByDecision(ports, tx, { actor, ...heldFine(fine) });
    const centavos = centavosFromReais(form.amount);
    const problem = chargeProblem(form.amount, reaisFromCentavos(fine.centavos));
    if (problem) refuseFields([{ key: 'Amount', message: problem }]);
    const today = saoPauloDay(ports.clock.now());
    const dueOn = settlementDueOn(today);
    const item = fineItem(fine.number);
    await postTransaction(
      ports,
      tx,
      contract.id,
      chargeOf({
        reference: `charge:${item}`,
        onDay: today,
        dueOn,
        credit: creditIn(entries),
        items: [{ item, account: 'traffic-fines', centavos }],
        detail: { [item]: fineWords(fine.infractionAt) },
      }),
    );
    await changeFine(tx, fine, { state: 'cobrada' });
    return recordAct(ports, tx, {
      viewer,
      id,
      actor,
      detail: 'cobrada',
      mail: (about) => fineChargedMail(ports.config, about, { centavos, dueOn }),
    });
  });
}

/**
 * Cancels a fine with a reason that the customer reads, and takes a charge back: the open
 * part is not owed any more, the paid part becomes credit, or a refund once the contract
 * is over. A charge that the customer contests must be answered first.
 */
export function cancelFine(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    form,
    sparesColleagues = false,
  }: FineCall & {
    form: FineCancelForm;
    /** Refuses a fine that a colleague looks after. */
    sparesColleagues?: boolean;
  },
): Promise<TrafficFine> {
  return db.transaction(async (tx) => {
    const record = await lockLedger(tx, { viewer, id });
    const facts = await lockAt(tx, { viewer, id, revision: form.revision });
    const { fine } = facts;
    await requireMove(tx, viewer, { facts, to: 'cancelada' });
    const colleague = sparesColleagues && colleaguesSentence(facts, viewer.id);
    if (colleague) refuse('conflict', colleague, { reason: 'held-by-colleague' });
    await endHoldByDecision(ports, tx, { actor, ...heldFine(fine) });
    const today = saoPauloDay(ports.clock.now());
    const charge = chargeIn(record.entries, fine.number, today);
    if (charge?.state === 'contestada')
      refuse(
        'conflict',
        'O cliente contesta esta cobrança. Responda em Contestações antes de cancelar a multa.',
        { reason: 'already-contested' },
      );
    const hadCharge = charge !== null && charge.state !== 'cancelada';
    const back = hadCharge ? await takeBack(ports, tx, { record, fine, today }) : null;
    await changeFine(tx, fine, { state: 'cancelada', cancelReason: form.reason });
    return recordAct(ports, tx, {
      viewer,
      id,
      actor,
      detail: 'cancelada',
      ...(fine.toldAt && {
        mail: (about) =>
          fineCancelledMail(ports.config, about, { reason: form.reason, back }),
      }),
    });
  });
}

/** A fine as an item that a consultant holds; its owner acts while a colleague looks. */
const heldFine = ({ id, claimedBy }: FineRow) => ({
  queue: 'fines' as const,
  itemId: id,
  ownerId: claimedBy,
});

/** Locks the contract first, as everybody does who posts to its ledger. */
async function lockLedger(
  tx: Database,
  call: Pick<FineCall, 'viewer' | 'id'>,
): Promise<ContractRecord> {
  const { contract } = await visibleFine(tx, call);
  const locked = (await lockContract(tx, contract.id)) ?? contractNotFound();
  return contractFacts(tx, locked);
}

/** Gives the part of the charge that had been paid, and the refunded part of that. */
async function takeBack(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  {
    record: { contract, proposal, entries },
    fine,
    today,
  }: { record: ContractRecord; fine: FineRow; today: IsoDate },
): Promise<DisputeRefund> {
  const item = fineItem(fine.number);
  const reversal = takenBackOf({
    reference: `cancel:${item}`,
    onDay: today,
    undone: entries,
    items: [item],
    open: openItems(entries),
    contested: contestedItems(entries),
  });
  await postTransaction(ports, tx, contract.id, reversal);
  // The reversal takes back the earning and the open part; their sum is the paid part.
  const paid = sum(reversal.postings.filter((posting) => posting.item === item));
  const credit = creditIn(await readLedger(tx, contract.id));
  const over = isOver(proposal.state);
  if (over && credit > 0)
    await postTransaction(
      ports,
      tx,
      contract.id,
      creditRefundOf({
        reference: `credit-refund:${item}`,
        onDay: today,
        centavos: credit,
      }),
    );
  await withdrawWrongCollections(tx, contract.id);
  return { centavos: paid, refundCentavos: over ? credit : null };
}
