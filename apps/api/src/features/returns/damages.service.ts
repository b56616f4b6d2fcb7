import { and, asc, eq, lt } from 'drizzle-orm';
import { type CarReturn, type ContestDecision, type DamageAnswer } from '@site/contracts';
import { type IsoDate } from '@site/contracts/brazil';
import { todayOf } from '../../platform/clock';
import { type Database } from '../../platform/data/database';
import { type Done } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { byWhom } from '../../platform/security/who-acted';
import { returns } from '../../tables';
import { findAccountById } from '../accounts/accounts.repository';
import { postTransaction } from '../ledger/ledger.repository';
import { chargeOf } from '../ledger/ledger.rules';
import { creditIn } from '../ledger/statement.rules';
import { insertDispute } from '../payments/disputes/disputes.repository';
import { contestAnsweredMail, damagesChargedMail } from './damages.mails';
import { damageCosts, settlementDueOn } from './return.rules';
import { changeReturn, lockReturn, type ReturnFacts } from './returns.repository';
import { changed, lockVisible, refuseUnready, type ReturnCall } from './returns.service';

export const DAMAGES = 'return:damages';

/**
 * The customer accepts the damages, which are charged then, or contests them, and nothing
 * is charged until a consultant has answered.
 */
export function answerDamages(
  ports: Ports,
  db: Database,
  { viewer, id, actor, answer }: ReturnCall & { answer: DamageAnswer },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract, booking } = facts;
    if (booking?.damageState !== 'aguardando')
      refuseUnready('Não há danos à espera da sua resposta.');
    if (answer.accepts) await chargeDamages(ports, tx, facts);
    else
      await changeReturn(tx, contract.id, {
        damageState: 'contestados',
        contestReason: answer.reason,
        updatedAt: ports.clock.now(),
      });
    await recordAudit(ports, tx, {
      actor,
      action: 'damages-answered',
      personId: contract.userId,
      subject: `contract:${contract.id}`,
      detail: answer.accepts ? 'accepted' : 'contested',
    });
    return changed(ports, tx, { viewer, id });
  });
}

/** A consultant's answer: the damages are charged, or they go; the customer is told. */
export function decideContest(
  ports: Ports,
  db: Database,
  { viewer, id, actor, decision }: ReturnCall & { decision: ContestDecision },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract, booking } = facts;
    if (booking?.damageState !== 'contestados') await refuseAnswered(tx, booking, actor);
    await changeReturn(tx, contract.id, {
      damageState: 'retirados',
      contestAnswer: decision.answer,
      answeredBy: actor.id,
      updatedAt: ports.clock.now(),
    });
    if (decision.charges) {
      const charged = await chargeDamages(ports, tx, facts);
      await keepAsContested(ports, tx, {
        facts,
        charged,
        actor,
        answer: decision.answer,
      });
    }
    await recordAudit(ports, tx, {
      actor,
      action: 'damages-decided',
      personId: contract.userId,
      subject: `contract:${contract.id}`,
      detail: decision.charges ? 'charged' : 'dropped',
    });
    await enqueueMail(ports, tx, contestAnsweredMail(ports.config, facts, decision));
    return changed(ports, tx, { viewer, id });
  });
}

/** Refuses with 409: who was first, and when. */
async function refuseAnswered(
  tx: Database,
  booking: ReturnFacts['booking'],
  reader: Actor,
): Promise<never> {
  if (!booking?.answeredBy) return refuseUnready('Esta contestação já foi respondida.');
  const { answeredBy: id, updatedAt: at } = booking;
  const name = (await findAccountById(tx, id))?.name ?? null;
  return refuseUnready(byWhom({ at, name, id }, 'respondeu esta contestação', reader.id));
}

/**
 * Charges the damages of returns whose days of contesting have passed; each once, by the
 * reference of the charge.
 */
export async function chargeUncontested(ports: Ports, db: Database): Promise<Done> {
  const today = todayOf(ports);
  const due = await db
    .select({ id: returns.contractId })
    .from(returns)
    .where(and(eq(returns.damageState, 'aguardando'), lt(returns.contestUntil, today)))
    .orderBy(asc(returns.contractId));
  let done = 0;
  for (const { id } of due)
    done += await db.transaction(async (tx) => {
      const facts = await lockReturn(tx, id);
      if (facts?.booking?.damageState !== 'aguardando') return 0;
      await chargeDamages(ports, tx, facts);
      return 1;
    });
  return { done };
}

type ChargedDamages = {
  items: { item: string; centavos: number }[];
  dueOn: IsoDate;
};

/**
 * What was contested at the return and kept is contested no second time as a bill, where
 * the answer stands, too.
 */
async function keepAsContested(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  {
    facts: { contract, booking },
    charged: { items, dueOn },
    actor,
    answer,
  }: { facts: ReturnFacts; charged: ChargedDamages; actor: Actor; answer: string },
): Promise<void> {
  const now = clock.now();
  for (const { item, centavos } of items)
    await insertDispute(tx, {
      id: random.uuid(),
      contractId: contract.id,
      item,
      centavos,
      paidCentavos: 0,
      contestedCentavos: centavos,
      creditedCentavos: 0,
      dueOn,
      reason: booking?.contestReason ?? '',
      openedAt: booking?.updatedAt ?? now,
      state: 'mantida',
      answer,
      answeredAt: now,
      answeredBy: actor.id,
      newDueOn: dueOn,
    });
}

async function chargeDamages(
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  facts: ReturnFacts,
): Promise<ChargedDamages> {
  const { contract, damages, entries } = facts;
  const today = todayOf(ports);
  const dueOn = settlementDueOn(today);
  const costs = damageCosts(damages, contract.terms.deductibleCentavos);
  const items = damages.flatMap(({ number }, index) => {
    const centavos = costs[index] ?? 0;
    return centavos > 0
      ? [{ item: `damage:${number}`, account: 'revenue-damage' as const, centavos }]
      : [];
  });
  const isNew = await postTransaction(
    ports,
    tx,
    contract.id,
    chargeOf({
      reference: DAMAGES,
      onDay: today,
      dueOn,
      credit: creditIn(entries),
      items,
      detail: Object.fromEntries(
        damages.map(({ number, label }) => [`damage:${number}`, label]),
      ),
    }),
  );
  await changeReturn(tx, contract.id, {
    damageState: 'cobrados',
    updatedAt: ports.clock.now(),
  });
  if (isNew)
    await enqueueMail(
      ports,
      tx,
      damagesChargedMail(ports.config, facts, { items, dueOn }),
    );
  return { items, dueOn };
}
