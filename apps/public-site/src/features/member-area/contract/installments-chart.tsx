import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useEffect, useRef } from 'react';
import { type Installment } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { contractCopy as copy } from './contract.copy';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** What became of an amount, and the token that its part of a bar wears. */
const PARTS = {
  settled: '--asfalto-900',
  late: '--danger',
  next: '--terra-500',
  ahead: '--line',
} as const;
type Part = keyof typeof PARTS;
type Month = { month: string } & Record<Part, number>;

/**
 * One bar an instalment, by what became of it. The table beside it says the same in
 * words.
 */
export function InstallmentsChart({
  installments,
}: {
  installments: readonly Installment[];
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const months = monthsOf(installments);
  const amounts = months.map((month) => totalOf(month));

  useEffect(() => {
    // Where nothing can be measured nothing is drawn.
    if (!canvas.current || typeof ResizeObserver === 'undefined') return undefined;
    const chart = draw(canvas.current, monthsOf(installments));
    return () => chart.destroy();
  }, [installments]);

  return (
    <div className="contract-chart">
      <canvas
        ref={canvas}
        role="img"
        aria-label={copy.chartLabel(
          months.length,
          formatBRL(Math.max(0, ...amounts)),
          formatBRL(amounts.at(-1) ?? 0),
        )}
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, months: readonly Month[]): Chart {
  const styles = getComputedStyle(canvas);
  const colorOf = (token: string) => styles.getPropertyValue(token).trim();
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: months.map(({ month }) => month),
      datasets: Object.entries(PARTS).map(([part, token]) => ({
        data: months.map((month) => month[part as Part]),
        backgroundColor: colorOf(token),
        categoryPercentage: 0.9,
        barPercentage: 1,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      events: [],
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: colorOf('--text') },
          ticks: {
            maxRotation: 0,
            color: colorOf('--text-soft'),
            font: { family: styles.fontFamily, size: 12 },
          },
        },
        y: { stacked: true, display: false, beginAtZero: true },
      },
    },
  });
}

function monthsOf(installments: readonly Installment[]): Month[] {
  const charged = installments.filter(({ status }) => status !== 'cancelada');
  const next = charged.find(
    ({ status, open }) => open > 0 && status !== 'vencida',
  )?.number;
  const months = new Map<number, Month>();
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

const totalOf = ({ settled, late, next, ahead }: Month) => settled + late + next + ahead;
