import {
  type ChargeDispute,
  creditProblem,
  type DisputeAnswer,
} from '@site/api-contract';
import {
  addBusinessDays,
  centavosFromReais,
  type IsoDate,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { endHoldByDecision } from '../../activity/holds/holds.service';
import {
  contractFacts,
  type ContractRecord,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { keptOf, takeBack } from '../../contracts/ledger/corrections.rules';
import { itemLabel } from '../../contracts/ledger/item-labels.rules';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import {
  creditOf,
  creditRefundOf,
  type Entry,
} from '../../contracts/ledger/ledger.rules';
import {
  contestedItems,
  creditIn,
  openItems,
} from '../../contracts/ledger/statement.rules';
import { undueInterestOf } from '../../contracts/ledger/undue.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { confirmFirstPayment } from '../payments/first-payment';
import { withdrawWrongCollections } from '../payments/withdraw-collections';
import { creditedOf } from './credited.rules';
import { ownItems, withLateItems } from './dispute.rules';
import { toDispute } from './dispute-view';
import { disputeAnsweredMail } from './disputes.mails';
import {
  closeDispute,
  type DisputeRow,
  findDispute,
  listDisputeFiles,
} from './disputes.repository';

/**
 * Business days after the answer until the upheld part of a contested charge falls due.
 */
const KEPT_DUE_BUSINESS_DAYS = 5;

type AnswerPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * A consultant answers a dispute, once. When it is accepted, the contested amount (or
 * another part of the charge) is taken back with its fine and interest. The paid part
 * becomes credit, twice and with interest where the mistake can't be excused (CDC art.
 * 42), or a refund once the contract is over. The upheld part falls due again.
 */
export function answerDispute(
  ports: AnswerPorts,
  db: Database,
  { id, answer, actor }: { id: string; answer: DisputeAnswer; actor: Actor },
): Promise<ChargeDispute> {
  return db.transaction(async (tx) => {
    const found = (await findDispute(tx, id)) ?? refuse('not-found', TEXTS.notFound);
    const locked = await lockContract(tx, found.contract.id);
    if (!locked) return refuse('not-found', TEXTS.notFound);
    const record = await contractFacts(tx, locked);
    const now = ports.clock.now();
    const today = saoPauloDay(now);
    const credited = creditedBy(answer, found.dispute);
    const undone = undoneBy(record, found.dispute, { today, credited });
    const known = [...record.entries, ...(undone ? [undone.entry] : [])];
    const newDueOn = keptDueOn(known, found.dispute, today);
    const isFirst = await closeDispute(tx, id, {
      state: answer.to,
      answer: answer.answer,
      answeredAt: now,
      answeredBy: actor.id,
      creditedCentavos: credited,
      creditedLateCentavos: undone?.lateCentavos ?? 0,
      newDueOn,
    });
    if (!isFirst) return refuseAnswered(tx, id, actor);
    await endHoldByDecision(ports, tx, { actor, queue: 'disputes', itemId: id });
    const change = { dispute: found.dispute, today };
    const paidCentavos = undone?.paidCentavos ?? 0;
    const undueCentavos = answer.double
      ? undueOf({ ...change, record, paidCentavos })
      : 0;
    const refundCentavos = undone
      ? await giveBack(ports, tx, { ...change, record, ...undone, undueCentavos })
      : null;
    if (newDueOn) {
      const left = await readLedger(tx, record.contract.id);
      const rest = { ...record, entries: left };
      await keep(ports, tx, { ...change, record: rest, dueOn: newDueOn });
    }
    await withdrawWrongCollections(tx, record.contract.id);
    const entries = await readLedger(tx, record.contract.id);
    await confirmFirstPayment(ports, tx, { ...record, entries });
    await recordAudit(ports, tx, {
      actor,
      action: 'dispute-answered',
      personId: record.contract.userId,
      subject: `contract:${record.contract.id}`,
      detail: `${answer.to} ${found.dispute.item}`,
    });
    const after = (await findDispute(tx, id)) ?? found;
    await enqueueMoneyMail(ports, tx, {
      userId: record.contract.userId,
      kind: 'formal',
      write: (to) =>
        disputeAnsweredMail(ports.config, {
          to,
          contract: record.contract,
          label: itemLabel(after.dispute.item, record),
          dispute: after.dispute,
          paidCentavos,
          undueCentavos,
          refundCentavos,
        }),
    });
    const files = await listDisputeFiles(tx, [found.dispute]);
    return toDispute(after, { ...record, files });
  });
}

/** Refuses with 409, and tells who was first, and when. */
async function refuseAnswered(tx: Database, id: string, reader: Actor): Promise<never> {
  const found = (await findDispute(tx, id)) ?? refuse('not-found', TEXTS.notFound);
  const { answeredAt: at, answeredBy } = found.dispute;
  const why = at
    ? byWhom(
        { at, name: found.answeredBy, id: answeredBy },
        'respondeu esta contestação',
        reader.id,
      )
    : 'Esta contestação já foi respondida.';
  return refuse('conflict', why, { reason: 'dispute-answered' });
}

type Change = { record: ContractRecord; dispute: DisputeRow; today: IsoDate };

type Undone = ReturnType<typeof takeBack> & {
  /** Fine and interest that are taken back in addition to the named amount. */
  lateCentavos: number;
};

/** The entry by which an answer takes amounts back; null when it takes nothing back. */
function undoneBy(
  { entries }: ContractRecord,
  { id, item }: DisputeRow,
  { today, credited }: { today: IsoDate; credited: number },
): Undone | null {
  if (credited === 0) return null;
  const most = creditedOf(entries, item, credited);
  const undone = takeBack({
    reference: `dispute:${id}:accepted`,
    onDay: today,
    undone: entries,
    most,
    open: openItems(entries),
    contested: contestedItems(entries),
  });
  const all = sum([...most.values()].map((centavos) => ({ centavos })));
  return { ...undone, lateCentavos: Math.max(0, all - credited) };
}

/** Gives the refund in centavos; null while the contract goes on. */
async function giveBack(
  ports: AnswerPorts,
  tx: Database,
  {
    record: { contract, proposal, entries },
    dispute: { id },
    today,
    entry: reversal,
    undueCentavos,
  }: Change & Undone & { undueCentavos: number },
): Promise<number | null> {
  const post = async (entry: Parameters<typeof postTransaction>[3]) =>
    postTransaction(ports, tx, contract.id, entry);
  if (reversal.postings.length > 0) await post(reversal);
  if (undueCentavos > 0)
    await post(
      creditOf({
        reference: `undue:${id}`,
        onDay: today,
        centavos: undueCentavos,
        open: openItems([...entries, reversal]),
        account: 'undue-charges',
      }),
    );
  if (!isOver(proposal.state)) return null;
  const credit = creditIn(await readLedger(tx, contract.id));
  if (credit > 0)
    await post(
      creditRefundOf({
        reference: `credit-refund:${id}`,
        onDay: today,
        centavos: credit,
      }),
    );
  return credit;
}

/**
 * The further credit for an undue payment, in centavos: the paid amount once more, and
 * interest on both.
 */
function undueOf({
  record: { entries },
  dispute,
  paidCentavos: paid,
  today,
}: Change & { paidCentavos: number }): number {
  const items = withLateItems(dispute.item);
  return paid + undueInterestOf(entries, { items, centavos: 2 * paid, onDay: today });
}

/**
 * The part of the charge that an answer takes back, in centavos: by default the contested
 * amount.
 */
function creditedBy(
  { to, credit }: DisputeAnswer,
  { centavos, contestedCentavos }: DisputeRow,
): number {
  if (to === 'mantida') return 0;
  const credited = credit ? centavosFromReais(credit) : contestedCentavos;
  const [back, charge] = [reaisFromCentavos(credited), reaisFromCentavos(centavos)];
  const message = creditProblem(back, charge);
  if (message === null) return credited;
  return refuse('invalid', message, { notifications: [{ key: 'Credit', message }] });
}

/** Null when nothing of the contested part is left to pay. */
function keptDueOn(
  entries: readonly Entry[],
  { item, dueOn }: DisputeRow,
  today: IsoDate,
): IsoDate | null {
  if (ownItems(contestedItems(entries), item).length === 0) return null;
  const again = addBusinessDays(today, KEPT_DUE_BUSINESS_DAYS);
  return again > dueOn ? again : dueOn;
}

async function keep(
  ports: AnswerPorts,
  tx: Database,
  {
    record: { contract, entries },
    dispute: { id, item },
    today,
    dueOn,
  }: Change & { dueOn: IsoDate },
): Promise<void> {
  await postTransaction(
    ports,
    tx,
    contract.id,
    keptOf({
      reference: `dispute:${id}:kept`,
      onDay: today,
      dueOn,
      items: ownItems(contestedItems(entries), item),
      credit: creditIn(entries),
    }),
  );
}
