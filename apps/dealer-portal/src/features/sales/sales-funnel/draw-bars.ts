import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  LinearScale,
} from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

type Bars = {
  labels: string[];
  /** Receives a function that resolves a color token of the page. */
  datasets: (colorOf: (token: string) => string) => ChartDataset<'bar', number[]>[];
  /** Stacks the datasets of a label in one bar. */
  stacked?: boolean;
};

/**
 * Draws horizontal bars on a canvas, in the colors of the page; the caller destroys the
 * chart.
 */
export function drawBars(canvas: HTMLCanvasElement, bars: Bars): Chart {
  const styles = getComputedStyle(canvas);
  const colorOf = (token: string) => styles.getPropertyValue(token).trim();
  const { labels, datasets, stacked = false } = bars;
  return new Chart(canvas, {
    type: 'bar',
    data: { labels, datasets: datasets(colorOf) },
    options: {
      indexAxis: 'y',
      animation: false,
      maintainAspectRatio: false,
      events: [],
      scales: {
        x: { stacked, display: false, beginAtZero: true },
        y: {
          stacked,
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
