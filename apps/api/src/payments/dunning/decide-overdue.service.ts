import {
  MOST_PROMISE_DAYS,
  type OverdueContract,
  type OverdueDecision,
  promiseDayProblem,
} from '@site/api-contract';
import {
  addDays,
  formatDate,
  type IsoDate,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { isDelivered } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { endHoldByDecision } from '../../activity/holds/holds.service';
import {
  contractFacts,
  type ContractRecord,
  type ContractStep,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { cancelContract } from '../../contracts/contracts/end/cancel-contract';
import { forgivenOf } from '../../contracts/ledger/corrections.rules';
import { isLateItem } from '../../contracts/ledger/item-labels.rules';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { openItems } from '../../contracts/ledger/statement.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { type PartPayment } from '../payments/part-payment.rules';
import { withdrawWrongCollections } from '../payments/withdraw-collections';
import { type Demanded, overdueMail } from './overdue.mails';
import { decisionsAbout, insertDecision } from './overdue.repository';
import { type Overdue, overdueOf, showOverdue } from './overdue-view';

/**
 * How contracts end for want of payment: the steps at the end, and the demand for a car
 * that the customer has, which gives its last day. `features.ts` hands it in.
 */
export type OverdueEndings = {
  closings: readonly ContractStep[];
  demandReturn: (
    ports: Ports,
    tx: Database,
    demand: { record: ContractRecord; exitCentavos: number; actor: Actor },
  ) => Promise<IsoDate>;
  /** Ends the purchase of a car that must come back; gives what was undone, or null. */
  endPurchase: (
    ports: Ports,
    tx: Database,
    demand: { contractId: string; actor: Actor },
  ) => Promise<{ part: PartPayment | null } | null>;
};

type Decided = { overdue: Overdue; id: string; today: IsoDate; actor: Actor };

/**
 * A consultant decides about a contract after its last reminder: agrees on a day, waives
 * fine and interest, or ends it. None of this happens automatically.
 */
export async function decideOverdue(
  ports: Ports,
  db: Database,
  {
    id,
    form,
    revision,
    actor,
    endings,
  }: {
    id: string;
    form: OverdueDecision;
    /** The number of decisions that the consultant had read. */
    revision: number;
    actor: Actor;
    endings: OverdueEndings;
  },
): Promise<OverdueContract[]> {
  await db.transaction(async (tx) => {
    const locked = (await lockContract(tx, id)) ?? contractNotFound();
    await refuseUnread(tx, { id, revision, reader: actor });
    const record = await contractFacts(tx, locked);
    const now = ports.clock.now();
    const today = saoPauloDay(now);
    const overdue =
      (await overdueOf(tx, record, today)) ??
      refuse('conflict', 'Este contrato já foi decidido.', {
        reason: 'nothing-due',
      });
    await endHoldByDecision(ports, tx, { actor, queue: 'overdue', itemId: id });
    const { decision: kind, message } = form;
    const promisedOn = kind === 'combinar' ? promiseIn(form, today) : null;
    const decisionId = ports.random.uuid();
    const decided = { overdue, id: decisionId, today, actor };
    if (kind === 'perdoar') await forgive(ports, tx, decided);
    const demanded =
      kind === 'encerrar' ? await end(ports, tx, { ...decided, endings }) : null;
    await insertDecision(tx, {
      id: decisionId,
      contractId: id,
      kind,
      message,
      promisedOn,
      decidedAt: now,
      decidedBy: actor.id,
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'overdue-decided',
      personId: record.contract.userId,
      subject: `contract:${id}`,
      detail: kind,
    });
    await enqueueMoneyMail(ports, tx, {
      userId: record.contract.userId,
      kind: 'formal',
      write: (to) =>
        overdueMail(ports.config, { to, overdue, kind, message, promisedOn, demanded }),
    });
  });
  return showOverdue(ports, db);
}

const DECIDED: Readonly<Record<OverdueDecision['decision'], string>> = {
  combinar: 'combinou outra data',
  perdoar: 'perdoou multa e juros',
  encerrar: 'encerrou o contrato',
};

type Unread = { id: string; revision: number; reader: Actor };

/**
 * Refuses the second of two simultaneous decisions. Its consultant reads who was first,
 * and when, and decides again.
 */
async function refuseUnread(
  tx: Database,
  { id, revision, reader }: Unread,
): Promise<void> {
  const decisions = await decisionsAbout(tx, [id]);
  const [newest] = decisions;
  if (!newest || decisions.length === revision) return;
  const { kind, decidedAt: at, decidedBy } = newest.decision;
  const who = { at, name: newest.decidedBy, id: decidedBy };
  const by = byWhom(who, DECIDED[kind], reader.id);
  refuse('conflict', `${by} Leia a decisão e escolha de novo, se for o caso.`, {
    reason: 'overdue-decided',
  });
}

function promiseIn({ promisedOn = '' }: OverdueDecision, today: IsoDate): IsoDate {
  const last = addDays(today, MOST_PROMISE_DAYS);
  const problem = promiseDayProblem(promisedOn, today);
  if (problem)
    refuse('invalid', `Escolha uma data entre amanhã e ${formatDate(last)}.`, {
      fields: [{ key: 'PromisedOn', message: problem }],
    });
  return promisedOn;
}

async function forgive(
  ports: Ports,
  tx: Database,
  { overdue: { record }, id, today }: Decided,
): Promise<void> {
  const { contract, entries } = record;
  // Posted up to today first: interest begins anew from here, and there is no second
  // fine.
  const late = lateChargesOn(entries, today);
  for (const entry of late) await postTransaction(ports, tx, contract.id, entry);
  const items = openItems([...entries, ...late]).filter(({ item }) => isLateItem(item));
  if (items.length === 0)
    refuse('conflict', 'Não há multa nem juros em aberto.', { reason: 'nothing-due' });
  await postTransaction(
    ports,
    tx,
    contract.id,
    forgivenOf({ reference: `forgiven:${id}`, onDay: today, items }),
  );
  await withdrawWrongCollections(tx, contract.id);
}

/**
 * Ends the contract. Demands a car that was handed over and gives its last day; else
 * null.
 */
async function end(
  ports: Ports,
  tx: Database,
  {
    overdue: { record, ending },
    today,
    actor,
    endings: { closings, demandReturn, endPurchase },
  }: Decided & { endings: OverdueEndings },
): Promise<Demanded | null> {
  if (!ending)
    return refuse('conflict', 'Um contrato nesta etapa não se encerra por atraso.', {
      reason: 'not-endable',
    });
  if (today < ending.from)
    refuse(
      'conflict',
      `Dá para encerrar a partir de ${formatDate(ending.from)}: até lá o cliente pode pagar ou conversar.`,
      { reason: 'not-endable' },
    );
  const { exitCentavos } = ending;
  if (!isDelivered(record.proposal.state)) {
    await cancelContract(ports, tx, {
      record,
      cause: 'unpaid',
      exitCentavos,
      party: 'consultant',
      actor,
      closings,
    });
    return null;
  }
  const bringBy = await demandReturn(ports, tx, { record, exitCentavos, actor });
  const contractId = record.contract.id;
  const undonePurchase = await endPurchase(ports, tx, { contractId, actor });
  return { bringBy, undonePurchase };
}
