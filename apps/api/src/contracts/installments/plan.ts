import {
  addDays,
  addMonths,
  type IsoDate,
  later,
  nextBusinessDay,
} from '@site/api-contract/brazil';
import { type CampaignBenefit, offInstallment } from '@site/api-contract/pricing';
import { installmentLabel } from '../ledger/item-labels.rules';
import { installmentItem } from '../ledger/ledger.rules';

export type PlanTerms = {
  /** Price of a month, of which a campaign takes a part off the first months. */
  monthlyCentavos: number;
  benefit?: CampaignBenefit;
  term: number;
  /** Charged once, with the first installment. */
  oneOff: readonly { key: string; label: string; centavos: number }[];
  /** 5, 10, 15, 20 or 25, since every month has them. */
  dueDay: number;
  signedOn: IsoDate;
  deliveredOn: IsoDate;
  /** Terms that amendments changed for an installment, by its number. */
  changed?: (installment: number) => Pick<PlanTerms, 'monthlyCentavos' | 'dueDay'>;
};

export type PlannedInstallment = {
  number: number;
  kind: 'mensalidade' | 'avulsa';
  /** Its name in the ledger: `installment:3`, `once:entrega-em-casa`. */
  item: string;
  label: string;
  dueDate: IsoDate;
  centavos: number;
};

/**
 * The installments of a contract. The first is due the business day after the signature,
 * with the items that are charged once, and pays the first month with the car. Each other
 * is due on the first due day after the months before it, moved to the next business day
 * (docs/product/contracts.md; domain-brazil 9, 15).
 */
export function planInstallments({
  monthlyCentavos,
  benefit,
  term,
  oneOff,
  dueDay,
  signedOn,
  deliveredOn,
  changed = () => ({ monthlyCentavos, dueDay }),
}: PlanTerms): PlannedInstallment[] {
  const first = firstDueOn(signedOn);
  const start = later(deliveredOn, signedOn);
  const months = Array.from({ length: term }, (_, index): PlannedInstallment => {
    const number = index + 1;
    const now = changed(number);
    const lived = addMonths(start, index);
    return {
      number,
      kind: 'mensalidade',
      item: installmentItem(number),
      label: installmentLabel(number, { term, benefit }),
      dueDate: index === 0 ? first : nextBusinessDay(dayOnOrAfter(lived, now.dueDay)),
      centavos: now.monthlyCentavos - offInstallment(benefit, number),
    };
  });
  const once = oneOff.map(({ key, label, centavos }): PlannedInstallment => ({
    number: 1,
    kind: 'avulsa',
    item: `once:${key}`,
    label,
    dueDate: first,
    centavos,
  }));
  return [...months.slice(0, 1), ...once, ...months.slice(1)];
}

/** Due day of the first installment: the business day after the signature. */
export function firstDueOn(signedOn: IsoDate): IsoDate {
  return nextBusinessDay(addDays(signedOn, 1));
}

/** The first day with this number in its month, on or after a day. */
function dayOnOrAfter(day: IsoDate, number: number): IsoDate {
  const same = `${day.slice(0, 8)}${String(number).padStart(2, '0')}`;
  return same >= day ? same : addMonths(same, 1);
}
