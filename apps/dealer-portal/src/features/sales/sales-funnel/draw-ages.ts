import { type AgeBand } from '@site/api-contract';
import { agesCopy as copy } from './ages.copy';
import { drawBars } from './draw-bars';
import { WAITING_PARTIES } from './waiting-parties';

/** The color token for each waiting party, as in the head of the table. */
const COLORS = {
  analysis: '--ceu-700',
  customer: '--terra-500',
  delivery: '--line-strong',
} as const satisfies Record<(typeof WAITING_PARTIES)[number], string>;

/** Draws one bar for each age, with a part for each waiting party. */
export function drawAges(canvas: HTMLCanvasElement, bands: readonly AgeBand[]) {
  return drawBars(canvas, {
    labels: bands.map(copy.band),
    stacked: true,
    datasets: (colorOf) =>
      WAITING_PARTIES.map((turn) => ({
        data: bands.map((band) => band[turn]),
        backgroundColor: colorOf(COLORS[turn]),
        // A gap between the parts.
        borderColor: colorOf('--surface'),
        borderWidth: { right: 2 },
        borderSkipped: false,
        categoryPercentage: 0.75,
      })),
  });
}
