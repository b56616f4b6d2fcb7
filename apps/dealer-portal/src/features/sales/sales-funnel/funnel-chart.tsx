import { useEffect, useRef } from 'react';
import { type FunnelSteps } from '@site/api-contract';
import { drawFunnel } from './draw-funnel';

/** The steps as bars; the table beside them has the numbers. */
export function FunnelChart({
  current,
  previous,
  label,
}: {
  current: FunnelSteps;
  previous: FunnelSteps;
  label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    // Environments without layout, such as jsdom, draw no chart.
    if (!canvas.current || typeof ResizeObserver === 'undefined') return undefined;
    const chart = drawFunnel(canvas.current, { current, previous });
    return () => chart.destroy();
  }, [current, previous]);

  return <canvas ref={canvas} role="img" aria-label={label} />;
}
