import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { postTransaction } from '../../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../../contracts/ledger/ledger.rules';
import { creditIn } from '../../../contracts/ledger/statement.rules';
import { costOf, settlementDueOn } from '../return.rules';
import {
  changeReturn,
  type DamageRow,
  lockReturn,
  type ReturnFacts,
} from '../returns.repository';
import { returns } from '../returns.table';
import { damagesChargedMail } from './damages.mails';

export const DAMAGES = 'return:damages';
/**
 * Reference of the charge for contested and upheld damages, when the others were charged
 * before.
 */
export const CONTESTED = 'return:damages:contested';

export type ChargedDamages = {
  items: { item: string; centavos: number }[];
  dueOn: IsoDate;
  /** False where it was charged before. */
  isNew: boolean;
};

/**
 * Charges the damages of returns whose days of contesting have passed; each once, by the
 * reference of the charge.
 */
export function chargeUncontested(ports: Ports, db: Database): Promise<Done> {
  const today = todayOf(ports);
  return inBatches(db, {
    candidates: (after, limit) => uncontestedAfter(db, { after, limit, today }),
    work: async (tx, id) => {
      const facts = await lockReturn(tx, id);
      if (facts?.booking?.damageState !== 'aguardando') return 0;
      await chargeAndTell(ports, tx, facts);
      return 1;
    },
  });
}

async function uncontestedAfter(
  db: Database,
  { after, limit, today }: { after: string; limit: number; today: IsoDate },
): Promise<string[]> {
  const due = await db
    .select({ id: returns.contractId })
    .from(returns)
    .where(
      and(
        eq(returns.damageState, 'aguardando'),
        lt(returns.contestUntil, today),
        gt(returns.contractId, after),
      ),
    )
    .orderBy(asc(returns.contractId))
    .limit(limit);
  return due.map(({ id }) => id);
}

/**
 * Charges all damages, each at the cost that the return shows, and tells the customer.
 */
export async function chargeAndTell(ports: Ports, tx: Database, facts: ReturnFacts) {
  const charged = await chargeDamages(ports, tx, facts, { charged: facts.damages });
  await changeReturn(tx, facts.contract.id, {
    damageState: 'cobrados',
    updatedAt: ports.clock.now(),
  });
  if (charged.isNew)
    await enqueueMail(ports, tx, damagesChargedMail(ports.config, facts, charged));
}

/**
 * Charges some damages. The cost of each was decided by all of them together
 * (`damageCosts`).
 */
export async function chargeDamages(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  facts: ReturnFacts,
  { charged, reference = DAMAGES }: { charged: readonly DamageRow[]; reference?: string },
): Promise<ChargedDamages> {
  const { contract, entries } = facts;
  const today = todayOf(ports);
  const dueOn = settlementDueOn(today);
  const items = charged.flatMap(({ number, id }) => {
    const centavos = costOf(facts, id);
    return centavos > 0
      ? [{ item: `damage:${number}`, account: 'revenue-damage' as const, centavos }]
      : [];
  });
  if (items.length === 0) return { items, dueOn, isNew: false };
  const isNew = await postTransaction(
    ports,
    tx,
    contract.id,
    chargeOf({
      reference,
      onDay: today,
      dueOn,
      credit: creditIn(entries),
      items,
      detail: Object.fromEntries(
        charged.map(({ number, label }) => [`damage:${number}`, label]),
      ),
    }),
  );
  return { items, dueOn, isNew };
}
