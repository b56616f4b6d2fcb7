import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { type ChartedMonth, type ChartedPart } from './charted-months';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

/** The color token of each part of a bar. */
const PARTS = {
  settled: '--asfalto-900',
  late: '--danger',
  next: '--terra-500',
  ahead: '--line',
} as const satisfies Record<ChartedPart, string>;

/**
 * Draws the bars on a canvas in the colors of the page; the caller destroys the chart.
 */
export function drawInstallments(
  canvas: HTMLCanvasElement,
  months: readonly ChartedMonth[],
): Chart {
  const styles = getComputedStyle(canvas);
  const colorOf = (token: string) => styles.getPropertyValue(token).trim();
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: months.map(({ month }) => month),
      datasets: Object.entries(PARTS).map(([part, token]) => ({
        data: months.map((month) => month[part as ChartedPart]),
        backgroundColor: colorOf(token),
        categoryPercentage: 0.9,
        barPercentage: 1,
        // Without a limit the few bars of a contract that ended early would be very wide.
        maxBarThickness: 48,
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
            autoSkipPadding: 10,
            color: colorOf('--text-soft'),
            font: { family: styles.fontFamily, size: 12 },
          },
        },
        y: { stacked: true, display: false, beginAtZero: true },
      },
    },
  });
}
