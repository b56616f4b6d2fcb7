import { type FunnelSteps } from '@site/api-contract';
import { drawBars } from './draw-bars';
import { FUNNEL_STEPS } from './funnel-steps';
import { salesFunnelCopy as copy } from './sales-funnel.copy';

/** The color token for each month, as in the head of the table. */
const MONTHS = { current: '--terra-500', previous: '--line-strong' } as const;

/** Draws two bars for each step, one for each month. */
export function drawFunnel(
  canvas: HTMLCanvasElement,
  months: Record<keyof typeof MONTHS, FunnelSteps>,
) {
  return drawBars(canvas, {
    labels: FUNNEL_STEPS.map((step) => copy.steps[step]),
    datasets: (colorOf) =>
      (['current', 'previous'] as const).map((month) => ({
        // Nothing is drawn for 0, which the shortest bar would look like.
        data: FUNNEL_STEPS.map((step) => months[month][step] || NaN),
        backgroundColor: colorOf(MONTHS[month]),
        categoryPercentage: 0.7,
        barPercentage: 0.95,
        // A few contracts stay visible beside many visits.
        minBarLength: 2,
      })),
  });
}
