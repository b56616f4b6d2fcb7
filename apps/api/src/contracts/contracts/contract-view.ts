import {
  type ContractDetail,
  type ContractSummary,
  DUE_DAYS,
  type WithdrawalOffer,
} from '@site/api-contract';
import {
  daysBetween,
  type IsoDate,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { type ContractTerms, termsOn } from '@site/api-contract/contracts';
import { benefitInReais, exitCostCentavos, handoverOf } from '@site/api-contract/pricing';
import { isAwaitingCar, isOver } from '@site/api-contract/sales';
import {
  awaitedDay,
  isSlotAwaited,
  lateCredit,
  lateDays,
  type Waiting,
} from '../deliveries/delivery.rules';
import {
  lateOwedOn,
  oldestLateBill,
  owedOn,
  stillClearsUntil,
} from '../ledger/late-charges.rules';
import { creditIn, paidIn, refundDueIn, statementOf } from '../ledger/statement.rules';
import { toStatementLine } from '../ledger/statement-lines.rules';
import {
  isGoingOn,
  lastDayOf,
  monthOn,
  withdrawableUntil,
  withdrawalOf,
  withdrawnEntry,
} from './contract.rules';
import { type ContractRecord } from './contracts.repository';
import { toCarReturn, toPurchase } from './end/contract-end-view';
import { lossOf } from './end/contract-loss.rules';
import { contractPlan } from './plan/contract-plan';
import { dueDayChange, nextToCome, pendingDueDay } from './plan/installment-charge.rules';
import { dueBefore, dueWith, nextInstallment } from './plan/next-installment';

const reais = reaisFromCentavos;

export function toSummary(record: ContractRecord, now: Date): ContractSummary {
  const { contract, proposal, amendments, entries, handedOverOn, carReturn } = record;
  const today = saoPauloDay(now);
  const {
    modelSlug,
    modelName,
    versionName,
    versionSlug,
    paint,
    paintName,
    term,
    km,
    monthlyCentavos,
  } = termsOn(contract.terms, amendments, today);
  const late = oldestLateBill(entries, today);
  const next = nextInstallment(record, today);
  return {
    id: contract.id,
    number: contract.number,
    proposalId: proposal.id,
    state: proposal.state,
    modelSlug,
    modelName,
    versionName,
    versionSlug,
    paint,
    paintName,
    term,
    km,
    monthly: reais(monthlyCentavos),
    signedAt: contract.signedAt.toISOString(),
    closedAt: contract.closedAt?.toISOString() ?? null,
    endsOn: handedOverOn && lastDayOf(handedOverOn, contract.terms),
    ...lateDeliveryOf(record, today),
    carReturn: carReturn && toCarReturn(carReturn, today),
    purchase: record.purchase && toPurchase(record.purchase),
    loss: lossOf(record, today),
    nextInstallment: next,
    dueWithNext: next ? dueWith(record, next) : [],
    dueBefore: dueBefore(record, next, today),
    owed: reais(owedOn(entries, today)),
    lateCharges: reais(lateOwedOn(entries, today)),
    late: late && {
      since: late.since,
      days: daysBetween(late.since, today),
      amount: reais(late.centavos),
      bills: late.bills,
      total: reais(late.totalCentavos),
      clearsUntil: late.bills === 1 ? stillClearsUntil(late.since, today) : undefined,
    },
  };
}

/** How late the car is that was not handed over yet; empty where it is not late. */
function lateDeliveryOf(
  { contract, proposal, waiting }: ContractRecord,
  today: IsoDate,
): Pick<ContractSummary, 'lateDelivery'> {
  const days = isAwaitingCar(proposal.state) ? lateDays(waiting, today) : 0;
  if (days === 0) return {};
  return {
    lateDelivery: {
      days,
      credit: reais(lateCredit(contract.terms.monthlyCentavos, days)),
    },
  };
}

/**
 * All of it but the amendments and the facts that only other tables than the ledger have:
 * see `detailOf`.
 */
export function toDetail(
  record: ContractRecord,
  now: Date,
): Omit<ContractDetail, 'amendments' | 'paidBy' | 'cardMissesNext'> {
  const { contract, proposal, amendments, entries, handedOverOn } = record;
  const today = saoPauloDay(now);
  const terms = termsOn(contract.terms, amendments, today);
  const statement = statementOf(entries);
  const over = isOver(proposal.state);
  const month = monthOn(handedOverOn, today);
  return {
    ...toSummary(record, now),
    terms: toTerms(terms, record),
    signedOn: terms.signedOn,
    promisedOn: terms.promisedOn,
    handedOverOn,
    plan: contractPlan(record, today),
    statement: statement.map((line) => toStatementLine(line, record)),
    balance: reais(statement.at(-1)?.balanceCentavos ?? 0),
    credit: reais(creditIn(entries)),
    refundDue: reais(refundDueIn(entries)),
    exit: over
      ? null
      : {
          month,
          cost: reais(exitCostCentavos(terms.monthlyCentavos, terms.term, month)),
        },
    withdrawnAt: withdrawnEntry(entries)
      ? (contract.closedAt?.toISOString() ?? null)
      : null,
    withdrawal: over ? null : toWithdrawal(record, terms, now),
    dueDayFrom: dueDayFrom(record, today),
    dueDayChanges: dueDayChanges(record, today),
    dueDayPending: isGoingOn(record)
      ? pendingDueDay({ ...record, terms: contract.terms }, today)
      : null,
  };
}

function dueDayFrom(record: ContractRecord, today: IsoDate): number | null {
  const { terms } = record.contract;
  return isGoingOn(record)
    ? (nextToCome({ ...record, terms }, today)?.number ?? null)
    : null;
}

function dueDayChanges(
  record: ContractRecord,
  today: IsoDate,
): NonNullable<ContractDetail['dueDayChanges']> {
  const { terms } = record.contract;
  if (!isGoingOn(record)) return [];
  return DUE_DAYS.flatMap((dueDay) => {
    const first = dueDayChange({ ...record, terms }, dueDay, today);
    return first ? [{ dueDay, fromInstallment: first.number, dueOn: first.dueDate }] : [];
  });
}

/** The signed terms, with the dealership that hands the car over today. */
function toTerms(
  {
    clientType,
    versionSlug,
    addOns,
    lines,
    oneOff,
    benefit,
    extraKmCentavos,
    deductibleCentavos,
    wear,
    dueDay,
    paymentMethod,
  }: ContractTerms,
  { store }: Pick<ContractRecord, 'store'>,
): ContractDetail['terms'] {
  const toItem = ({ key, label, centavos }: ContractTerms['lines'][number]) => ({
    key,
    label,
    amount: reais(centavos),
  });
  return {
    clientType,
    versionSlug,
    addOns: addOns.map(({ name }) => name),
    addOnSlugs: addOns.map(({ slug }) => slug),
    lines: lines.map(toItem),
    oneOff: oneOff.map(toItem),
    ...(benefit && { benefit: benefitInReais(benefit) }),
    extraKm: reais(extraKmCentavos),
    deductible: reais(deductibleCentavos),
    ...(wear && { wearVersion: wear.version }),
    dueDay,
    paymentMethod,
    handover: handoverOf({ addOns, ...store }),
  };
}

function toWithdrawal(
  { contract, entries, handedOverOn, waiting }: ContractRecord,
  { monthlyCentavos }: ContractTerms,
  now: Date,
): WithdrawalOffer {
  const { terms } = contract;
  const offer = withdrawalOf({ terms, handedOverOn, waiting }, monthlyCentavos, now);
  const cost = offer.kind === 'refused' ? 0 : offer.exitCentavos;
  const paid = paidIn(entries) - refundDueIn(entries);
  return {
    kind: ({ free: 'livre', exit: 'com-custo', refused: 'nao-cabe' } as const)[
      offer.kind
    ],
    freeUntil: withdrawableUntil(terms).toISOString(),
    cost: reais(cost),
    paid: reais(paid),
    refund: reais(offer.kind === 'refused' ? 0 : Math.max(0, paid - cost)),
    ...(offer.kind === 'exit' && awaited(waiting, saoPauloDay(now))),
  };
}

/** No day is known while the first payment or the choice of a slot is missing. */
function awaited(
  waiting: Waiting,
  today: IsoDate,
): Pick<WithdrawalOffer, 'awaitedOn' | 'isSlotAwaited'> {
  if (!waiting.paidOn) return {};
  if (isSlotAwaited(waiting)) return { isSlotAwaited: true };
  return { awaitedOn: awaitedDay(waiting, today) };
}
