import {
  type CarReturn,
  type ContestDecision,
  type DamageAnswer,
} from '@site/api-contract';
import { contestedAmong } from '@site/api-contract/driving';
import { contestAnswerDay } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { endHoldByDecision } from '../../../activity/holds/holds.service';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { insertDispute } from '../../../payments/disputes/disputes.repository';
import { costOf } from '../return.rules';
import { changeReturn, markContested, type ReturnFacts } from '../returns.repository';
import { changed, lockVisible, refuseUnready, type ReturnCall } from '../returns.service';
import { tellDealers } from '../tell-dealers';
import {
  chargeAndTell,
  chargeDamages,
  type ChargedDamages,
  CONTESTED,
  DAMAGES,
} from './charge-damages';
import { contestAnsweredMail, contestReceivedMail } from './damages.mails';

/**
 * The customer accepts the damages, which charges them, or contests all or some: those
 * wait for a consultant's answer, the others are charged.
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
    if (answer.accepts) await chargeAndTell(ports, tx, facts);
    else {
      await contest(ports, tx, facts, answer);
      await tellDealers(ports, tx, booking, 'damages-contested');
    }
    await recordAudit(ports, tx, {
      actor,
      action: 'damages-answered',
      ...aboutContract(contract),
      detail: answer.accepts ? 'accepted' : 'contested',
    });
    return changed(ports, tx, { viewer, id });
  });
}

async function contest(
  ports: Ports,
  tx: Database,
  facts: ReturnFacts,
  { reason, damages: named }: Extract<DamageAnswer, { accepts: false }>,
): Promise<void> {
  const { contract, damages } = facts;
  const contested = damages.filter(({ id }) => named?.includes(id) ?? true);
  if (named && new Set(named).size !== contested.length)
    refuseFields([{ key: 'Damages', message: 'Marque danos desta vistoria.' }]);
  const now = ports.clock.now();
  const isPart = contested.length < damages.length;
  const rest = damages.filter((damage) => !contested.includes(damage));
  const charged = isPart
    ? await chargeDamages(ports, tx, facts, { charged: rest })
    : null;
  await markContested(tx, contested, 'contestado');
  await changeReturn(tx, contract.id, {
    damageState: 'contestados',
    contestReason: reason,
    contestOpenedAt: now,
    updatedAt: now,
  });
  await enqueueMail(
    ports,
    tx,
    contestReceivedMail(ports.config, facts, {
      contested: contested.map(({ label, id }) => ({ label, cost: costOf(facts, id) })),
      reason,
      answerBy: contestAnswerDay(now),
      charged,
    }),
  );
}

/**
 * A consultant's answer: contested damages are charged or dropped, and the customer is
 * told.
 */
export function decideContest(
  ports: Ports,
  db: Database,
  { viewer, id, actor, decision }: ReturnCall & { decision: ContestDecision },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract, booking } = facts;
    if (booking?.damageState !== 'contestados') return refuseAnswered(tx, booking, actor);
    await endHoldByDecision(ports, tx, { actor, queue: 'damages', itemId: id });
    const contested = contestedAmong(facts.damages);
    const isPart = contested.length < facts.damages.length;
    const reference = isPart ? CONTESTED : DAMAGES;
    const charged = decision.charges
      ? await chargeDamages(ports, tx, facts, { charged: contested, reference })
      : null;
    if (charged)
      await keepAsContested(ports, tx, {
        facts,
        charged,
        actor,
        answer: decision.answer,
      });
    await markContested(tx, contested, decision.charges ? 'mantido' : 'retirado');
    await changeReturn(tx, contract.id, {
      damageState: decision.charges || isPart ? 'cobrados' : 'retirados',
      contestAnswer: decision.answer,
      answeredBy: actor.id,
      updatedAt: ports.clock.now(),
    });
    await tellDealers(ports, tx, booking, 'damages-decided');
    await recordAudit(ports, tx, {
      actor,
      action: 'damages-decided',
      ...aboutContract(contract),
      detail: decision.charges ? 'charged' : 'dropped',
    });
    await enqueueMail(
      ports,
      tx,
      contestAnsweredMail(ports.config, facts, {
        ...decision,
        charged,
        labels: isPart ? contested.map(({ label }) => label) : [],
      }),
    );
    return changed(ports, tx, { viewer, id });
  });
}

/** Refuses with 409, and tells who was first, and when. */
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
 * Stores an upheld contest as an answered dispute, so that the customer can't contest the
 * bill a second time and finds the answer there.
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
      openedAt: booking?.contestOpenedAt ?? now,
      state: 'mantida',
      answer,
      answeredAt: now,
      answeredBy: actor.id,
      newDueOn: dueOn,
    });
}
