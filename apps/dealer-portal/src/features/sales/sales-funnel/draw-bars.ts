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
  /** Gets the color of a token of the page. */
  datasets: (colorOf: (token: string) => string) => ChartDataset<'bar', number[]>[];
  /** One after the other instead of one below the other. */
  stacked?: boolean;
};

/** Lying bars on a canvas, in the colors of the page; the caller destroys the chart. */
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
