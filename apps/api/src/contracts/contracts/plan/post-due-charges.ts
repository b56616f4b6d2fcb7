import { sql } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { isContract, PROPOSAL_STATES } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database, rowsOf } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Ports } from '#platform/ports';
import { postTransaction } from '../../ledger/ledger.repository';
import { type Entry } from '../../ledger/ledger.rules';
import {
  contractFacts,
  type ContractRecord,
  contractsThat,
  lockContract,
} from '../contracts.repository';
import { installmentCharge, isChargeDue, nextToCharge } from './installment-charge.rules';

const RUNNING = PROPOSAL_STATES.filter(isContract);

/**
 * Charges in the ledger every installment whose day has come (`isChargeDue`), exactly
 * once however many processes run it, since each charge has its reference. Returns the
 * number of charges.
 */
export function postDueCharges(
  ports: Pick<Ports, 'clock'>,
  db: Database,
): Promise<{ done: number }> {
  const today = todayOf(ports);
  const isDue = (record: ContractRecord) => dueOf(record, today) !== null;
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(ports, db, { after, limit }),
    narrow: (ids) => contractsThat(db, ids, isDue),
    work: (tx, id) => chargeContract(ports, tx, id),
  });
}

/** Charges the due installments of one contract; gives their number. */
export async function chargeContract(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  contractId: string,
): Promise<number> {
  const today = todayOf(ports);
  const locked = await lockContract(tx, contractId);
  if (!locked || !isContract(locked.proposal.state)) return 0;
  const record = await contractFacts(tx, locked);
  let entries: readonly Entry[] = record.entries;
  for (let charged = 0; ; charged += 1) {
    const charge = dueOf({ ...record, entries }, today);
    if (!charge || !(await postTransaction(ports, tx, contractId, charge)))
      return charged;
    // The lock keeps all other writers away.
    entries = [...entries, charge];
  }
}

/** The charge that is due on a day; null where none is. */
function dueOf(
  record: Omit<ContractRecord, 'entries'> & { entries: readonly Entry[] },
  today: IsoDate,
): Entry | null {
  const { terms } = record.contract;
  const own = { ...record, terms };
  const next = nextToCharge(own, today);
  return next && isChargeDue(own, next, today)
    ? installmentCharge(own, next.number, today)
    : null;
}

/**
 * Contracts that may have an installment to charge: running contracts with fewer charges
 * than months with the car, counted some days ahead; or with no charge yet.
 */
async function candidatesAfter(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const now = clock.now().toISOString();
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select c.id from contracts c join proposals p on p.id = c.proposal_id
        cross join lateral (select count(*)::int as charges from ledger_transactions t
          where t.contract_id = c.id and t.kind = 'charge' and t.reference like 'charge:%') l
        left join lateral (select min(e.at) as at from proposal_events e
          where e.proposal_id = p.id and e.to_state = 'ativa') h on true
        where p.state in ${RUNNING} and c.id > ${after} and (l.charges = 0
          or h.at + l.charges * interval '1 month' <= ${now}::timestamptz + interval '14 days')
        order by c.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
