import { type Installment, type InstallmentPlan } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { type PlannedInstallment } from '../../installments/plan';
import { itemLabel } from '../../ledger/item-labels.rules';
import {
  balanceOf,
  chargedStateOf,
  creditIn,
  openItems,
  paidWith,
} from '../../ledger/statement.rules';
import { deliveryDayOf, planOf } from '../contract.rules';
import { type ContractRecord } from '../contracts.repository';

/**
 * The plan of a contract with the ledger's state of each installment: a charged one has
 * its own due date and open amount. Km that were bought follow the installment that they
 * fall due with; a part that falls due on another day follows the rest of its
 * installment.
 */
export function contractPlan(record: ContractRecord, today: IsoDate): InstallmentPlan {
  return planWith(record, today, rowsOf);
}

/** The same with one row for each installment, on the day of its oldest part. */
export function wholePlan(record: ContractRecord, today: IsoDate): InstallmentPlan {
  return planWith(record, today, (...row) => [toInstallment(...row)]);
}

/** A row of the plan, with the centavos that credit will pay of it once it is charged. */
type Row = PlannedInstallment & { ahead: number };

function planWith(
  record: ContractRecord,
  today: IsoDate,
  shownAs: (record: ContractRecord, row: Row, today: IsoDate) => Installment[],
): InstallmentPlan {
  const { contract, amendments } = record;
  const days = { ...record, terms: contract.terms };
  // A contract that ended before the delivery waits for no delivery.
  const until = contract.closedAt ? saoPauloDay(contract.closedAt) : today;
  const planned = planOf(days, until);
  const bought = boughtKm(record, planned);
  const rows = planned.flatMap((row) => [
    row,
    ...(row.kind === 'mensalidade'
      ? bought.filter(({ number }) => number === row.number)
      : []),
  ]);
  return {
    dueDay: termsOn(contract.terms, amendments, today).dueDay,
    signedOn: contract.terms.signedOn,
    deliveredOn: deliveryDayOf(days, until),
    total: reaisFromCentavos(sum(planned) + keptCentavos(record, bought)),
    installments: withCredit(record, rows).flatMap((row) => shownAs(record, row, today)),
  };
}

/** The customer's credit pays the next charge, by the rule of `installmentCharge`. */
function withCredit(
  { proposal, entries }: ContractRecord,
  rows: readonly PlannedInstallment[],
): Row[] {
  let credit = isOver(proposal.state) ? 0 : creditIn(entries);
  return rows.map((row) => {
    const isAhead = credit > 0 && chargedStateOf(entries, row.item, '') === null;
    const ahead = isAhead ? Math.min(credit, row.centavos) : 0;
    credit -= ahead;
    return { ...row, ahead };
  });
}

/** Km that were bought, with the number of their installment. */
function boughtKm(
  record: ContractRecord,
  planned: readonly PlannedInstallment[],
): PlannedInstallment[] {
  return record.entries.flatMap(({ kind, reference: item, dueOn, postings }) => {
    if (kind !== 'charge' || !item.startsWith('km:') || !dueOn) return [];
    const before = planned.filter(({ dueDate }) => dueDate <= dueOn);
    return {
      number: Math.max(1, ...before.map(({ number }) => number)),
      kind: 'avulsa' as const,
      item,
      label: itemLabel(item, record),
      dueDate: dueOn,
      centavos: -balanceOf([{ postings }], 'revenue-km', item),
    };
  });
}

/** Price of the bought km that were not taken back, in centavos. */
function keptCentavos(
  { entries }: ContractRecord,
  bought: readonly PlannedInstallment[],
): number {
  return -sum(
    bought.map(({ item }) => ({ centavos: balanceOf(entries, 'revenue-km', item) })),
  );
}

function toInstallment(
  { proposal, entries, lostOn }: ContractRecord,
  { number, kind, label, item, dueDate, centavos, ahead }: Row,
  today: IsoDate,
): Installment {
  const charged = chargedStateOf(entries, item, today);
  const { moneyCentavos, creditCentavos } = paidWith(entries, item);
  const status = charged?.state ?? (isOver(proposal.state) ? 'cancelada' : 'a_vencer');
  // The month in which the car was lost is paid by the day.
  const isCut = lostOn !== null && kind === 'mensalidade' && status !== 'cancelada';
  return {
    number,
    kind,
    label,
    status,
    dueDate: charged?.dueOn ?? dueDate,
    amount: reaisFromCentavos(
      isCut ? -balanceOf(entries, 'revenue-monthly', item) : centavos,
    ),
    open: reaisFromCentavos(
      charged?.openCentavos ?? (status === 'cancelada' ? 0 : centavos - ahead),
    ),
    paid: reaisFromCentavos(moneyCentavos),
    credited: reaisFromCentavos(creditCentavos + ahead),
  };
}

/** A row for each day on which an amount is open. */
function rowsOf(record: ContractRecord, row: Row, today: IsoDate): Installment[] {
  const whole = toInstallment(record, row, today);
  const open = openItems(record.entries).filter(({ item }) => item === row.item);
  const [first, ...later] = open;
  if (!first || later.length === 0) return [whole];
  const partOf = (part: Partial<Installment>, centavos: number, openOf = centavos) => ({
    ...whole,
    ...part,
    amount: reaisFromCentavos(centavos),
    open: reaisFromCentavos(openOf),
  });
  return [
    partOf({}, row.centavos - sum(later), first.centavos),
    ...later.map(({ dueOn, centavos }) =>
      partOf(
        {
          kind: 'avulsa', // the first row alone carries the month and the paid amount
          paid: 0,
          credited: 0,
          dueDate: dueOn,
          status: dueOn < today ? 'vencida' : 'a_vencer',
        },
        centavos,
      ),
    ),
  ];
}
