import { type Installment } from '@site/api-contract';

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** State of an amount in the chart. */
export type ChartedPart = 'settled' | 'late' | 'next' | 'ahead';

/** The name of a month and its amounts in reais, by their state. */
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
      month: MONTH.format(new Date(dueDate)).replace('.', ''),
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
