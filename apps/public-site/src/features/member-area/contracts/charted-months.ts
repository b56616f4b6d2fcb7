import { type Installment } from '@site/api-contract';
import { monthName } from '@site/api-contract/brazil';

/** States of an amount in the chart, in the order of time. */
export const CHARTED_PARTS = ['settled', 'late', 'next', 'ahead'] as const;
export type ChartedPart = (typeof CHARTED_PARTS)[number];

/** The first letters of a month and its amounts in reais, by their state. */
export type ChartedMonth = { month: string } & Record<ChartedPart, number>;

/** One bar for each month that is not cancelled. */
export function chartedMonths(installments: readonly Installment[]): ChartedMonth[] {
  const charged = installments.filter(({ status }) => status !== 'cancelada');
  const next = charged.find(
    ({ status, open }) => open > 0 && status !== 'vencida',
  )?.number;
  const months = new Map<number, ChartedMonth>();
  for (const { number, dueDate, amount, open, status } of charged) {
    const month = months.get(number) ?? {
      month: monthName(dueDate).slice(0, 3),
      settled: 0,
      late: 0,
      next: 0,
      ahead: 0,
    };
    month.settled += amount - open;
    month[status === 'vencida' ? 'late' : number === next ? 'next' : 'ahead'] += open;
    months.set(number, month);
  }
  return [...months.values()];
}

export const totalOfMonth = ({ settled, late, next, ahead }: ChartedMonth) =>
  settled + late + next + ahead;
