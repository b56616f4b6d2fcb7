import {
  addDays,
  addMonths,
  type IsoDate,
  nextBusinessDay,
} from '@site/contracts/brazil';

export type PlanTerms = {
  monthlyCentavos: number;
  term: number;
  /** Charged once, with the first instalment. */
  oneOff: readonly { label: string; centavos: number }[];
  /** 5, 10, 15, 20 or 25: every month has them all. */
  dueDay: number;
  signedOn: IsoDate;
  deliveredOn: IsoDate;
};

export type PlannedInstallment = {
  number: number;
  kind: 'mensalidade' | 'avulsa';
  label: string;
  dueDate: IsoDate;
  centavos: number;
};

/**
 * The instalments of a contract. The first is paid the business day after signing, with
 * what is charged once, and buys the first month with the car; the next falls on the
 * first chosen day once that month has been lived, then one a month, each moved to the
 * next business day (product.md §1, §4; domain-brazil 9, 15).
 */
export function planInstallments({
  monthlyCentavos,
  term,
  oneOff,
  dueDay,
  signedOn,
  deliveredOn,
}: PlanTerms): PlannedInstallment[] {
  const first = nextBusinessDay(addDays(signedOn, 1));
  const second = dayOnOrAfter(addMonths(later(deliveredOn, signedOn), 1), dueDay);
  const months = Array.from({ length: term }, (_, index): PlannedInstallment => ({
    number: index + 1,
    kind: 'mensalidade',
    label: `Mensalidade ${index + 1} de ${term}`,
    dueDate: index === 0 ? first : nextBusinessDay(addMonths(second, index - 1)),
    centavos: monthlyCentavos,
  }));
  const once = oneOff.map(({ label, centavos }): PlannedInstallment => ({
    number: 1,
    kind: 'avulsa',
    label,
    dueDate: first,
    centavos,
  }));
  return [...months.slice(0, 1), ...once, ...months.slice(1)];
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

/** The first day of that number in a month on or after a day. */
function dayOnOrAfter(day: IsoDate, number: number): IsoDate {
  const same = `${day.slice(0, 8)}${String(number).padStart(2, '0')}`;
  return same >= day ? same : addMonths(same, 1);
}
