import { type OverdueContract } from '@site/api-contract';
import {
  addBusinessDays,
  daysBetween,
  type IsoDate,
  reaisFromCentavos as reais,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { exitCostCentavos, sum } from '@site/api-contract/pricing';
import { canMove, isDelivered } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { monthOn } from '../../contracts/contracts/contract.rules';
import {
  type ContractRecord,
  factsOfContracts,
  findContracts,
} from '../../contracts/contracts/contracts.repository';
import { foundOf } from '../../contracts/contracts/list/contract-search.repository';
import { promisedDays } from '../../contracts/contracts/plan/agreed-days.repository';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { type Account, findAccounts } from '../../identity/accounts/accounts.repository';
import { type Decided, decisionsAbout, listLastLetters } from './overdue.repository';

/**
 * Business days after the last automatic reminder in which a customer can pay or talk to
 * us, before the contract may be ended.
 */
const TALK_BUSINESS_DAYS = 5;

/**
 * The state, on a day, of a contract that still owes after the last automatic reminder.
 */
export type Overdue = {
  record: ContractRecord;
  /** Open bills that are late, with fine and interest up to the day; the oldest first. */
  bills: [OpenBill, ...OpenBill[]];
  letterOn: IsoDate;
  /** Null when it can't be ended for want of payment. */
  ending: { from: IsoDate; exitCentavos: number } | null;
};

/**
 * Contracts that wait for a decision and that a search finds, the longest overdue first,
 * with as many queries for many as for one.
 */
export async function showOverdue(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  search?: string,
): Promise<OverdueContract[]> {
  const today = saoPauloDay(clock.now());
  const letters = await listLastLetters(db);
  const ids = await foundOf(db, [...letters.keys()], search);
  const records = await factsOfContracts(db, await findContracts(db, ids));
  const decisions = await decisionsAbout(db, ids);
  const promised = await promisedDays(db, ids, today);
  const customers = await findAccounts(
    db,
    records.map(({ contract }) => contract.userId),
  );
  const shown = ids.flatMap((id) => {
    const record = records.find(({ contract }) => contract.id === id);
    const about = {
      letters: letters.get(id) ?? [],
      decisions: decisions.filter(({ decision }) => decision.contractId === id),
      today,
    };
    const overdue = record && overdueIn(record, about);
    const customer = customers.find((one) => one.id === record?.contract.userId);
    const promisedUntil = promised.get(id) ?? null;
    return overdue ? [toOverdue(overdue, { ...about, customer, promisedUntil })] : [];
  });
  return shown.sort((one, other) => one.dueDate.localeCompare(other.dueDate));
}

/** Null unless the last reminder was sent about a bill that is still open. */
export async function overdueOf(
  db: Database,
  record: ContractRecord,
  today: IsoDate,
): Promise<Overdue | null> {
  const { id } = record.contract;
  const letters = (await listLastLetters(db, id)).get(id) ?? [];
  return overdueIn(record, { letters, decisions: await decisionsAbout(db, [id]), today });
}

/** The last reminders of a contract and the decisions about it, by a day. */
type About = {
  letters: readonly { dueOn: IsoDate; letterOn: IsoDate }[];
  decisions: readonly Decided[];
  today: IsoDate;
};

function overdueIn(
  record: ContractRecord,
  { letters, decisions, today }: About,
): Overdue | null {
  const { entries } = record;
  const [oldest, ...others] = billsOf([
    ...entries,
    ...lateChargesOn(entries, today),
  ]).filter(({ dueOn }) => dueOn < today);
  const letter = letters.find(({ dueOn }) => dueOn === oldest?.dueOn);
  if (!oldest || !letter) return null;
  return {
    record,
    bills: [oldest, ...others],
    letterOn: letter.letterOn,
    // After a decision to end it, nothing is left to end.
    ending: decisions.some(({ decision }) => decision.kind === 'encerrar')
      ? null
      : endingOf(record, { today, letterOn: letter.letterOn }),
  };
}

/**
 * When the customer has the car, that month's exit rule holds; a customer who never paid
 * and has no car owes nothing for leaving.
 */
function endingOf(
  { contract, proposal, amendments, handedOverOn }: ContractRecord,
  { today, letterOn }: { today: IsoDate; letterOn: IsoDate },
): Overdue['ending'] {
  const from = addBusinessDays(letterOn, TALK_BUSINESS_DAYS);
  if (canMove(proposal.state, 'cancelada', 'consultant'))
    return { from, exitCentavos: 0 };
  if (!isDelivered(proposal.state)) return null;
  const { monthlyCentavos, term } = termsOn(contract.terms, amendments, today);
  const month = monthOn(handedOverOn, today);
  return { from, exitCentavos: exitCostCentavos(monthlyCentavos, term, month) };
}

type Shown = About & { customer?: Account; promisedUntil: IsoDate | null };

function toOverdue(
  { record: { contract, proposal, carReturn }, bills, letterOn, ending }: Overdue,
  { customer, decisions, promisedUntil, today }: Shown,
): OverdueContract {
  const [{ dueOn }] = bills;
  return {
    contractId: contract.id,
    contract: contract.number,
    customer: customer?.name ?? '',
    email: customer?.email ?? '',
    cellphone: customer?.cellphone ?? '',
    versionName: contract.terms.versionName,
    state: proposal.state,
    ...(carReturn && { returnKind: carReturn.kind }),
    delivered: isDelivered(proposal.state),
    dueDate: dueOn,
    daysLate: daysBetween(dueOn, today),
    owed: reais(sum(bills)),
    lateCharges: reais(
      bills.reduce((total, { lateCentavos }) => total + lateCentavos, 0),
    ),
    letterOn,
    promisedUntil,
    ending: ending && { from: ending.from, cost: reais(ending.exitCentavos) },
    decisions: decisions.map(({ decision, decidedBy }) => ({
      kind: decision.kind,
      message: decision.message,
      promisedOn: decision.promisedOn,
      decidedAt: decision.decidedAt.toISOString(),
      decidedBy,
    })),
  };
}
