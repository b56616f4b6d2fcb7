import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { type Installment } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { contractCopy as copy } from './contract.copy';

const HEIGHT = 180;
const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** What a bar is filled with; each is a class of contract.css. */
const PARTS = ['settled', 'late', 'next', 'ahead', 'dropped'] as const;
type Part = (typeof PARTS)[number];
type Month = { number: number; month: string } & Record<Part, number>;

/**
 * One bar an instalment, by what became of it. The table beside it says the same in
 * words.
 */
export function InstallmentsChart({
  installments,
}: {
  installments: readonly Installment[];
}) {
  const months = monthsOf(installments);
  const amounts = months.map((month) => totalOf(month));
  const label = copy.chartLabel(
    months.length,
    formatBRL(Math.max(0, ...amounts)),
    formatBRL(amounts.at(-1) ?? 0),
  );
  return (
    <figure className="contract-chart" role="img" aria-label={label}>
      <ResponsiveContainer
        width="100%"
        height={HEIGHT}
        initialDimension={{ width: 320, height: HEIGHT }}
      >
        <BarChart data={months} barCategoryGap="12%" accessibilityLayer={false}>
          <XAxis
            dataKey="month"
            tickLine={false}
            axisLine={false}
            interval="preserveStartEnd"
            minTickGap={8}
          />
          <YAxis hide domain={[0, 'dataMax']} />
          {PARTS.map((part) => (
            <Bar
              key={part}
              dataKey={part}
              stackId="month"
              className={`bar-${part}`}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

function monthsOf(installments: readonly Installment[]): Month[] {
  const next = installments.find(
    ({ status, open }) => open > 0 && status !== 'cancelada' && status !== 'vencida',
  )?.number;
  const months = new Map<number, Month>();
  for (const { number, dueDate, amount, open, status } of installments) {
    const month = months.get(number) ?? {
      number,
      month: MONTH.format(new Date(dueDate)).replace('.', ''),
      settled: 0,
      late: 0,
      next: 0,
      ahead: 0,
      dropped: 0,
    };
    if (status === 'cancelada') month.dropped += amount;
    else {
      month.settled += amount - open;
      month[status === 'vencida' ? 'late' : number === next ? 'next' : 'ahead'] += open;
    }
    months.set(number, month);
  }
  return [...months.values()];
}

const totalOf = (month: Month) => PARTS.reduce((sum, part) => sum + month[part], 0);
