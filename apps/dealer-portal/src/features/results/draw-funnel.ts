import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { type FunnelSteps } from '@site/contracts';
import { FUNNEL_STEPS } from './funnel-steps';
import { resultsCopy as copy } from './results.copy';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

/** The token that each month wears, as in the head of the table. */
const MONTHS = { current: '--terra-500', previous: '--line-strong' } as const;

/** Bars on a canvas, in the colors of the page; the caller destroys the chart. */
export function drawFunnel(
  canvas: HTMLCanvasElement,
  months: Record<keyof typeof MONTHS, FunnelSteps>,
): Chart {
  const styles = getComputedStyle(canvas);
  const colorOf = (token: string) => styles.getPropertyValue(token).trim();
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: FUNNEL_STEPS.map((step) => copy.steps[step]),
      datasets: (['current', 'previous'] as const).map((month) => ({
        data: FUNNEL_STEPS.map((step) => months[month][step]),
        backgroundColor: colorOf(MONTHS[month]),
        categoryPercentage: 0.7,
        barPercentage: 0.95,
        // A few contracts beside many visits are still seen.
        minBarLength: 2,
      })),
    },
    options: {
      indexAxis: 'y',
      animation: false,
      maintainAspectRatio: false,
      events: [],
      scales: {
        x: { display: false, beginAtZero: true },
        y: {
          grid: { display: false },
          border: { color: colorOf('--text') },
          ticks: {
            color: colorOf('--text-soft'),
            font: { family: styles.fontFamily, size: 13 },
          },
        },
      },
    },
  });
}
